import type { MouseEvent, ReactNode } from "react";
import type { DraftView } from "#app/engines/drafts/contract.ts";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { ownFilms } from "#app/engines/videos/ui/own-films.ts";
import { WritingHint } from "#app/engines/videos/ui/writing-hint.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AddedPictures } from "#app/ui/pictures/added-pictures.tsx";
import { KeptPictures, type KeptTyped } from "#app/ui/pictures/kept-pictures.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { Picture } from "../contract.ts";
import { colleagues } from "./colleagues.ts";
import { Preview } from "./preview.tsx";
import type { WhereFields } from "./where-field.tsx";

type Values = {
  title: string;
  body: string;
  feed: string;
  /** Everybody within it, or those whom `parts` and `people` choose. */
  reach: string;
  parts: string[];
  people: string[];
  theme?: string;
  revision?: string | number;
  pictures: string;
};

type Source = {
  revision: number;
  pictures: Picture[];
};

type Props = {
  id: string;
  intent: "publish" | "save";
  send: string;
  /** Where it is sent from a page that is not its own. */
  action?: string;
  back: string;
  draft: Pick<DraftView, "id" | "pictures">;
  /** What it begins with. */
  values: object;
  /** Draws where it will stand and who will see it, where the writer chooses that. */
  where?: (fields: WhereFields) => ReactNode;
  source?: Source;
  /** What goes with the words besides pictures. */
  beside?: ReactNode;
  /** What another window has saved meanwhile, shown when both have changed it. */
  theirs?: ReactNode;
};

/** The form that writes and rewrites a publication: the words first, what goes with them in one row, where and to whom in one line. */
export function PublicationForm({
  id,
  intent,
  send,
  action,
  back,
  source,
  draft,
  values,
  where,
  beside,
  theirs,
}: Props) {
  const { fields, problems, sent } = usePageForm<Values>(id, values);
  const pause = usePause();
  // What was typed before the pause began stays in sight.
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
  const pictures = [...(source?.pictures ?? []), ...draft.pictures];
  const inConflict = problems.some((problem) => problem.id === id);
  return (
    <Form
      id={id}
      action={action}
      onKeyDown={sendByKeys}
      encType="multipart/form-data"
      className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      {/* What Enter presses: the first button of a form. */}
      <button type="submit" name="intent" value={intent} hidden>
        {send}
      </button>
      <ErrorSummary problems={problems} />
      {pause && <PauseNotice pause={pause} />}
      <Preview />
      <input type="hidden" name="theme" value={fields.theme.value ?? ""} />
      {source && (
        <input type="hidden" name="revision" value={inConflict ? source.revision : fields.revision.defaultValue} />
      )}
      {inConflict && theirs}
      <TextField
        field={fields.title}
        label="Заголовок"
        optional
        hideLabel
        maxLength={150}
        autoComplete="off"
        placeholder="Добавить заголовок"
        className="[&>input]:border-transparent [&>input]:px-1 [&>input]:text-lg [&>input]:font-semibold [&>input]:hover:bg-well"
      />
      <RichTextField
        field={fields.body}
        label="Текст"
        hideLabel
        rows={10}
        maxLength={10_000}
        people={colleagues}
        films={ownFilms}
      />
      <KeptPictures name="keep" pictures={pictures} typed={sent?.keep as KeptTyped[] | undefined} />
      {beside}
      <div className="flex flex-wrap items-center sm:gap-1">
        <Button {...tool} name="intent" value="choose-poll" icon="surveys">
          Опрос
        </Button>
        <Button {...tool} name="intent" value="choose-files" icon="attach">
          Файлы
        </Button>
        {!source && where && (
          <Button {...tool} name="intent" value="choose-theme" icon="palette">
            Фон
          </Button>
        )}
        <details className="contents [&::details-content]:basis-full" open={fields.pictures.errors && true}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser itself makes a button of a summary. */}
          <summary className={buttonClass(tool)} onClick={chooseFiles}>
            <Icon name="image" size="s" />
            {pictures.length ? "Ещё картинка" : "Картинка"}
          </summary>
          <AddedPictures
            key={draft.pictures.map((picture) => picture.id).join()}
            name="pictures"
            errors={fields.pictures.errors}
            label={pictures.length ? "Добавить картинки" : "Картинки"}
            hint="До 10 картинок JPEG, PNG, WebP или GIF, каждая до 10 МБ"
            optional
          />
        </details>
      </div>
      <p className="text-sm text-muted">
        <WritingHint />
      </p>
      {where?.(fields)}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 *:px-3">
        <Button look="primary" className="max-sm:w-full" name="intent" value={intent}>
          {send}
        </Button>
        <DraftKeeping id={draft.id} form={id} />
        <Button look="quiet" name="intent" value="preview">
          Предпросмотр
        </Button>
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </div>
    </Form>
  );
}

/** One of the row under the words: its name beside its sign, on a narrow screen below it. */
const tool = {
  look: "quiet",
  size: "s",
  className: "min-h-10 max-sm:min-h-13 max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:text-xs",
} as const;

/** Opening the fold of pictures asks for them at once. */
function chooseFiles({ currentTarget }: MouseEvent<HTMLElement>) {
  const fold = currentTarget.parentElement as HTMLDetailsElement;
  if (!fold.open) fold.querySelector<HTMLInputElement>("[type=file]")?.click();
}
