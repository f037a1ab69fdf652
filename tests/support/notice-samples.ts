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
import { apiAs } from "./api.ts";
import { freshSession } from "./fresh-session.ts";
import { browserKeys } from "./push-receiver.ts";
import { everyone, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of the bell and of its settings. */
export const noticeSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "notifications.list": () => everyone({}),
  "notifications.unread": () => everyone(undefined),
  "notifications.readHere": () => everyone({ path: "/feed/work", shown: [] }),
  "notifications.readAll": () => everyone(undefined),
  "notifications.settings": () => everyone(undefined),
  "notifications.changeSettings": () =>
    everyone({ levels: [{ family: "answers", bell: "now" }], quiet: null, days: [1, 2, 3, 4, 5, 6, 7] }),
  "notifications.mute": async ({ sever }) => {
    const { items } = await apiAs(sever.head).notifications.list({});
    const { id } = items.find(({ like }) => like)!;
    return owner({ id, muted: false }, id);
  },
  "notifications.read": async ({ sever }) => {
    const { items } = await apiAs(sever.head).notifications.list({});
    return owner({ id: items[0]!.id }, items[0]!.id);
  },
  "notifications.muteAbout": async ({ sever }) => {
    const { items } = await apiAs(sever.head).notifications.list({});
    const { id } = items.find(({ about }) => about)!.about!;
    return owner({ id, muted: true }, id);
  },
  "notifications.muted": () => everyone({}),
  "push.add": async ({ sever }) => {
    const session = await freshSession(sever.head.accountId);
    const subscription = browserKeys().subscription(`https://push.invalid/${newId()}`);
    return owner({ ...subscription, session, agent: "Firefox" }, session);
  },
  "push.wake": () => everyone({ endpoint: "https://push.invalid/1", session: newId() }),
  "push.drop": async ({ sever }) => {
    const id = await keepDevice(sever.head);
    return owner({ id }, id);
  },
  "push.trial": async ({ sever }) => {
    const id = await keepDevice(sever.head);
    return owner({ id }, id);
  },
  "notifications.tryMailAgain": () => everyone(undefined),
};

/** A browser of somebody's in which nobody is signed in now. */
export async function keepDevice({ accountId, groupId }: Viewer): Promise<string> {
  const id = newId();
  const subscription = browserKeys().subscription(`https://push.invalid/${id}`);
  const row = { id, accountId, groupId, ...subscription, service: "https://push.invalid" };
  await withTenant("*", () => db().insert(pushDevices).values(row));
  return id;
}

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
