import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { forgetClaims } from "./claims-at-sign-in.ts";
import { scimMembers, scimPeople } from "./schema.ts";

/** The directory of a company that somebody has left for another one knows them no more, nor do its groups and rules. */
export async function leaveDirectory(accountId: string): Promise<void> {
  await forgetClaims(accountId);
  await db().delete(scimMembers).where(eq(scimMembers.accountId, accountId));
  await db().delete(scimPeople).where(eq(scimPeople.accountId, accountId));
}
