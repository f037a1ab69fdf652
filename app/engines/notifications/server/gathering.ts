import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { describeKind, kindsOf } from "./families.ts";
import { isFresh } from "./fresh.ts";
import { isQuiet, mondayOf, ownTime } from "./quiet.ts";
import { noticeHabits, notices } from "./schema.ts";

/** Before that hour of their own day nobody gets what was gathered. */
const digestFrom = "09:00";

/**
 * Decides which letters there are to be: one for each family of what is to come at once, one for everything that a person
 * wants gathered, once a day or a week. A notice belongs to one letter for good, so that a letter sent again is the same.
 */
export async function gatherLetters(): Promise<void> {
  for (const { accountId, mail, kinds, zone, habits } of await withTenant("*", findWaiting)) {
    const time = ownTime(now(), zone);
    if (isQuiet(habits, time)) continue;
    if (mail === "now") {
      const families = new Set(kinds.map((kind) => describeKind(kind).family.name));
      for (const family of families) await withTenant("*", () => gather(accountId, family));
    } else if (time.clock >= digestFrom && habits?.digest !== "none") {
      const since = habits?.digest === "weekly" ? mondayOf(time) : time.date;
      await withTenant("*", () => gatherDigest(accountId, time.date, since));
    }
  }
}

const isWaiting = and(isNotNull(notices.mail), isNull(notices.mailedAt), isNull(notices.letterId));

function findWaiting() {
  return db()
    .select({
      accountId: notices.accountId,
      mail: notices.mail,
      kinds: sql<string[]>`array_agg(distinct ${notices.kind})`,
      zone: accounts.timeZone,
      habits: noticeHabits,
    })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, notices.accountId))
    .where(and(isWaiting, isFresh()))
    .groupBy(notices.accountId, notices.mail, accounts.id, noticeHabits.accountId);
}

async function gather(accountId: string, family: string): Promise<void> {
  await db()
    .update(notices)
    .set({ letterId: newId() })
    .where(
      and(
        eq(notices.accountId, accountId),
        eq(notices.mail, "now"),
        inArray(notices.kind, kindsOf(family)),
        and(isWaiting, isFresh()),
      ),
    );
}

/** The day is written down together with the letter: another node that comes to it a moment later finds it done. */
async function gatherDigest(accountId: string, today: string, since: string): Promise<void> {
  const [person] = await db().select({ groupId: accounts.groupId }).from(accounts).where(eq(accounts.id, accountId));
  const isDue = or(isNull(noticeHabits.digestedOn), lt(noticeHabits.digestedOn, since));
  const [due] = await db()
    .insert(noticeHabits)
    .values({ accountId, groupId: person!.groupId, digestedOn: today })
    .onConflictDoUpdate({ target: noticeHabits.accountId, set: { digestedOn: today }, setWhere: isDue })
    .returning({ accountId: noticeHabits.accountId });
  if (!due) return;
  await db()
    .update(notices)
    .set({ letterId: newId() })
    .where(and(eq(notices.accountId, accountId), eq(notices.mail, "digest"), isWaiting, isFresh()));
}
