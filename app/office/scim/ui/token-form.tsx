import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";

/** What a token is for, so that one knows later which to revoke. */
export function TokenForm() {
  const { fields, problems } = usePageForm<{ name: string; trial?: string }>("token", { name: "" });
  return (
    <Form id="token" className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <ErrorSummary problems={problems} />
      <TextField
        field={fields.name}
        label="Для чего токен"
        hint="Например: «Entra, рабочий»"
        maxLength={100}
        autoComplete="off"
      />
      <CheckboxField
        field={fields.trial}
        label="Пробный: ничего не меняет"
        hint="Портал запишет, кого каталог завёл бы, изменил или уволил."
      />
      <Button look="primary" name="intent" value="make-token">
        Создать токен
      </Button>
    </Form>
  );
}
