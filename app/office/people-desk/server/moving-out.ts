import { eq } from "drizzle-orm";
import { leaveAll } from "#app/engines/membership/server/index.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { grants } from "#platform/people/schema.ts";
import { handOver } from "./duties.ts";
import { ldapPeople } from "./schema.ts";
import { findHeir } from "./states.ts";

/**
 * What becomes of somebody's place in a company that they leave for another one of the portal: what they answer for, and
 * whom they lead, pass on to its administrator, as at a dismissal that names nobody; their rights and memberships there end,
 * and its LDAP server knows them no more.
 */
export function leavePlace(groupId: string, accountId: string): Promise<void> {
  return withTenant(groupId, async () => {
    const heir = await findHeir(groupId, [accountId]);
    const viewer = { ...nobody, groupId, accountId: heir ?? "" };
    if (heir) await handOver({ leavers: [accountId], led: true, successor: null, viewer });
    await db().delete(grants).where(eq(grants.accountId, accountId));
    await leaveAll(accountId);
    await db().delete(ldapPeople).where(eq(ldapPeople.accountId, accountId));
  });
}
