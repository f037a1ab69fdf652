import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";

type Values = Record<"topic" | "text" | "email" | "files", string>;

type Props = {
  isKnown: boolean;
  /** What is written already where one comes with something known. */
  begun?: Partial<Values> | undefined;
  diagnostics: string;
};

/** What one writes to support; what would be sent about the browser is shown first. */
export function AskForm({ isKnown, begun, diagnostics }: Props) {
  const { fields, problems } = usePageForm<Values>("support", begun);
  return (
    <Form
      id="support"
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      <TextField field={fields.topic} label="Тема" maxLength={120} autoComplete="off" />
      <TextareaField
        field={fields.text}
        label="Что случилось"
        hint="Что вы делали, чего ждали и что увидели. До 4000 знаков"
        rows={7}
        maxLength={4000}
      />
      {isKnown ? (
        <FileField
          field={fields.files}
          label="Файлы"
          hint="До 5 вместе: картинки до 10 МБ, документы и другие файлы до 25 МБ"
          multiple
          optional
        />
      ) : (
        <TextField
          field={fields.email}
          label="Ваша почта"
          hint="На неё придут номер обращения и ответ"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
        />
      )}
      <div>
        <CheckboxField
          name="tell"
          id="support-tell"
          label="Приложить данные о браузере"
          hint="Они помогут понять, что пошло не так"
        />
        <pre className="mt-2 rounded-control bg-well p-3 text-sm wrap-anywhere whitespace-pre-wrap">{diagnostics}</pre>
        <input type="hidden" name="diagnostics" value={diagnostics} />
      </div>
      <FormActions>
        <Button look="primary" name="intent" value="ask">
          Отправить
        </Button>
      </FormActions>
    </Form>
  );
}
