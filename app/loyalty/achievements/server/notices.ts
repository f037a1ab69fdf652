import { eq } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { achievements as urls } from "#app/loyalty/achievements/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { achievements } from "./schema.ts";

export const achievementNotices: NoticeFamily = {
  name: "achievements",
  title: "Достижения",
  hint: "Вы получили достижение",
  kinds: {
    achievement: { words: "Новое достижение", leadsTo: () => isThere(achievements, isAbout(achievements.id)) },
  },
  mail: "digest",
  push: "now",
  mark: "achievements",
};

/** Tells whoever has got an achievement. */
export const notifyOfAchievements: Listener = {
  name: "notifications.achievements",
  kinds: ["achievement.awarded"],
  async hear({ objectId, groupId, data }, key) {
    const { person, level = 1 } = data as { person: string; level?: number };
    const [row] = await db()
      .select({ title: achievements.title })
      .from(achievements)
      .where(eq(achievements.id, objectId));
    if (!row) return;
    const subject = level > 1 ? `${row.title}: ступень ${level}` : row.title;
    const about = { groupId, eventKey: key, subject, href: href(urls.one, { id: objectId }) };
    await notifyPeople([{ ...about, accountId: person, kind: "achievement" }]);
  },
};
