import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { StepLine } from "../contract.ts";
import { dayText, gradeText, kindTitles, roleTitles, stateLooks, stateTitles } from "./words.ts";

const icons = {
  article: "documents",
  course: "learning",
  test: "tests",
  checklist: "check",
  task: "edit",
  meeting: "calendar",
  survey: "surveys",
} as const;

type Props = { steps: StepLine[]; today: string; hrefOf(step: StepLine): string; whose?: boolean };

/** Steps one under another: what each is, how it stands and by when. */
export function StepList({ steps, today, hrefOf, whose }: Props) {
  return (
    <ul className="space-y-2">
      {steps.map((step) => (
        <li key={step.key} className="card flex gap-3 p-4">
          <Icon name={step.state === "done" ? "success" : icons[step.kind]} className={iconLook(step)} />
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              <Link look="plain" href={hrefOf(step)} className="inline-block min-h-6">
                {step.title}
              </Link>
            </p>
            <p className="text-sm text-muted">{aboutOf(step, today, whose)}</p>
            <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
              {step.state !== "available" && <Badge look={stateLooks[step.state]}>{stateTitles[step.state]}</Badge>}
              {step.late && <Badge look="warning">{whose ? "Срок прошёл" : "Немного задержалось"}</Badge>}
              {step.own && <Badge>Личный</Badge>}
              {step.grade !== null && step.grading !== "none" && (
                <Badge look="success">Оценка: {gradeText(step.grading, step.grade)}</Badge>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const iconLook = ({ state }: StepLine) =>
  `mt-0.5 flex-none ${state === "done" ? "text-success" : state === "locked" ? "text-muted" : "text-link"}`;

function aboutOf({ kind, role, required, opensOn, dueOn, state }: StepLine, today: string, whose?: boolean): string {
  const isOver = state === "done" || state === "skipped";
  return [
    kindTitles[kind],
    whose || role !== "newcomer" ? roleTitles[role].toLowerCase() : "",
    required ? "" : "по желанию",
    state === "locked" && opensOn ? `откроется ${dayText(opensOn, today)}` : "",
    dueOn && !isOver ? `до ${dayText(dueOn, today)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
