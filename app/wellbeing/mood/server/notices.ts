import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

export const moodNotices: NoticeFamily = {
  name: "mood",
  title: "Настроение коллег",
  hint: "Подчинённый показал вам свой день",
  kinds: { mood: "Вам показали, как прошёл день" },
  mail: "off",
  push: "off",
  mark: "smile",
};

const people = alias(accounts, "people");

/** Tells a manager that somebody has shown them a day: that they did, not what it was. */
export const notifyOfMood: Listener = {
  name: "notifications.mood",
  kinds: ["mood.shown"],
  async hear({ objectId: actorId, data }) {
    const [manager] = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId })
      .from(people)
      .innerJoin(accounts, and(eq(accounts.id, people.managerId), isPresent()))
      .where(eq(people.id, actorId));
    if (!manager) return;
    const { day } = data as { day: string };
    const eventKey = `mood/${actorId}/${day}`;
    await notifyPeople([{ ...manager, actorId, kind: "mood", eventKey, href: `${href(mood.own)}#told` }]);
  },
};
