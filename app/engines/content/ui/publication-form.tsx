import type { ReactNode } from "react";
import type { DraftView } from "#app/engines/drafts/contract.ts";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { WritingHint } from "#app/engines/videos/ui/writing-hint.tsx";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { AddedPictures } from "#app/ui/pictures/added-pictures.tsx";
import { KeptPictures, type KeptTyped } from "#app/ui/pictures/kept-pictures.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { Picture } from "../contract.ts";
import { colleagues } from "./colleagues.ts";
import { PeopleField } from "./people-field.tsx";
import { Preview } from "./preview.tsx";

type Values = {
  title: string;
  body: string;
  feed: string;
  /** Everybody within it, or those whom `parts` and `people` choose. */
  reach: string;
  parts: string[];
  people: string;
  theme?: string;
  pictures: string;
  keep?: unknown;
};

type Source = Omit<Values, "reach" | "parts" | "people" | "pictures" | "keep"> & {
  reach: "company" | "portal";
  audience: string[] | null;
  people: string[];
  revision: number;
  pictures: Picture[];
};

type Props = {
  id: string;
  intent: "publish" | "save";
  send: string;
  back: string;
  draft: Pick<DraftView, "id" | "fields" | "pictures">;
  /** Out of whom readers are chosen. */
  audiences: AudienceChoices;
  source?: Source;
  /** What goes with the words besides pictures. */
  beside?: ReactNode;
};

/** The form that writes and rewrites a publication; a textarea with a small Markdown, pictures beside it. */
export function PublicationForm({ id, intent, send, back, source, draft, audiences, beside }: Props) {
  const { fields, problems } = usePageForm<Values>(id, { ...startOf(source), ...draft.fields });
  const pause = usePause();
  const pictures = [...(source?.pictures ?? []), ...draft.pictures];
  const inConflict = problems.some((problem) => problem.id === id);
  return (
    <Form
      id={id}
      onKeyDown={sendByKeys}
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      {pause && <PauseNotice pause={pause} />}
      <Preview />
      <input type="hidden" name="theme" value={fields.theme.value ?? ""} />
      {source && (
        <input
          type="hidden"
          name="revision"
          value={inConflict ? source.revision : (draft.fields.revision ?? source.revision)}
        />
      )}
      {source && inConflict && <Theirs source={source} href={back} />}
      <TextField field={fields.title} label="Заголовок" optional maxLength={150} autoComplete="off" />
      <RichTextField
        field={fields.body}
        label="Текст"
        hint={<WritingHint />}
        rows={10}
        maxLength={10_000}
        people={colleagues}
      />
      <KeptPictures name="keep" pictures={pictures} typed={fields.keep.value as KeptTyped[] | undefined} />
      <AddedPictures
        key={draft.pictures.map((picture) => picture.id).join()}
        name="pictures"
        errors={fields.pictures.errors}
        label={pictures.length ? "Добавить картинки" : "Картинки"}
        hint="До 10 картинок JPEG, PNG, WebP или GIF, каждая до 10 МБ"
        optional
      />
      {beside}
      <RadioGroup
        field={fields.feed}
        label="Где показать"
        look="row"
        choices={[
          { value: "blogs", label: "Блоги" },
          { value: "life", label: "Жизнь" },
          { value: "work", label: "Работа" },
        ]}
      />
      <ReadersField
        fields={{ readers: fields.reach, parts: fields.parts }}
        choices={audiences}
        value={source}
        people={<PeopleField field={fields.people} />}
      />
      <FormActions>
        <Button look="primary" name="intent" value={intent}>
          {send}
        </Button>
        {!source && (
          <Button name="intent" value="choose-theme" icon="palette">
            Фон
          </Button>
        )}
        <Button name="intent" value="choose-files" icon="attach">
          Файлы
        </Button>
        <Button name="intent" value="choose-poll" icon="surveys">
          Опрос
        </Button>
        <DraftKeeping id={draft.id} form={id} />
        <Button name="intent" value="preview" icon="eye">
          Предпросмотр
        </Button>
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

function startOf(source: Source | undefined) {
  if (!source) return { feed: "blogs", reach: "company" };
  const { title, body, feed, theme, audience, people } = source;
  const reach = audience ? "chosen" : source.reach;
  return {
    title,
    body,
    feed,
    theme,
    reach,
    parts: audience ?? [],
    people: people.map((name) => `@${name}`).join(", "),
  };
}

/** The text that another window has saved meanwhile, to be compared with the own one below. */
function Theirs({ source: { title, body }, href }: { source: { title: string; body: string }; href: string }) {
  return (
    <section aria-labelledby="theirs" className="rounded-card border border-line bg-well p-4 sm:p-5">
      <h2 id="theirs">Уже сохранено</h2>
      {title && <p className="mt-3 font-semibold">{title}</p>}
      <p className="mt-2 whitespace-pre-line">{body}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={href} size="s">
          Оставить этот текст
        </ButtonLink>
        <span className="text-sm text-muted">Ваш текст – ниже: сохраните его, если он лучше.</span>
      </div>
    </section>
  );
}
