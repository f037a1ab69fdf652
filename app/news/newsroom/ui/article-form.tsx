import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { colleagues } from "#app/engines/content/ui/colleagues.ts";
import { Preview } from "#app/engines/content/ui/preview.tsx";
import type { DraftView } from "#app/engines/drafts/contract.ts";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { ownFilms } from "#app/engines/videos/ui/own-films.ts";
import { WritingHint } from "#app/engines/videos/ui/writing-hint.tsx";
import type { TemplateWords } from "#app/news/newsroom/contract.ts";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { later } from "#app/ui/later.tsx";
import { AddedPictures } from "#app/ui/pictures/added-pictures.tsx";
import { KeptPictures, type KeptTyped } from "#app/ui/pictures/kept-pictures.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { sendByKeys } from "#app/ui/send-by-keys.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskArticle } from "../contract.ts";
import { ArticleState } from "./article-state.tsx";
import type { Hour } from "./hours.ts";
import type { Line } from "./lines.ts";
import { MustReadFields } from "./must-read-fields.tsx";
import type { RubricChoice } from "./rubric-choices.ts";
import { StepButtons } from "./step-buttons.tsx";
import type { StepButton } from "./steps.ts";
import type { Tick } from "./ticks.ts";

/** Comes when two windows have changed the same article. */
const TheirArticle = later(() => import("./their-article.tsx"));

/** Two beside each other, until they stand in the column beside the words. */
const pairs = "grid gap-6 sm:grid-cols-2 xl:grid-cols-1";

/** In sight on a wide screen while the columns are scrolled. */
const deeds =
  "xl:sticky xl:bottom-0 xl:z-10 xl:flex xl:items-center xl:justify-between xl:gap-4 xl:border-t xl:border-line xl:bg-surface xl:py-3";

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
  obliged: string;
  editorial: string;
  allowComments: string;
  allowReactions: string;
  guestVisible: string;
  coauthors: string[];
  sourceUrl: string;
  before: string;
  tell: string;
  raise: string;
  obligedParts: string[];
  revision: string;
  pictures: string;
};

type Props = {
  id: string;
  choices: RubricChoice[];
  audiences: AudienceChoices;
  steps: StepButton[];
  ticks: Tick[];
  /** What may become of a change in what is out. */
  changeTicks?: Tick[];
  lines: Line[];
  hours: Hour[];
  back: string;
  draft: Pick<DraftView, "id" | "pictures">;
  /** What it begins with. */
  values: object;
  article?: DeskArticle;
  /** The template that a new one is made from. */
  from?: TemplateWords | undefined;
};

/** The form that makes an article: words, and beside them rubrics, readers, hours; each button is a step. */
export function ArticleForm(props: Props) {
  const { id, choices, audiences, steps, ticks, changeTicks, lines, hours, back, draft, values, article, from } = props;
  const { fields, problems, sent } = usePageForm<ArticleValues>(id, values as never);
  const pause = usePause();
  // What was typed before the pause began stays in sight.
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
  const pictures = [...(article?.pictures ?? []), ...draft.pictures];
  const inConflict = problems.some((problem) => problem.id === id);
  return (
    <Form
      id={id}
      onKeyDown={sendByKeys}
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      <Preview />
      {article && (
        <>
          <input type="hidden" name="revision" value={inConflict ? article.revision : fields.revision.defaultValue} />
          <input type="hidden" name="before" value={fields.before.defaultValue} />
        </>
      )}
      {article && inConflict && <TheirArticle article={article} back={back} />}
      <div className="grid gap-x-8 gap-y-6 xl:[&_.editor-text]:min-h-[50vh] xl:[&_:is(input,textarea,summary,a)]:scroll-mb-24 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <TextField field={fields.title} label="Заголовок" maxLength={150} autoComplete="off" />
          <TextareaField
            field={fields.lead}
            label="Анонс"
            hint="Два предложения о главном"
            rows={2}
            maxLength={300}
            optional
          />
          <RichTextField
            field={fields.body}
            label="Текст"
            hint={<WritingHint />}
            rows={14}
            maxLength={60_000}
            people={colleagues}
            films={ownFilms}
          />
          <KeptPictures name="keep" pictures={pictures} typed={sent?.keep as KeptTyped[] | undefined} altRequired />
          <AddedPictures
            key={draft.pictures.map((picture) => picture.id).join()}
            name="pictures"
            errors={fields.pictures.errors}
            label={pictures.length ? "Добавить картинки" : "Картинки"}
            hint="Первая станет обложкой. До 10 картинок, каждая до 10 МБ"
            altRequired
            optional
          />
          <TextareaField
            name="note"
            label="Комментарий для редакции"
            hint="Останется в истории статьи"
            rows={2}
            maxLength={1000}
            optional
          />
        </div>
        <div className="min-w-0 space-y-6 xl:border-l xl:border-line xl:pl-8">
          <CheckboxGroup field={fields.rubricIds} label="Рубрики" hint="От одной до трёх" choices={choices} />
          <div className={pairs}>
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
          <ColleagueField many optional field={fields.coauthors} label="Соавторы" hint="До четырёх" />
          <div className={pairs}>
            {lines.map(({ name, ...said }) => (
              <TextField key={name} field={fields[name]} optional {...said} />
            ))}
            {ticks.map(({ name, ...said }) => (
              <CheckboxField key={name} field={fields[name]} {...said} />
            ))}
          </div>
          <ReadersField fields={fields} choices={audiences} value={article ?? from} />
          <MustReadFields fields={fields} choices={audiences} />
          <div className={pairs}>
            {hours.map(({ name, ...hour }) => (
              <DateField key={name} field={fields[name]} optional {...hour} />
            ))}
          </div>
          {changeTicks?.map(({ name, ...said }) => (
            <CheckboxField key={name} field={fields[name]} {...said} />
          ))}
        </div>
      </div>
      <div className={deeds}>
        <FormActions>
          <StepButtons steps={steps} approves={article?.approves ?? false} />
          <DraftKeeping id={draft.id} form={id} byItself />
          <Button name="intent" value="preview" icon="eye">
            Предпросмотр
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
        <div aria-hidden="true" className="hidden xl:block">
          <ArticleState state={article?.state} />
        </div>
      </div>
    </Form>
  );
}
