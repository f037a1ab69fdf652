import { eq } from "drizzle-orm";
import { type NoticeFamily, notifyInParts } from "#app/engines/notifications/server/index.ts";
import { articles } from "#app/news/news/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findSomeAnew, findSomeWaiting } from "./reminders.ts";

export const mustReadNotices: NoticeFamily = {
  name: "must-read",
  title: "Обязательно прочитать",
  hint: "Публикации, с которыми нужно ознакомиться, и напоминания о них",
  kinds: { "must-read": { words: "Ознакомьтесь, пожалуйста, с публикацией", strength: 4 } },
  mail: "now",
  push: "now",
  mandatory: true,
  mark: "news",
};

const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const dayOf = (date: string) => days.format(new Date(`${date}T00:00Z`));

/** By when one is to say that one has read it, if there is such a day. */
export const dueWords = (dueOn: string | null) => dueOn && `Отметьте «Ознакомлен(а)» до ${dayOf(dueOn)}`;

/** Asks everybody who has not read an article yet to read it, however many they are. */
export const remindToRead: Listener = {
  name: "notifications.must-read",
  kinds: ["article.reminded", "article.reminded-further", "article.asked-anew", "article.asked-anew-further"],
  async hear(event, key) {
    const publicationId = event.objectId;
    const [article] = await db()
      .select({ dueOn: articles.dueOn })
      .from(articles)
      .where(eq(articles.publicationId, publicationId));
    if (!article) return;
    // The first part names the reminder: the others tell of the same one.
    const { eventKey = key } = (event.data ?? {}) as { eventKey?: string };
    const isAnew = event.kind.startsWith("article.asked-anew");
    const words = [isAnew && "Текст с тех пор изменился", dueWords(article.dueOn)].filter(Boolean).join(". ");
    const told = { eventKey, kind: "must-read" as const, publicationId, text: words || null };
    await notifyInParts(
      { ...event, data: { ...(event.data as object), eventKey } },
      {
        others: isAnew ? "article.asked-anew-further" : "article.reminded-further",
        find: (part) => (isAnew ? findSomeAnew : findSomeWaiting)(publicationId, part),
        say: (person) => ({ ...person, ...told }),
      },
    );
  },
};
