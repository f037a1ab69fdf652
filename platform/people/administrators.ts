import { and, eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { isPresent } from "./presence.ts";
import { accounts } from "./schema.ts";

/** The administrators of a company who may sign in, by the role of their latest sign-in. */
export async function findAdministrators(groupId: string): Promise<{ accountId: string; groupId: string }[]> {
  return db()
    .select({ accountId: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), eq(accounts.role, "admin"), isPresent()));
}
