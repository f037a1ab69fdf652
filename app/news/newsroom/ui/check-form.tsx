import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { StepButton } from "./steps.ts";

type Props = {
  buttons: StepButton[];
  /** For «Запланировать»: the zone of the editor's clocks, and the hour that is wished already. */
  hour?: { zone: string; at: string | undefined } | undefined;
};

/** What is decided of an article, with a word that stays in its history. */
export function CheckForm({ buttons, hour }: Props) {
  const { fields, problems } = useSmallForm("check", { note: undefined, publishAt: hour?.at });
  return (
    <Card>
      <Form id="check" className="space-y-5">
        <ErrorSummary problems={problems.filter(({ id }) => /^check-(note|publishAt)/.test(id))} />
        <TextareaField
          field={fields.note}
          label="Комментарий для редакции"
          hint="Останется в истории статьи; автору вернувшейся статьи придёт уведомление"
          rows={2}
          maxLength={1000}
          optional
        />
        {hour && (
          <DateField
            field={fields.publishAt}
            kind="datetime-local"
            label="Когда опубликовать"
            hint={`Для кнопки «Запланировать», ${hour.zone}`}
            optional
          />
        )}
        <FormActions>
          {buttons.map(({ step, title }, at) => (
            <Button key={step} look={at === 0 ? "primary" : undefined} name="intent" value={step}>
              {title}
            </Button>
          ))}
        </FormActions>
      </Form>
    </Card>
  );
}
