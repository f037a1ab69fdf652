import { and, eq, inArray, isNull } from "drizzle-orm";
import { readOwned } from "#app/engines/membership/server/index.ts";
import { daysFrom, momentOf } from "#app/web/wall-time.ts";
import { recordAudit, recordAudits } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import { endSessionsOf, forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { resetSecondFactor } from "#platform/identity/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";
import { accounts, grants, suspensions } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { handOver } from "./duties.ts";
import { demandAnother } from "./last-admin.ts";
import { findOwn } from "./standing.ts";
import { findSuccessor } from "./successor.ts";

/** Longer than any portal lives: a suspension without a term ends when somebody ends it. */
const forGood = new Date("9999-12-31T00:00:00Z");

/**
 * Stops a person: no sign-in, no token, every session ended, until the end of a day or until somebody restores them.
 * What they have written stays. Refuses who has left, and who must stay, as a conflict.
 */
export async function suspend(
  viewer: Viewer,
  { id, reason, until }: { id: string; reason: string; until?: string | undefined },
) {
  const person = await findOwn(viewer, id);
  if (person.state === "left") refuse("conflict", "left");
  await demandAnother(viewer, id);
  const end = until ? endOfDay(until, viewer) : null;
  await endSuspensions(viewer, [id]);
  await db()
    .insert(suspensions)
    .values({ groupId: viewer.groupId, accountId: id, authorId: viewer.accountId, reason, until: end });
  await close([id], { suspendedUntil: end ?? forGood });
  await tell(viewer, "person.suspended", id, { before: person.state, until: until ?? null, reason });
  return { id };
}

/** Lets a person in again who was suspended or marked as left. The rights that they had are not given back.
 * Refuses whose data are erased as a conflict: nobody is there to come back. */
export async function restore(viewer: Viewer, id: string) {
  const person = await findOwn(viewer, id);
  if (person.erased) refuse("conflict", "erased");
  if (person.state !== "suspended" && person.state !== "left") return { id };
  await endSuspensions(viewer, [id]);
  await db().update(accounts).set({ suspendedUntil: null, leftAt: null }).where(eq(accounts.id, id));
  await tell(viewer, "person.restored", id, { before: person.state });
  return { id };
}

type Leaving = { id: string; successor?: string | undefined };

/**
 * Marks that a person does not work here any more, as an administrator or the company's directory says: sessions and
 * rights end, what they have written stays under their name, what they answered for passes on.
 */
export async function leave(viewer: Viewer, { id, successor: named }: Leaving) {
  const successor = await findSuccessor(viewer, id, named);
  const person = await findOwn(viewer, id);
  if (person.state === "left") return { id };
  await demandAnother(viewer, id);
  await letGo(viewer, [id], { before: person.state }, { successor, led: viewer.accountId !== "" });
  return { id };
}

type Heir = { successor?: string | null; led?: boolean };

/** The same for many at once; that they may go has been judged before. `detail` is written down of each. */
export async function letGo(
  viewer: Viewer,
  ids: string[],
  detail: Record<string, unknown>,
  { successor = null, led = false }: Heir = {},
): Promise<void> {
  const { accountId, groupId } = viewer;
  const heir = accountId || (await findHeir(groupId, ids));
  const owned = await readOwned(ids);
  const passed = heir && (await handOver({ leavers: ids, led, successor, viewer: { ...viewer, accountId: heir } }));
  const handedBy = (id: string) => (passed ? { successor: successor ?? heir, passed: passed.get(id) } : {});
  const taken = await db().delete(grants).where(inArray(grants.accountId, ids)).returning();
  await endSuspensions(viewer, ids);
  await close(ids, { suspendedUntil: null, leftAt: now() });
  const rightsOf = (id: string) => taken.filter((one) => one.accountId === id).map(({ right }) => right);
  const told = { deed: "person.left" as const, result: "ok" as const, accountId, groupId };
  if (passed && heir)
    for (const id of ids) {
      const data = {
        heir: successor ?? heir,
        chosen: successor !== null,
        counts: passed.get(id),
        places: owned.get(id),
      };
      await announce({ kind: "duties.passed", objectId: id, groupId, actorId: accountId || id, data });
    }
  await recordAudits(
    ids.map((objectId) => ({
      ...told,
      objectId,
      detail: { ...detail, ...handedBy(objectId), rights: rightsOf(objectId) },
    })),
  );
}

/** Where nobody has chosen: the administrator who has been there longest. A directory is nobody to pass things on to. */
export async function findHeir(groupId: string, leavers: string[]): Promise<string | undefined> {
  const all = (await findAdministrators(groupId)).map((one) => one.accountId);
  return all.filter((id) => !leavers.includes(id)).sort()[0];
}

/** Ends all sign-ins of a person at once; they may sign in again. */
export async function endSessions(viewer: Viewer, id: string): Promise<{ ended: number }> {
  await findOwn(viewer, id);
  const ended = await endSessionsOf([id]);
  await tell(viewer, "sessions.ended", id, { ended });
  return { ended };
}

/**
 * Lets somebody in by the password alone again who has lost the telephone and the recovery codes, or a device with a passkey:
 * all keys go, and the sessions end. Refuses one's own as a conflict: that needs one's password, which whoever sits at an open
 * browser does not know.
 */
export async function dropSecondFactor(viewer: Viewer, id: string) {
  if (id === viewer.accountId) refuse("conflict", "self");
  await findOwn(viewer, id);
  const wasOn = await resetSecondFactor(viewer, id);
  const { accountId: actorId, groupId } = viewer;
  if (!wasOn) return { id };
  await endSessionsOf([id]);
  await announce({ kind: "second-factor.reset", objectId: id, groupId, actorId });
  return { id };
}

/** The moment when a day is over for the one who says it. Refuses a day that is over already beside the field. */
export function endOfDay(day: string, { timeZone }: Viewer): Date {
  const next = daysFrom(day, 1);
  const end = new Date(momentOf(`${next}T00:00`, timeZone));
  if (end <= now()) refuse("invalid", "past", { fields: { until: ["Этот день уже прошёл"] } });
  return end;
}

async function close(ids: string[], change: Pick<Partial<typeof accounts.$inferInsert>, "leftAt" | "suspendedUntil">) {
  await db().update(accounts).set(change).where(inArray(accounts.id, ids));
  await endSessionsOf(ids);
  afterCommit(forgetViewers);
}

async function endSuspensions({ accountId }: Viewer, ids: string[]): Promise<void> {
  await db()
    .update(suspensions)
    .set({ endedAt: now(), endedBy: accountId || null })
    .where(and(inArray(suspensions.accountId, ids), isNull(suspensions.endedAt)));
}

function tell({ accountId, groupId }: Viewer, deed: Deed, objectId: string, detail: Record<string, unknown>) {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail });
}
