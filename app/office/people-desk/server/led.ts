import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { accounts } from "#platform/people/schema.ts";

/** Whom a person leads. Without a successor nobody leads them until somebody says who does. */
export const ledDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${accounts} led where led.manager_id = ${leaver}
    and led.left_at is null)`,
  async hand({ leaver, successor }) {
    if (successor) await rise(leaver, successor);
    await db().update(accounts).set({ managerId: successor }).where(eq(accounts.managerId, leaver));
  },
};

/** A successor from below takes the leaver's own place: else the tree of managers would close into a ring. */
async function rise(leaver: string, successor: string): Promise<void> {
  await db().execute(sql`
    with recursive above(id, manager_id) as (
      select id, manager_id from ${accounts} where id = ${successor}
      union select a.id, a.manager_id from ${accounts} a join above on a.id = above.manager_id
    )
    update ${accounts} set manager_id = (
      select nullif(l.manager_id, ${successor}::uuid) from ${accounts} l where l.id = ${leaver})
    where id = ${successor} and exists (select from above where manager_id = ${leaver})`);
}
