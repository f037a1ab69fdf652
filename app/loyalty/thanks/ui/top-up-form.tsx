import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/error-summary.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";

type Props = {
  fields: Record<"amount" | "words", FieldSource>;
  problems: FormProblem[];
  /** The field that names whom. */
  children: ReactNode;
};

/** Adds to what a colleague may thank with, and says why. */
export function TopUpForm({ fields, problems, children }: Props) {
  return (
    <Card>
      <Form id="top-up" className="space-y-6" notKept="Пополнение не ждёт сети.">
        <ErrorSummary problems={problems} />
        {children}
        <TextField field={fields.amount} label="Сколько" type="number" width="s" unit="баллов" autoComplete="off" />
        <TextareaField
          field={fields.words}
          label="Почему"
          hint="Это прочитает коллега. Неизрасходованное сгорит первого числа"
          rows={2}
          maxLength={300}
        />
        <FormActions>
          <Button look="primary" name="intent" value="top-up">
            Пополнить
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
