import { and, eq, type SQL } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { type Viewer, viewerOf } from "./viewer.ts";

/**
 * The colleague behind an address that carries a token: whoever of `accounts` a condition names. Undefined for those who have
 * left or not given their consent.
 */
export async function colleagueWhere(which: SQL): Promise<Viewer | undefined> {
  const [person] = await withTenant("*", () =>
    db()
      .select({
        accountId: accounts.id,
        groupId: accounts.groupId,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        consent: accounts.consentToPersData,
        timeZone: accounts.timeZone,
        granted: grantedRights,
      })
      .from(accounts)
      .where(and(which, isColleague(), eq(accounts.consentToPersData, true))),
  );
  return person && viewerOf(person, ["employee"]);
}
