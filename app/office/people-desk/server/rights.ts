import { and, eq, inArray, lte } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { afterCommit, db, withTenant } from "#platform/db/index.ts";
import { givenWith, type Right, takenWith } from "#platform/people/rights.ts";
import { grants } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findOwn } from "./standing.ts";
import { endOfDay } from "./states.ts";

type Wish = { id: string; right: Right; until?: string | undefined };

/**
 * Gives a person a right until the end of a day or for good; a right that they have gets the new term. A chief editor is
 * an editor too. Refuses guests and those who have left as a conflict.
 */
export async function give(viewer: Viewer, { id, right, until }: Wish) {
  const person = await findOwn(viewer, id);
  if (person.state === "left" || person.role === "guest") refuse("conflict", "no colleague");
  const { accountId, groupId } = viewer;
  const end = until ? endOfDay(until, viewer) : null;
  const told = { grantedBy: accountId, until: end, fromGroup: false, fromSignIn: false, createdAt: now() };
  const whole = givenWith(right);
  const before = await db()
    .select({ right: grants.right, until: grants.until })
    .from(grants)
    .where(eq(grants.accountId, id));
  for (const one of whole) {
    const held = before.find((had) => had.right === one);
    // The right to edit that a chief editor has for longer anyway is not made shorter.
    if (one !== right && held && (!held.until || (end && held.until >= end))) continue;
    await db()
      .insert(grants)
      .values({ groupId, accountId: id, right: one, ...told })
      .onConflictDoUpdate({ target: [grants.accountId, grants.right], set: told });
  }
  const detail = { right, until: until ?? null, before: before.map((had) => had.right) };
  await recordAudit({ deed: "right.given", result: "ok", accountId, groupId, objectId: id, detail });
  afterCommit(forgetViewers);
  return { id };
}

/** Takes a right back; with the editor's goes the chief editor's. A right that is not there is taken already. */
export async function take(viewer: Viewer, { id, right }: Wish) {
  await findOwn(viewer, id);
  const whole = takenWith(right);
  const taken = await db()
    .delete(grants)
    .where(and(eq(grants.accountId, id), inArray(grants.right, whole)))
    .returning({ right: grants.right });
  if (!taken.length) return { id };
  const { accountId, groupId } = viewer;
  const detail = { rights: taken.map((one) => one.right) };
  await recordAudit({ deed: "right.taken", result: "ok", accountId, groupId, objectId: id, detail });
  afterCommit(forgetViewers);
  return { id };
}

/** Removes and writes down the rights whose term is over: an hourly job. They have given nothing since. */
export async function sweepRights(): Promise<void> {
  await withTenant("*", async () => {
    const over = await db().delete(grants).where(lte(grants.until, now())).returning();
    for (const { accountId, groupId, right, until } of over)
      await recordAudit({ deed: "right.ended", result: "ok", groupId, objectId: accountId, detail: { right, until } });
  });
}
