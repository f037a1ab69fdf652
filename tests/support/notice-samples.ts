import { noticeChoices, noticeHabits, noticeMutes } from "#app/notifications/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
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
  "notifications.tryMailAgain": () => everyone(undefined),
};

/** What somebody has chosen to hear of, and a mailbox that has refused a letter. */
export async function keepNoticeHabits(
  { groupId, accountId, publicationId }: Record<"groupId" | "accountId" | "publicationId", string>,
  canaryOf: (table: string, column: string) => string,
): Promise<void> {
  await db().insert(noticeChoices).values({ groupId, accountId, family: "stories", mail: "off", changedAt: now() });
  await db().insert(noticeMutes).values({ groupId, accountId, publicationId, mutedAt: now() });
  const refusedAddress = canaryOf("notice_habits", "refused_address");
  await db().insert(noticeHabits).values({ groupId, accountId, refusedAddress, refusedAt: now() });
}
