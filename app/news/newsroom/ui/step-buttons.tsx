import { Button } from "#app/ui/button.tsx";
import type { StepButton } from "./steps.ts";

/** A rubric is ticked where this editor lets nothing out: those steps go, and «На проверку» is what one most often means. */
const goes = "[form:has([data-mark=held]:checked)_&]:hidden";
const comes = "[form:not(:has([data-mark=held]:checked))_&]:hidden";

/** The steps of an article as buttons, what one most often means first and loudest. */
export function StepButtons({ steps, approves }: { steps: StepButton[]; approves: boolean }) {
  const [first, ...others] = steps;
  const asks = !approves && first?.step === "publish" ? others.find(({ step }) => step === "review") : undefined;
  const lookOf = ({ step }: StepButton) =>
    !approves && (step === "publish" || step === "schedule" || (asks && step === "review")) ? goes : undefined;
  return (
    <>
      {first && (
        <Button look="primary" name="intent" value={first.step} className={lookOf(first)}>
          {first.title}
        </Button>
      )}
      {asks && (
        <Button look="primary" name="intent" value={asks.step} className={comes}>
          {asks.title}
        </Button>
      )}
      {others.map((one) => (
        <Button key={one.step} name="intent" value={one.step} className={lookOf(one)}>
          {one.title}
        </Button>
      ))}
    </>
  );
}
