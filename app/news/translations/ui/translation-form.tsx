import type { OpenDraft } from "#app/engines/drafts/forms.ts";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { TheirArticle } from "#app/news/newsroom/ui/their-article.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskTranslation } from "../contract.ts";

type Values = { title: string; lead: string; body: string; revision: string; sourceRevision: string };
type Props = { version: DeskTranslation; draft: OpenDraft; back: string };

const id = "translation";

/** The words of an article in another language, under those that they say. */
export function TranslationForm({ version, draft, back }: Props) {
  const { words, original, revision, originalRevision, shown } = version;
  const values = { ...words, revision, ...draft.fields, sourceRevision: originalRevision };
  const { fields, problems } = usePageForm<Values>(id, values as never);
  const inConflict = problems.some((problem) => problem.id === id);
  return (
    <Form id={id} className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="revision" value={inConflict ? revision : fields.revision.defaultValue} />
      <input type="hidden" name="sourceRevision" value={originalRevision} />
      {inConflict && <TheirArticle article={words} back={back} />}
      <Disclosure title="Оригинал" open>
        <p className="font-semibold">{original.title}</p>
        {original.lead && <p className="mt-2 text-soft">{original.lead}</p>}
        <p className="mt-2 max-h-96 overflow-y-auto whitespace-pre-line wrap-anywhere">{original.body}</p>
      </Disclosure>
      <TextField field={fields.title} label="Заголовок" maxLength={150} autoComplete="off" />
      <TextareaField field={fields.lead} label="Анонс" rows={2} maxLength={300} optional />
      <RichTextField field={fields.body} label="Текст" rows={14} maxLength={60_000} />
      <FormActions>
        <Button look="primary" name="intent" value={shown ? "save" : "show"}>
          {shown ? "Сохранить" : "Показать читателям"}
        </Button>
        <Button name="intent" value={shown ? "hide" : "save"}>
          {shown ? "Убрать у читателей" : "Сохранить"}
        </Button>
        <DraftKeeping id={draft.id} form={id} />
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
