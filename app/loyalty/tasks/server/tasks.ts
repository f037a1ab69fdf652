import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { dateIn, readSettings } from "#app/loyalty/balance/server/index.ts";
import type { Task, TaskPeriod } from "#app/loyalty/tasks/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { refuse } from "#platform/refusal.ts";
import { loyaltyTasks, taskRuns } from "./schema.ts";

/** A company has no more of them at once in a list. */
const most = 200;

/** For which day or week a run stands: a task once for ever has one run, a daily one a run a day. */
export function periodKey(period: TaskPeriod, { day, monday }: { day: string; monday: string }): string {
  return period === "daily" ? day : period === "weekly" ? `неделя ${monday}` : "";
}

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
  isOver: sql<boolean>`(${loyaltyTasks.archivedAt} is not null or coalesce(${loyaltyTasks.endsAt} <= ${thisMoment}, false))`,
  paid: paidOf,
  state: taskRuns.state,
  evidence: taskRuns.evidence,
  comment: taskRuns.comment,
  at: sql<string | null>`coalesce(${taskRuns.decidedAt}, ${taskRuns.submittedAt}, ${taskRuns.createdAt})`,
};

/** The tasks of the company as they stand to a person; with an id, that one alone. */
async function readFor({ groupId, accountId }: Viewer, isMeant?: SQL): Promise<Task[]> {
  const { timeZone } = await readSettings(groupId);
  const { day, monday } = dateIn(timeZone);
  const key = sql`case ${loyaltyTasks.period} when 'daily' then ${day} when 'weekly' then ${periodKey("weekly", { day, monday })} else '' end`;
  const rows = await db()
    .select(columns)
    .from(loyaltyTasks)
    .leftJoin(
      taskRuns,
      and(eq(taskRuns.taskId, loyaltyTasks.id), eq(taskRuns.accountId, accountId), eq(taskRuns.period, key)),
    )
    .where(and(eq(loyaltyTasks.groupId, groupId), isMeant))
    .orderBy(desc(loyaltyTasks.createdAt), asc(loyaltyTasks.id))
    .limit(most);
  return rows.map(({ limit, isOver, paid, state, evidence, comment, at, endsAt, ...row }) => {
    const left = limit === null ? null : Math.max(0, limit - paid);
    return {
      ...row,
      ...{ endsAt: endsAt?.toISOString() ?? null, left, over: isOver || left === 0 },
      run: state && { state, evidence: evidence!, comment: comment!, at: new Date(at!).toISOString() },
    };
  });
}

const isWorkedAt = ({ run }: Task) => run !== null && run.state !== "approved";
const tabs = {
  open: (task: Task) => !task.over && task.run === null,
  mine: isWorkedAt,
  done: ({ run }: Task) => run?.state === "approved",
};

/** The tasks of one tab, how many there are in each, and how many points wait for a checker. */
export async function readTasks(viewer: Viewer, { tab }: { tab: keyof typeof tabs }) {
  const isOpen = or(isNull(loyaltyTasks.archivedAt), sql`${taskRuns.id} is not null`)!;
  const all = await readFor(viewer, isOpen);
  const count = (name: keyof typeof tabs) => all.filter(tabs[name]).length;
  return {
    items: all.filter(tabs[tab]),
    counts: { open: count("open"), mine: count("mine"), done: count("done") },
    pending: all.reduce((sum, { run, reward }) => sum + (run?.state === "submitted" ? reward : 0), 0),
  };
}

/** One task. Refuses what the company does not have as not found. */
export async function readTask(viewer: Viewer, { id }: { id: string }): Promise<Task> {
  const [task] = await readFor(viewer, eq(loyaltyTasks.id, id));
  if (!task || (task.over && !task.run)) refuse("not-found");
  return task;
}
