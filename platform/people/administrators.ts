import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { isGiven } from "./grants.ts";
import { isPresent } from "./presence.ts";
import type { Right } from "./rights.ts";
import { accounts, grants } from "./schema.ts";

/** The administrators of a company who may sign in, by the role of their latest sign-in. */
export async function findAdministrators(groupId: string): Promise<{ accountId: string; groupId: string }[]> {
  return db()
    .select({ accountId: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), eq(accounts.role, "admin"), isPresent()));
}

/** Who holds a right in a company and may sign in: those to whom it is given, and its administrators. */
export async function findHolders(groupId: string, right: Right): Promise<{ accountId: string; groupId: string }[]> {
  const holds = sql`(${accounts.role} = 'admin' or exists (select from ${grants}
    where ${grants.accountId} = ${accounts}.id and ${eq(grants.right, right)} and ${isGiven()}))`;
  return db()
    .select({ accountId: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), holds, isPresent()));
}
