import type { ReactNode } from "react";
import type { AudienceChoices } from "#app/account/contract.ts";
import { ReadersField } from "#app/account/ui/readers-field.tsx";
import type { DraftView } from "#app/drafts/contract.ts";
import { DraftKeeping } from "#app/drafts/ui/draft-keeping.tsx";
import type { TemplateWords } from "#app/templates/contract.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { AddedPictures } from "#app/ui/pictures/added-pictures.tsx";
import type { KeptTyped } from "#app/ui/pictures/kept-pictures.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { WritingHint } from "#app/videos/ui/writing-hint.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { wallOf } from "#app/web/wall-time.ts";
import type { DeskArticle } from "../contract.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { StepButton } from "./steps.ts";
import { TheirArticle } from "./their-article.tsx";

export type Choices = {
  rubrics: { id: string; title: string; fourEyes: boolean }[];
};

export type ArticleValues = {
  kind: string;
  title: string;
  lead: string;
  body: string;
  feed: string;
  rubricIds: string[];
  readers: string;
  parts: string[];
  mustRead: string;
  dueOn: string;
  reviewOn: string;
  publishAt: string;
  unpublishAt: string;
  pictures: string;
  keep?: unknown;
};

type Props = {
  id: string;
  choices: Choices;
  audiences: AudienceChoices;
  steps: StepButton[];
  back: string;
  draft: Pick<DraftView, "id" | "fields">;
  article?: DeskArticle;
  /** What a new one begins with. */
  from?: TemplateWords | undefined;
  /** The pictures that are there already: their code is for pages where something is changed. */
  kept?: (typed: KeptTyped[] | undefined) => ReactNode;
};

/** The form that makes an article: words, rubrics, readers, hours; each button is a step. */
export function ArticleForm({ id, choices, audiences, steps, back, draft, article, from, kept }: Props) {
  const { viewer } = useRoot();
  const { fields, problems } = usePageForm<ArticleValues>(id, {
    ...startOf(article ?? from, viewer.timeZone),
    ...draft.fields,
  } as never);
  const inConflict = problems.some((problem) => problem.id === id);
  const revision = inConflict ? article?.revision : (draft.fields.revision ?? article?.revision);
  const [first, ...others] = steps;
  return (
    <Form
      id={id}
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      {article && <input type="hidden" name="revision" value={revision} />}
      {article && inConflict && <TheirArticle article={article} back={back} />}
      <TextField field={fields.title} label="Заголовок" maxLength={150} autoComplete="off" />
      <TextareaField
        field={fields.lead}
        label="Вводка"
        hint="Два предложения о главном"
        rows={2}
        maxLength={300}
        optional
      />
      <RichTextField field={fields.body} label="Текст" hint={<WritingHint />} rows={14} maxLength={60_000} />
      {kept?.(fields.keep.value as KeptTyped[] | undefined)}
      <AddedPictures
        name="pictures"
        errors={fields.pictures.errors}
        label={article?.pictures.length ? "Добавить картинки" : "Картинки"}
        hint="Первая станет обложкой. До 10 картинок JPEG, PNG, WebP или GIF, каждая до 10 МБ"
        altRequired
        optional
      />
      <CheckboxGroup
        field={fields.rubricIds}
        label="Рубрики"
        hint="От одной до трёх"
        choices={choices.rubrics.map(({ id: value, title, fourEyes }) => ({
          value,
          label: title,
          hint: fourEyes ? "Публикует главный редактор" : undefined,
        }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup
          field={fields.kind}
          label="Что это"
          look="row"
          choices={[
            { value: "news", label: "Новость" },
            { value: "article", label: "Статья" },
          ]}
        />
        <RadioGroup
          field={fields.feed}
          label="В какой ленте"
          look="row"
          choices={[
            { value: "work", label: "Работа" },
            { value: "life", label: "Жизнь" },
          ]}
        />
      </div>
      <ReadersField fields={fields} choices={audiences} value={article ?? from} />
      <ScheduleFields fields={fields} />
      <TextareaField
        name="note"
        label="Слово редакторам"
        hint="Останется в истории статьи"
        rows={2}
        maxLength={1000}
        optional
      />
      <FormActions>
        {first && (
          <Button look="primary" name="intent" value={first.step}>
            {first.title}
          </Button>
        )}
        {others.map(({ step, title }) => (
          <Button key={step} name="intent" value={step}>
            {title}
          </Button>
        ))}
        <DraftKeeping id={draft.id} form={id} />
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

/** What is known of it: a template has no days. */
type Start = TemplateWords & Partial<Pick<DeskArticle, "dueOn" | "reviewOn" | "publishAt" | "unpublishAt">>;

function startOf(article: Start | undefined, zone: string) {
  if (!article) return { kind: "news", feed: "work", readers: "company" };
  const { kind, title, lead, body, feed, rubricIds, reach, audience, mustRead, dueOn, reviewOn } = article;
  const readers = audience ? "chosen" : reach;
  const hour = (moment: string | null | undefined) => moment && wallOf(moment, zone);
  const hours = { publishAt: hour(article.publishAt), unpublishAt: hour(article.unpublishAt) };
  const words = { kind, title, lead, body, feed, rubricIds, dueOn, reviewOn };
  return { ...words, ...hours, mustRead: mustRead ? "on" : undefined, readers, parts: audience ?? [] };
}
