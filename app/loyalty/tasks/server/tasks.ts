import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { answersTo } from "#app/engines/search/server/index.ts";
import { zoneOf } from "#app/loyalty/balance/server/index.ts";
import type { RunState, Task, TaskPeriod } from "#app/loyalty/tasks/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { refuse } from "#platform/refusal.ts";
import { filesOfRun } from "./evidence.ts";
import { loyaltyTasks, taskRuns } from "./schema.ts";

/** A company has no more of them at once in a list. */
const most = 200;

/** For which day or week a run stands: a task once for ever has one run, a daily one a run a day. */
export function periodKey(period: TaskPeriod, { day, monday }: { day: string; monday: string }): string {
  return period === "daily" ? day : period === "weekly" ? `неделя ${monday}` : "";
}

const here = sql`(${thisMoment} at time zone ${zoneOf(loyaltyTasks.groupId)})`;
/** The same as a column beside a task: the run that stands now where the company is. */
export const currentKey = sql<string>`case ${loyaltyTasks.period} when 'daily' then to_char(${here}, 'YYYY-MM-DD')
  when 'weekly' then 'неделя ' || to_char(date_trunc('week', ${here}), 'YYYY-MM-DD') else '' end`;

export const paidOf = sql<number>`(select count(*)::int from ${taskRuns} r where r.task_id = ${loyaltyTasks}.id and r.state = 'approved')`;

const columns = {
  id: loyaltyTasks.id,
  title: loyaltyTasks.title,
  description: loyaltyTasks.description,
  reward: loyaltyTasks.reward,
  kind: loyaltyTasks.kind,
  deed: loyaltyTasks.deed,
  period: loyaltyTasks.period,
  limit: loyaltyTasks.limit,
  endsAt: loyaltyTasks.endsAt,
  isArchived: sql<boolean>`${loyaltyTasks.archivedAt} is not null`,
  expired: sql<boolean>`coalesce(${loyaltyTasks.endsAt} <= ${thisMoment}, false)`,
  paid: paidOf,
  state: taskRuns.state,
  evidence: taskRuns.evidence,
  comment: taskRuns.comment,
  files: filesOfRun,
  at: sql<string | null>`coalesce(${taskRuns.decidedAt}, ${taskRuns.submittedAt}, ${taskRuns.createdAt})`,
};

/** The tasks of the company as they stand to a person; with an id, that one alone. */
async function readFor({ groupId, accountId }: Viewer, isMeant?: SQL): Promise<Task[]> {
  const rows = await db()
    .select(columns)
    .from(loyaltyTasks)
    .leftJoin(
      taskRuns,
      and(eq(taskRuns.taskId, loyaltyTasks.id), eq(taskRuns.accountId, accountId), eq(taskRuns.period, currentKey)),
    )
    .where(and(eq(loyaltyTasks.groupId, groupId), isMeant))
    .orderBy(desc(loyaltyTasks.createdAt), asc(loyaltyTasks.id))
    .limit(most);
  return rows.map(({ limit, isArchived, paid, state, evidence, comment, files, at, endsAt, ...row }) => {
    const left = limit === null ? null : Math.max(0, limit - paid);
    return {
      ...row,
      ...{ endsAt: endsAt?.toISOString() ?? null, left, over: isArchived || row.expired || left === 0 },
      run: state && {
        state: row.expired && isUnfinished(state) ? "expired" : state,
        ...{ evidence: evidence!, comment: comment!, files, at: new Date(at!).toISOString() },
      },
    };
  });
}

const isUnfinished = (state: RunState) => state === "in-progress" || state === "rejected";
const isWorkedAt = ({ run }: Task) => run !== null && run.state !== "approved";
const tabs = {
  open: (task: Task) => !task.over && task.run === null,
  mine: isWorkedAt,
  done: ({ run }: Task) => run?.state === "approved",
};

/** The tasks of one tab, how many there are in each, and how many points wait for a checker. */
export async function readTasks(viewer: Viewer, { tab, query }: { tab: keyof typeof tabs; query: string }) {
  const isOpen = or(isNull(loyaltyTasks.archivedAt), sql`${taskRuns.id} is not null`);
  const all = await readFor(viewer, and(isOpen, query ? isNamed(query) : undefined));
  const count = (name: keyof typeof tabs) => all.filter(tabs[name]).length;
  return {
    items: all.filter(tabs[tab]),
    counts: { open: count("open"), mine: count("mine"), done: count("done") },
    pending: all.reduce((sum, { run, reward }) => sum + (run?.state === "submitted" ? reward : 0), 0),
  };
}

const isNamed = (query: string) =>
  or(
    answersTo(sql`${loyaltyTasks.title} || ' ' || ${loyaltyTasks.description}`, query),
    sql`position(lower(${query}) in lower(${loyaltyTasks.title})) > 0`,
  );

/** The tasks that words name and that the viewer may do or has done, those still to be done first. */
export async function findTasks(viewer: Viewer, query: string): Promise<Task[]> {
  const found = (await readFor(viewer, isNamed(query))).filter(({ over, run }) => !over || run !== null);
  return found.toSorted((a, b) => Number(a.over) - Number(b.over));
}

/** One task. Refuses what the company does not have as not found. */
export async function readTask(viewer: Viewer, { id }: { id: string }): Promise<Task> {
  const [task] = await readFor(viewer, eq(loyaltyTasks.id, id));
  if (!task || (task.over && !task.run)) refuse("not-found");
  return task;
}
