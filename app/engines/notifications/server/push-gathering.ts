import { and, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { isLiving } from "#platform/auth/session.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isQuiet, ownTime } from "./quiet.ts";
import { noticeHabits, notices, pushDevices, pushMessages } from "./schema.ts";

/** What is older has been in the bell for a day, and a device does not speak of it any more. */
export const toldWithin = 86_400_000;

/** So many show one by one; more at once come as one. */
const apart = 3;

/**
 * Decides what devices are to be told: one message for each heap of a person's new notices, or one for all of them, and
 * each to every device where they are signed in. A notice is taken for that once, in the transaction that notes it.
 */
export async function gatherPushes(): Promise<void> {
  for (const { accountId, zone, habits } of await withTenant("*", findWaiting)) {
    if (!isQuiet(habits, ownTime(now(), zone))) await withTenant("*", () => gather(accountId));
  }
}

const isWaiting = () =>
  and(
    isNotNull(notices.push),
    isNull(notices.pushId),
    isNull(notices.readAt),
    gt(notices.createdAt, new Date(now().getTime() - toldWithin)),
  );

function findWaiting() {
  return db()
    .select({ accountId: notices.accountId, zone: accounts.timeZone, habits: noticeHabits })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, notices.accountId))
    .where(isWaiting())
    .groupBy(notices.accountId, accounts.id, noticeHabits.accountId);
}

async function gather(accountId: string): Promise<void> {
  // Another process that comes to them waits here, and then finds them taken.
  const rows = await db()
    .select({ id: notices.id, heap: notices.heap, groupId: notices.groupId })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isWaiting()))
    .orderBy(notices.id)
    .for("update");
  const [first] = rows;
  if (!first) return;
  const devices = await db()
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.idHash, pushDevices.sessionId), isLiving()))
    .where(eq(pushDevices.accountId, accountId));
  const heaps = Map.groupBy(rows, ({ id, heap }) => heap ?? id);
  const parts = heaps.size > apart ? [rows] : [...heaps.values()];
  for (const part of parts) {
    const pushId = newId();
    const ids = part.map(({ id }) => id);
    await db().update(notices).set({ pushId }).where(inArray(notices.id, ids));
    if (!devices.length) continue;
    const { groupId } = first;
    const messages = devices.map(({ id }) => ({ groupId, deviceId: id, pushId, dueAt: now(), createdAt: now() }));
    await db().insert(pushMessages).values(messages);
  }
}
