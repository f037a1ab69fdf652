import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Until } from "#app/ui/until.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { Task } from "../contract.ts";
import { tasks } from "../routes.ts";
import { kindTitles, periodTitles, stateLooks, stateTitles } from "./words.ts";

/** Tasks one under another: what to do, for how many points, how it stands. */
export function TaskList({ items }: { items: Task[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((task) => (
        <Card as="li" key={task.id} pad="s" lifts>
          <div className="flex items-start justify-between gap-4">
            <h2 className="min-w-0 text-base font-medium wrap-anywhere">
              <CardLink href={href(tasks.task, { id: task.id })}>{task.title}</CardLink>
            </h2>
            <span className="flex-none font-semibold text-success tabular-nums">
              +{counted(task.reward, pointForms)}
            </span>
          </div>
          {task.description && <p className="mt-1 line-clamp-2 text-sm text-soft">{task.description}</p>}
          <TaskMarks task={task} />
        </Card>
      ))}
    </ul>
  );
}

/** How a task is done, how often, until when, how many are left, and how it stands to the reader. */
export function TaskMarks({ task }: { task: Task }) {
  const { viewer, now } = useRoot();
  const { run, kind, period, endsAt, left, over, expired } = task;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      {run && <Badge look={stateLooks[run.state]}>{stateTitles[run.state]}</Badge>}
      {over && run?.state !== "expired" && <Badge>{expired ? "Срок истёк" : "Закончилось"}</Badge>}
      <span>
        {kindTitles[kind]} · {periodTitles[period].toLowerCase()}
      </span>
      {endsAt && (
        <span>
          <Until value={endsAt} zone={viewer.timeZone} now={now} />
        </span>
      )}
      {left !== null && !over && <span>осталось {counted(left, ["раз", "раза", "раз"])}</span>}
    </p>
  );
}
