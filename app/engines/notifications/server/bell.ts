import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { comments, publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, kept } from "#platform/db/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { accounts } from "#platform/people/schema.ts";
import { isAt, type Spot, spotAt } from "./at.ts";
import { places } from "./heaps.ts";
import { isQuiet, ownTime } from "./quiet.ts";
import { noticeHabits, notices } from "./schema.ts";
import { isShown, isStanding } from "./shown.ts";
import { ofComment, ofPublication } from "./told.ts";
import { allUnread } from "./unread-counts.ts";

/** What waits in the bell. */
const isWaiting = and(eq(notices.bell, true), isNull(notices.readAt));

/** Tells the open pages of these people how many notices wait for them, but nobody who is not to be disturbed now. */
export async function ringBells(people: Pick<Viewer, "accountId">[]): Promise<void> {
  if (!people.length) return;
  const ids = people.map(({ accountId }) => accountId);
  const rows = await db()
    .select({
      ...{ accountId: notices.accountId, groupId: accounts.groupId, zone: accounts.timeZone, unread: places },
      ...{ quietFrom: noticeHabits.quietFrom, quietTo: noticeHabits.quietTo, days: noticeHabits.days },
    })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, accounts.id))
    .leftJoin(comments, ofComment)
    .leftJoin(publications, ofPublication)
    .where(and(inArray(notices.accountId, ids), isWaiting, isStanding()))
    .groupBy(notices.accountId, accounts.id, noticeHabits.accountId);
  for (const { accountId, groupId, zone, unread, ...habits } of rows) {
    if (isQuiet(habits, ownTime(now(), zone))) continue;
    await tellLive({ topic: `account:${accountId}`, groupId, data: { unread } });
  }
}

type Unread = { count: number; here: boolean; news: Record<string, number> };

/**
 * How many notices a person has not read, the number on the bell, and whether some are of what stands at this address; with
 * what is new in the chapters of the navigation.
 */
export async function readUnread(viewer: Viewer, at?: string): Promise<Unread> {
  const [row] = await unreadRow(viewer, at === undefined ? {} : spotAt(at));
  return { count: row?.count ?? 0, here: row?.here ?? false, news: row?.news ?? {} };
}

const unreadRow = kept((viewer: Viewer, at: Partial<Spot>) =>
  db()
    .select({
      count: places,
      here: at.path === undefined ? sql<boolean>`false` : sql<boolean>`coalesce(bool_or(${isAt(at as Spot)}), false)`,
      news: allUnread(viewer),
    })
    .from(notices)
    .leftJoin(comments, ofComment)
    .leftJoin(publications, ofPublication)
    .where(and(isWaiting, isShown(viewer))),
);

/** The number on the bell alone. */
export async function countUnread(viewer: Viewer): Promise<number> {
  const [row] = await db()
    .select({ count: places })
    .from(notices)
    .leftJoin(comments, ofComment)
    .leftJoin(publications, ofPublication)
    .where(and(isWaiting, isShown(viewer)));
  return row?.count ?? 0;
}

/** Reads all of a person's notices at once. */
export async function readAllNotices(viewer: Viewer): Promise<{ read: number }> {
  const rows = await db()
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.accountId, viewer.accountId), isWaiting))
    .returning({ one: sql`1` });
  if (rows.length) await tellUnread(viewer, 0);
  return { read: rows.length };
}

/** Tells a person's open pages how many are left. */
export function tellUnread({ accountId, groupId }: Viewer, unread: number): Promise<void> {
  return tellLive({ topic: `account:${accountId}`, groupId, data: { unread } });
}
