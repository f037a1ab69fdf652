import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** The author adds words; those who answer see them in the same place. */
export function ReplyForm() {
  const { fields, problems } = useSmallForm("reply", { text: "" });
  return (
    <Form id="reply" className="mt-6 space-y-4">
      <ErrorSummary problems={problems} />
      <TextareaField field={fields.text} label="Дописать" rows={3} maxLength={2000} />
      <Button name="intent" value="reply">
        Отправить
      </Button>
    </Form>
  );
}
