import type { QuestionnaireSource, QuestionnaireStep } from "#app/engines/questionnaires/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";

const stepWords: Record<QuestionnaireStep, string> = {
  publish: "Опубликовать",
  draft: "Вернуть в черновик",
  pause: "Приостановить",
  resume: "Продолжить",
  close: "Закрыть",
  archive: "В архив",
  drop: "Удалить черновик",
};

const open: Record<QuestionnaireSource["state"], QuestionnaireStep[]> = {
  draft: ["publish", "drop"],
  scheduled: ["draft", "close"],
  open: ["pause", "close", "draft"],
  paused: ["resume", "close", "draft"],
  closed: ["archive"],
  archived: [],
};

/**
 * What may be done with the whole questionnaire now. What was answered stands in the way of a new draft; new waves are begun by
 * who has the right to surveys, and a draft is not thrown away by a co-author.
 */
export function Steps({ state, answered, leads }: Pick<QuestionnaireSource, "state" | "answered" | "leads">) {
  const { viewer } = useRoot();
  const { problems } = useSmallForm("steps", { step: undefined });
  const steps = open[state].filter((step) => (step === "draft" ? answered === 0 : step !== "drop" || leads));
  return (
    <Card pad="s" className="mb-5">
      <Form id="steps" className="space-y-3">
        <ErrorSummary problems={problems} title="Пока нельзя" />
        <input type="hidden" name="intent" value="step" />
        <div className="flex flex-wrap gap-2.5" id="steps-step" tabIndex={-1}>
          {steps.map((step) => (
            <Button
              key={step}
              name="step"
              value={step}
              look={
                step === "publish" || step === "resume" ? "primary" : step === "drop" ? "quiet-danger" : "secondary"
              }
            >
              {stepWords[step]}
            </Button>
          ))}
          {state !== "draft" && viewer.rights.includes("surveys") && (
            <Button name="step" value="copy" icon="copy">
              Новая волна
            </Button>
          )}
          {state === "open" && (
            <Button name="step" value="remind" icon="bell">
              Напомнить неответившим
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
