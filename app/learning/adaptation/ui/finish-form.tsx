import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { StepView } from "../contract.ts";

/** Ends a step that is read, passed or held; what somebody checks is sent with words. */
export function FinishForm({ step }: { step: StepView }) {
  const { fields, problems } = useSmallForm("finish", {
    evidence: step.state === "returned" ? step.evidence : undefined,
  });
  if (!step.mine) return null;
  return (
    <Form id="finish" className="mt-6 space-y-4">
      <ErrorSummary problems={problems} />
      {step.checked && (
        <TextareaField field={fields.evidence} label="Что получилось" rows={3} maxLength={4000} optional />
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" name="intent" value="finish" icon={step.checked ? "send" : "check"}>
          {step.checked ? "Отправить на проверку" : doneWords[step.kind]}
        </Button>
        {step.state === "available" && (
          <Button look="quiet" name="intent" value="begin">
            Начать
          </Button>
        )}
      </div>
    </Form>
  );
}

const doneWords: Record<StepView["kind"], string> = {
  article: "Прочитано",
  course: "Курс пройден",
  test: "Тест пройден",
  checklist: "Готово",
  task: "Готово",
  meeting: "Встретились",
  survey: "Ответы даны",
};
