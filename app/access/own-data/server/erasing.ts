import { type SQL, sql } from "drizzle-orm";
import { findOwn, leave } from "#app/office/people-desk/server/index.ts";
import { changePerson } from "#app/people/account/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import { refuse } from "#platform/refusal.ts";
import { findOpen, isOpen } from "./erasure.ts";
import { erasureRequests } from "./schema.ts";
import { ownParts } from "./sources.ts";

/**
 * Erases everything personal of somebody who has asked for it, or who has left: the account ends, what they answered for
 * passes on, what they wrote stays without a name; acceptances and the journal stay. Refuses whom
 * nobody may close as a conflict, and who neither asks nor has left.
 */
export async function erasePerson(viewer: Viewer, { id, successor }: { id: string; successor?: string | undefined }) {
  const { accountId, groupId } = viewer;
  const person = await findOwn(viewer, id);
  if (person.erased) return { id };
  const [asked] = await db()
    .update(erasureRequests)
    .set({ endedAt: now(), ending: "done", endedBy: accountId })
    .where(isOpen(id))
    .returning({ id: erasureRequests.id });
  if (!asked && person.state !== "left") refuse("conflict", "not asked");
  await leave(viewer, { id, successor });
  await withTenant("*", () => eraseOwn(id));
  await changePerson({ accountId: id }, { erasedAt: now() });
  await recordAudit({
    ...{ deed: "person.erased" as const, result: "ok" as const, accountId, groupId, objectId: id },
    detail: { asked: asked !== undefined },
  });
  return { id };
}

/** Whether there is a reason to erase somebody's data: they ask for it, or have left. Refuses another company's as not found. */
export async function isErasable(viewer: Viewer, id: string): Promise<{ erasable: boolean }> {
  const { state } = await findOwn(viewer, id);
  return { erasable: state === "left" || (await findOpen(id)) !== undefined };
}

/** Part by part, as each area says; the person themselves last, because the others find by them what is theirs. */
async function eraseOwn(accountId: string): Promise<void> {
  const me = sql`${accountId}::uuid`;
  for (const part of ownParts.get().toReversed())
    for (const statement of statementsOf(part, me)) await db().execute(statement);
}

function statementsOf({ after, by, erase }: OwnPart, me: SQL): SQL[] {
  if (erase) return erase(me);
  return after === "gone" ? by.map((column) => sql`delete from ${column.table} where ${column} = ${me}`) : [];
}
