import { type SQL, sql } from "drizzle-orm";
import type { PersonState } from "#app/office/people-desk/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isOver, isSuspended } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** The state of an account: left, suspended, a guest of the past, waiting for the first sign-in, or at work. */
export const stateOf: SQL<PersonState> = sql<PersonState>`case
  when ${accounts.leftAt} is not null then 'left' when ${isSuspended()} then 'suspended' when ${isOver()} then 'over'
  when ${accounts.subject} is null then 'invited' else 'active' end`;

/** Whether an account is out of reach: an administrator's is for administrators alone; the directory of the company obeys nobody. */
export const isOutOfReach = ({ accountId, isAdmin }: Viewer, role: string) =>
  role === "admin" && accountId !== "" && !isAdmin;

/** Somebody of one's own company, held until the deed is done. Refuses anybody else as not found, and who is out of reach. */
export async function findOwn(viewer: Viewer, id: string) {
  const { rows } = await db().execute<{ id: string; role: string; state: PersonState; erased: boolean }>(sql`
    select id, role, ${stateOf} as state, erased_at is not null as erased from ${accounts} where id = ${id} and group_id = ${viewer.groupId} for update`);
  const found = rows[0] ?? refuse("not-found");
  if (isOutOfReach(viewer, found.role)) refuse("forbidden", "admin");
  return found;
}
