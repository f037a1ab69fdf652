import type { OpenDraft } from "#app/engines/drafts/forms.ts";
import { DraftKeeping } from "#app/engines/drafts/ui/draft-keeping.tsx";
import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import TheirArticle from "#app/news/newsroom/ui/their-article.tsx";
import { readPictureLine } from "#app/rich-text/picture.ts";
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
  const pause = usePause();
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
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
        <OriginalPictures body={original.body} />
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

/** The pictures among the words of the original: they stand among these too, by the editor's tool or by their line above. */
function OriginalPictures({ body }: { body: string }) {
  const files = [...new Set(body.split("\n").flatMap((line) => readPictureLine(line.trim()) ?? []))];
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {files.map((file, at) => (
        <li key={file}>
          <img
            src={`/files/${file}/480`}
            data-kept-picture={file}
            alt={`Картинка ${at + 1}`}
            className="h-24 w-auto max-w-48 rounded-chip object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
