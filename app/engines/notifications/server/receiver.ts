import { and, eq } from "drizzle-orm";
import { type Role, type Viewer, viewerOf } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

/** Whom a letter is for: what they may see now, and where it goes. */
export type Receiver = { viewer: Viewer; name: string; address: string };

/** The receiver of a person's letters; nobody who has left, is stopped, or has not consented to having their data worked with. */
export async function findReceiver(accountId: string): Promise<Receiver | undefined> {
  const [person] = await db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      consent: accounts.consentToPersData,
      timeZone: accounts.timeZone,
      granted: grantedRights,
      role: accounts.role,
      address: accounts.email,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isColleague(), eq(accounts.consentToPersData, true)));
  if (!person) return undefined;
  const { role, address, ...known } = person;
  const roles: Role[] = role === "admin" ? ["employee", "admin"] : ["employee"];
  const viewer = viewerOf(known, roles);
  return { viewer, name: viewer.name, address };
}
