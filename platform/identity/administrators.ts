import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { accounts } from "../people/schema.ts";

/**
 * The administrators of a company, as far as the portal can know them: roles live at the identity provider, so they are
 * those whom the built-in one names so, and those who are signed in with that role.
 */
export async function findAdministrators(groupId: string): Promise<{ accountId: string; groupId: string }[]> {
  return db()
    .select({ accountId: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(
      and(
        eq(accounts.groupId, groupId),
        isNull(accounts.leftAt),
        sql`(exists (select from identity_account i where i.account_id = accounts.id and 'admin' = any(i.roles) and not i.disabled)
          or exists (select from sessions s where s.account_id = accounts.id and 'admin' = any(s.roles) and s.expires_at > now()))`,
      ),
    );
}
