import {
  noticeChoices,
  noticeHabits,
  noticeMutes,
  pushDevices,
  pushMessages,
} from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { browserKeys } from "./push-receiver.ts";

/** What somebody has chosen to hear of, and a mailbox that has refused a letter. */
export async function keepNoticeHabits(
  { groupId, accountId, publicationId }: Record<"groupId" | "accountId" | "publicationId", string>,
  canaryOf: (table: string, column: string) => string,
): Promise<void> {
  await db().insert(noticeChoices).values({ groupId, accountId, family: "stories", mail: "off", changedAt: now() });
  await db().insert(noticeMutes).values({ groupId, accountId, publicationId, mutedAt: now() });
  const endpoint = canaryOf("push_devices", "endpoint");
  const keys = { p256dh: canaryOf("push_devices", "p256dh"), auth: canaryOf("push_devices", "auth") };
  const words = { service: canaryOf("push_devices", "service"), userAgent: canaryOf("push_devices", "user_agent") };
  const deviceId = newId();
  await db()
    .insert(pushDevices)
    .values({ id: deviceId, groupId, accountId, endpoint, ...keys, ...words });
  // Far away: the portal's own job of every minute would send it and forget it while a test looks for it.
  const dueAt = new Date("2100-01-01");
  await db().insert(pushMessages).values({ groupId, deviceId, pushId: newId(), dueAt });
  const refusedAddress = canaryOf("notice_habits", "refused_address");
  await db().insert(noticeHabits).values({ groupId, accountId, refusedAddress, refusedAt: now() });
}

/** A browser of somebody's in which nobody is signed in now. */
export async function keepDevice({ accountId, groupId }: Viewer): Promise<string> {
  const id = newId();
  const subscription = browserKeys().subscription(`https://push.invalid/${id}`);
  const row = { id, accountId, groupId, ...subscription, service: "https://push.invalid" };
  await withTenant("*", () => db().insert(pushDevices).values(row));
  return id;
}
