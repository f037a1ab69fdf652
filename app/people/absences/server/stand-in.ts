import { and, desc, eq, gt, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { absences } from "./schema.ts";

/** Who does a person's work while they are away now; nobody where they are at work or have named nobody who is there. */
export async function readDeputy(accountId: string): Promise<string | undefined> {
  const at = now();
  const [row] = await db()
    .select({ id: accounts.id })
    .from(absences)
    .innerJoin(accounts, and(eq(accounts.id, absences.deputyId), isColleague()))
    .where(and(eq(absences.accountId, accountId), lte(absences.beginsAt, at), gt(absences.endsAt, at)))
    .orderBy(desc(absences.endsAt))
    .limit(1);
  return row?.id;
}
