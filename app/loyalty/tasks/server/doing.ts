import { and, eq, isNull, sql } from "drizzle-orm";
import { grant, lockLedger } from "#app/engines/ledger/server/index.ts";
import { dateIn, deedEvents, doneBy, readSettings } from "#app/loyalty/balance/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { putFiles } from "./evidence.ts";
import { loyaltyTasks, taskRuns } from "./schema.ts";
import { periodKey, readTask } from "./tasks.ts";

type Row = typeof loyaltyTasks.$inferSelect;

/** Says that the viewer is at a task, so that it stands among theirs. Refuses what is over as not found. */
export async function take(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  await demandOpen(viewer, id);
  await putRun(viewer, id, { state: "in-progress" }, isNull(taskRuns.id));
  return { id };
}

/**
 * Shows a checker what was done, in words and files; what was sent back may be shown again, with other files or with the same.
 * Refuses a task that nobody checks as forbidden.
 */
export async function submit(
  viewer: Viewer,
  { id, evidence, files }: { id: string; evidence: string; files: File[] },
): Promise<{ id: string }> {
  const task = await demandOpen(viewer, id);
  if (task.kind !== "manual") refuse("forbidden", "kind");
  const isHis = sql`${taskRuns.state} <> 'approved'`;
  const made = await putRun(viewer, id, { state: "submitted", evidence, comment: "", submittedAt: now() }, isHis);
  if (!made) refuse("conflict", "done");
  if (files.length) await putFiles(viewer, made, files);
  return { id };
}

/** Pays for a word that whoever has done the task knows. Refuses another one at its field. */
export async function redeem(viewer: Viewer, { id, code }: { id: string; code: string }): Promise<{ id: string }> {
  const task = await demandOpen(viewer, id);
  if (task.kind !== "code") refuse("forbidden", "kind");
  const [row] = await db().select({ code: loyaltyTasks.code }).from(loyaltyTasks).where(eq(loyaltyTasks.id, id));
  const plain = (word: string) => word.trim().toLowerCase().replaceAll("ё", "е");
  if (!row?.code || plain(row.code) !== plain(code))
    refuse("invalid", "code", { fields: { code: ["Это другое слово. Проверьте, как оно пишется"] } });
  await payFor(viewer.groupId, viewer.accountId, id);
  return { id };
}

/** What a deed does by itself is paid to whoever has done it. */
export const doByDeeds: Listener = {
  name: "tasks.deeds",
  kinds: deedEvents,
  async hear(event) {
    for (const { deed, person } of await doneBy(event)) {
      const rows = await db()
        .select({ id: loyaltyTasks.id, groupId: loyaltyTasks.groupId })
        .from(loyaltyTasks)
        .innerJoin(accounts, and(eq(accounts.groupId, loyaltyTasks.groupId), eq(accounts.id, person), isColleague()))
        .where(and(eq(loyaltyTasks.kind, "auto"), eq(loyaltyTasks.deed, deed), isOpen))
        .orderBy(loyaltyTasks.id);
      for (const { id, groupId } of rows) await payFor(groupId, person, id);
    }
  },
};

const isOpen = sql`${loyaltyTasks.archivedAt} is null and coalesce(${loyaltyTasks.endsAt} > ${thisMoment}, true)`;

/**
 * Pays a task to a person, once for its period and no more often to all than its limit says. Gives whether it was paid.
 */
export async function payFor(groupId: string, person: string, id: string, by: string | null = null, period?: string) {
  await lockLedger(groupId);
  const [task] = await db().select().from(loyaltyTasks).where(eq(loyaltyTasks.id, id));
  if (!task || (await isSpent(task))) return false;
  const key = period ?? (await keyOf(task));
  const { isNew } = await grant({
    ...{ groupId, kind: "task", cause: `task:${id}:${person}:${key}`, by, objectId: id },
    ...{ to: person, amount: task.reward },
  });
  if (!isNew) return false;
  const decided = { state: "approved" as const, decidedAt: now(), decidedBy: by };
  await db()
    .insert(taskRuns)
    .values({ id: newId(), taskId: id, groupId, accountId: person, period: key, ...decided, createdAt: now() })
    .onConflictDoUpdate({ target: [taskRuns.taskId, taskRuns.accountId, taskRuns.period], set: decided });
  await announce({
    kind: "task.decided",
    objectId: id,
    groupId,
    actorId: by ?? "",
    data: { person, approved: true, key },
  });
  return true;
}

async function isSpent({ id, limit }: Row): Promise<boolean> {
  if (limit === null) return false;
  const paid = await db().$count(taskRuns, and(eq(taskRuns.taskId, id), eq(taskRuns.state, "approved")));
  return paid >= limit;
}

async function keyOf({ groupId, period }: Pick<Row, "groupId" | "period">): Promise<string> {
  const { timeZone } = await readSettings(groupId);
  return periodKey(period, dateIn(timeZone));
}

async function demandOpen(viewer: Viewer, id: string) {
  const task = await readTask(viewer, { id });
  if (task.over) refuse("not-found");
  return task;
}

type Change = Partial<Pick<typeof taskRuns.$inferInsert, "evidence" | "comment" | "submittedAt">> & {
  state: "in-progress" | "submitted";
};

/** Writes the viewer's run of this period, where `isHis` lets an earlier one be changed; gives its id if it did. */
async function putRun({ accountId, groupId }: Viewer, taskId: string, change: Change, isHis: ReturnType<typeof sql>) {
  const [task] = await db().select().from(loyaltyTasks).where(eq(loyaltyTasks.id, taskId));
  const row = { id: newId(), taskId, groupId, accountId, period: await keyOf(task!), createdAt: now() };
  const made = await db()
    .insert(taskRuns)
    .values({ ...row, ...change })
    .onConflictDoUpdate({
      target: [taskRuns.taskId, taskRuns.accountId, taskRuns.period],
      set: change,
      setWhere: isHis,
    })
    .returning({ id: taskRuns.id });
  return made[0]?.id;
}
