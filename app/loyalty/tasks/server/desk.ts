import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { RuleDeed } from "#app/loyalty/balance/contract.ts";
import type { DeskTask, TaskKind, TaskPeriod } from "#app/loyalty/tasks/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { payFor } from "./doing.ts";
import { filesOfRun } from "./evidence.ts";
import { loyaltyTasks, taskRuns } from "./schema.ts";
import { paidOf } from "./tasks.ts";

/** What a person has sent and a person is to check; nothing else has a moment to stand in the queue by. */
const isSent = and(eq(taskRuns.state, "submitted"), isNotNull(taskRuns.submittedAt));
const waitingOf = sql<number>`(select count(*)::int from ${taskRuns} r where r.task_id = ${loyaltyTasks}.id
  and ${loyaltyTasks}.kind = 'manual' and r.state = 'submitted' and r.submitted_at is not null)`;

/** All tasks of the company, those in the archive last, and how many runs wait for a checker. */
export async function readDesk({ groupId }: Viewer): Promise<{ items: DeskTask[]; waiting: number }> {
  const rows = await db()
    .select({
      task: loyaltyTasks,
      paid: paidOf,
      waiting: waitingOf,
    })
    .from(loyaltyTasks)
    .where(eq(loyaltyTasks.groupId, groupId))
    .orderBy(sql`${loyaltyTasks.archivedAt} is not null`, desc(loyaltyTasks.createdAt), asc(loyaltyTasks.id))
    .limit(200);
  const items = rows.map(({ task, paid, waiting }): DeskTask => {
    const { id, title, description, reward, kind, deed, code, period, limit, endsAt, archivedAt } = task;
    const left = limit === null ? null : Math.max(0, limit - paid);
    const expired = endsAt !== null && endsAt <= now();
    return {
      ...{ id, title, description, reward, kind, deed, code, period, limit, paid, waiting, left },
      ...{ endsAt: endsAt?.toISOString() ?? null, archived: archivedAt !== null },
      over: archivedAt !== null || left === 0 || expired,
      expired,
    };
  });
  return { items, waiting: items.reduce((sum, { waiting }) => sum + waiting, 0) };
}

type Wish = {
  id?: string | undefined;
  title: string;
  description: string;
  reward: number;
  kind: TaskKind;
  deed?: RuleDeed | undefined;
  code?: string | undefined;
  period: TaskPeriod;
  limit?: number | undefined;
  endsOn?: string | undefined;
};

/**
 * Writes a task, or another one. Refuses at its field what its kind needs and nobody has said, and to let the portal check
 * what people have sent to a person.
 */
export async function put(viewer: Viewer, { id, endsOn, deed, code, limit, ...said }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const no = (field: string, text: string) => refuse("invalid", field, { fields: { [field]: [text] } });
  if (said.kind === "auto" && !deed) no("deed", "Выберите, какое дело засчитать");
  if (said.kind === "code" && !code) no("code", "Придумайте кодовое слово");
  if (id && said.kind !== "manual" && (await db().$count(taskRuns, and(eq(taskRuns.taskId, id), isSent))))
    no("kind", "Сначала проверьте то, что уже прислали");
  const row = {
    ...said,
    ...{ deed: said.kind === "auto" ? deed! : null, code: said.kind === "code" ? code! : null },
    ...{ limit: limit ?? null, endsAt: endsOn ? new Date(`${endsOn}T21:00:00Z`) : null },
  };
  const [made] = id
    ? await db()
        .update(loyaltyTasks)
        .set(row)
        .where(and(eq(loyaltyTasks.id, id), eq(loyaltyTasks.groupId, groupId)))
        .returning({ id: loyaltyTasks.id })
    : await db()
        .insert(loyaltyTasks)
        .values({ id: newId(), groupId, ...row, createdBy: accountId, createdAt: now() })
        .returning({ id: loyaltyTasks.id });
  if (!made) refuse("not-found");
  await keep(viewer, "task.put", made.id, said.title);
  return made;
}

/** Takes a task away from people, or gives it back to them; what is paid stays paid. */
export async function archive(
  viewer: Viewer,
  { id, archived }: { id: string; archived: boolean },
): Promise<{ id: string }> {
  const [row] = await db()
    .update(loyaltyTasks)
    .set({ archivedAt: archived ? now() : null })
    .where(and(eq(loyaltyTasks.id, id), eq(loyaltyTasks.groupId, viewer.groupId)))
    .returning({ title: loyaltyTasks.title });
  if (!row) refuse("not-found");
  await keep(viewer, archived ? "task.archived" : "task.revived", id, row.title);
  return { id };
}

/** A page of what waits for a checker, the oldest first. */
export async function readQueue({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const rows = await db()
    .select({
      ...{ id: taskRuns.id, evidence: taskRuns.evidence, files: filesOfRun, at: taskRuns.submittedAt },
      ...{ task: loyaltyTasks.title, reward: loyaltyTasks.reward, person: authorColumns },
    })
    .from(taskRuns)
    .innerJoin(loyaltyTasks, eq(loyaltyTasks.id, taskRuns.taskId))
    .innerJoin(accounts, eq(accounts.id, taskRuns.accountId))
    .where(
      and(
        eq(taskRuns.groupId, groupId),
        eq(loyaltyTasks.kind, "manual"),
        isSent,
        beyond([taskRuns.submittedAt, taskRuns.id], after, "asc"),
      ),
    )
    .orderBy(asc(taskRuns.submittedAt), asc(taskRuns.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.at, row.id]);
  return {
    items: items.map(({ person, at, ...row }) => ({ ...row, person: toPerson(person), at: at!.toISOString() })),
    next,
  };
}

type Decision = { id: string; approve: boolean; comment: string };

/**
 * Pays for what was shown, or sends it back with a word. Two checkers decide once: the second is refused as not found.
 * Refuses one's own, and to send back without a word.
 */
export async function decide(viewer: Viewer, { id, approve, comment }: Decision): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  if (!approve && !comment) refuse("invalid", "comment", { fields: { comment: ["Напишите, чего не хватило"] } });
  const [run] = await db()
    .select({ taskId: taskRuns.taskId, person: taskRuns.accountId, period: taskRuns.period })
    .from(taskRuns)
    .where(and(eq(taskRuns.id, id), eq(taskRuns.groupId, groupId), eq(taskRuns.state, "submitted")))
    .for("update");
  if (!run) refuse("not-found");
  if (run.person === accountId) refuse("forbidden", "own");
  if (approve) {
    const isPaid = await payFor(groupId, run.person, run.taskId, accountId, run.period);
    if (!isPaid) refuse("conflict", "limit");
  } else {
    const decided = { state: "rejected" as const, comment, decidedAt: now(), decidedBy: accountId };
    await db().update(taskRuns).set(decided).where(eq(taskRuns.id, id));
    const data = { person: run.person, approved: false, key: id };
    await announce({ kind: "task.decided", objectId: run.taskId, groupId, actorId: accountId, data });
  }
  await keep(viewer, approve ? "task.approved" : "task.rejected", id);
  return { id };
}

function keep({ accountId, groupId }: Viewer, deed: Deed, objectId: string, name?: string): Promise<void> {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId, ...(name && { detail: { name } }) });
}
