import { and, desc, eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { MoodTold } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { byName } from "#platform/people/name-order.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { moods } from "./schema.ts";

const daysShown = 30;
const managers = alias(accounts, "managers");

/** What those whose manager this person is now have shown them in a month; nobody else ever reads it. */
export async function readTold(viewer: Viewer): Promise<MoodTold[]> {
  return db()
    .select({
      day: moods.day,
      level: moods.level,
      note: moods.note,
      name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      alias: accounts.alias,
    })
    .from(moods)
    .innerJoin(accounts, eq(accounts.id, moods.accountId))
    .where(
      and(
        eq(accounts.managerId, viewer.accountId),
        isPresent(),
        eq(moods.shared, true),
        gte(moods.day, daysFrom(todayIn(viewer.timeZone), -daysShown)),
      ),
    )
    .orderBy(desc(moods.day), ...byName)
    .limit(50);
}

/** The name of a person's manager, if they have one who works here. */
export async function readManager({ accountId }: Viewer): Promise<string | null> {
  const [row] = await db()
    .select({ name: sql<string>`${managers.firstName} || ' ' || ${managers.lastName}` })
    .from(accounts)
    .innerJoin(managers, and(eq(managers.id, accounts.managerId), isPresent(managers)))
    .where(eq(accounts.id, accountId));
  return row?.name ?? null;
}
