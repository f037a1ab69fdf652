import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { StepView } from "../contract.ts";

const five = [5, 4, 3, 2, 1].map((grade) => ({ value: String(grade), label: String(grade) }));
const pass = [
  { value: "1", label: "Зачёт" },
  { value: "0", label: "Незачёт" },
];

/** Accepts what was sent, with a grade where one is given, or returns it with words. */
export function VerdictForm({ step: { grading, returns } }: { step: StepView }) {
  const { fields, problems } = useSmallForm("verdict", { grade: undefined, comment: undefined });
  return (
    <Card className="mt-6">
      <Form id="verdict" className="space-y-4">
        <ErrorSummary problems={problems} />
        {grading !== "none" && (
          <RadioGroup
            field={fields.grade}
            label="Оценка"
            hint="Нужна, чтобы принять"
            look="row"
            choices={grading === "five" ? five : pass}
          />
        )}
        <TextareaField
          field={fields.comment}
          label="Ответ новичку"
          hint={returns ? `Уже возвращали: ${returns}` : "Он это прочитает. Чтобы вернуть, напишите, чего не хватило"}
          rows={3}
          maxLength={2000}
          optional
        />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" name="intent" value="accept" icon="check">
            Принять
          </Button>
          <Button name="intent" value="return" icon="reply">
            Вернуть на доработку
          </Button>
        </div>
      </Form>
    </Card>
  );
}
