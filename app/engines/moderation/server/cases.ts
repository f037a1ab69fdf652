import { and, eq, isNull, type SQL } from "drizzle-orm";
import { leads } from "#app/engines/membership/server/index.ts";
import type { Cause, Target } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { moderationCases } from "./schema.ts";

export type CaseRow = typeof moderationCases.$inferSelect;

type About = { target: Target; id: string; groupId: string; placeId: string | null; authorId: string };

/** Whose case it is to see to: moderators see to all of their company, who leads a place to what stands there. */
export function seesTo(viewer: Viewer): SQL | undefined {
  return viewer.rights.includes("moderator") ? undefined : leads(viewer, moderationCases.placeId);
}

/** Gives the case of an object, made if there is none, locked until the end of the deed. Call it in the object's company. */
export async function lockCaseOf({ target, id, groupId, placeId, authorId }: About, cause: Cause): Promise<CaseRow> {
  const at = now();
  await db()
    .insert(moderationCases)
    .values({ id: newId(), groupId, target, objectId: id, placeId, authorId, cause, openedAt: at, createdAt: at })
    .onConflictDoNothing();
  const [row] = await db().select().from(moderationCases).where(eq(moderationCases.objectId, id)).for("update");
  return row!;
}

/** Puts a closed case back into the queue; an open one only gets its new cause. */
export async function askAgain(id: string, cause: Cause): Promise<void> {
  await db()
    .update(moderationCases)
    .set({ cause, openedAt: now(), closedAt: null, claimedBy: null, claimedAt: null })
    .where(eq(moderationCases.id, id));
}

/** A case that is this person's to see to, locked until the end of the deed; undefined for others. */
export async function lockCase(viewer: Viewer, id: string): Promise<CaseRow | undefined> {
  const [row] = await db()
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.id, id), seesTo(viewer)))
    .for("update");
  return row;
}

/** The open case of an object, if somebody is asked about it now. */
export const isOpen = isNull(moderationCases.closedAt);

/** The case of an object that somebody wrote. */
export function isAbout(authorId: string, target: Target, objectId: string) {
  return and(
    eq(moderationCases.authorId, authorId),
    eq(moderationCases.target, target),
    eq(moderationCases.objectId, objectId),
  );
}
