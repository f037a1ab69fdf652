import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

export type Step = { title: string; href?: string; state: "done" | "current" | "ahead" };

const dots = {
  done: "border-fill bg-fill text-white",
  current: "border-fill bg-surface text-link",
  ahead: "border-edge/60 bg-surface text-muted",
};

const words = { done: "пройден", current: "текущий", ahead: "впереди" };

/** The steps of a long deed. Passed ones may lead back. */
export function Stepper({ label, steps }: { label: string; steps: Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-col sm:flex-row sm:gap-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={step.state === "current" ? "step" : undefined}
            className={classes(
              "relative flex min-h-11 flex-1 items-center gap-3 sm:flex-col sm:items-start sm:border-t-2 sm:pt-3",
              step.state === "ahead" ? "border-line" : "border-fill",
            )}
          >
            <span
              className={classes(
                "grid size-7 flex-none place-items-center rounded-full border-2 text-sm font-semibold",
                dots[step.state],
              )}
            >
              {step.state === "done" ? <Icon name="check" size="s" /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <span className={classes("text-sm", step.state === "current" ? "font-semibold" : "text-soft")}>
              <span className="sr-only">
                Шаг {index + 1}, {words[step.state]}:{" "}
              </span>
              {step.href ? (
                <a
                  href={step.href}
                  className="inline-block min-h-6 rounded-chip text-link underline underline-offset-3"
                >
                  {step.title}
                </a>
              ) : (
                step.title
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
