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

/** Somebody of an administrator's own company, held until the deed is done. Refuses anybody else as not found. */
export async function findOwn({ groupId }: Viewer, id: string) {
  const { rows } = await db().execute<{ id: string; role: string; state: PersonState; erased: boolean }>(sql`
    select id, role, ${stateOf} as state, erased_at is not null as erased from ${accounts} where id = ${id} and group_id = ${groupId} for update`);
  return rows[0] ?? refuse("not-found");
}
