import { and, eq, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { findSomeWaiting } from "#app/news/must-read/server/index.ts";
import { articles } from "#app/news/news/server/index.ts";
import { reviewDays } from "#app/news/newsroom/contract.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";
import { notifyInParts } from "./parts.ts";

const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const dayOf = (date: string) => days.format(new Date(`${date}T00:00Z`));

/** By when one is to say that one has read it, if there is such a day. */
export const dueWords = (dueOn: string | null) => dueOn && `Отметьте «Ознакомлен(а)» до ${dayOf(dueOn)}`;

/** Asks everybody who has not read an article yet to read it, however many they are. */
export const remindToRead: Listener = {
  name: "notifications.must-read",
  kinds: ["article.reminded", "article.reminded-further"],
  async hear(event, key) {
    const publicationId = event.objectId;
    const [article] = await db()
      .select({ dueOn: articles.dueOn })
      .from(articles)
      .where(eq(articles.publicationId, publicationId));
    if (!article) return;
    // The first part names the reminder: the others tell of the same one.
    const { eventKey = key } = (event.data ?? {}) as { eventKey?: string };
    const told = { eventKey, kind: "must-read" as const, publicationId, text: dueWords(article.dueOn) };
    await notifyInParts(
      { ...event, data: { ...(event.data as object), eventKey } },
      {
        others: "article.reminded-further",
        find: (part) => findSomeWaiting(publicationId, part),
        say: (person) => ({ ...person, ...told }),
      },
    );
  },
};

/**
 * Tells an author that their article is to be looked at anew, or that it went away because nobody did; each once.
 * Where the author is no editor any more, the other editors hear of it.
 */
export const notifyOfReview: Listener = {
  name: "notifications.review",
  kinds: ["article.stale", "article.expired"],
  async hear({ kind, objectId: id, data }) {
    const { reviewOn } = data as { reviewOn: string };
    const editors = await db()
      .select({
        accountId: accounts.id,
        groupId: accounts.groupId,
        subject: publications.title,
        isAuthor: sql<boolean>`${accounts.id} = ${publications.authorId}`,
      })
      .from(publications)
      .innerJoin(grants, and(eq(grants.groupId, publications.groupId), eq(grants.right, "editor"), isGiven()))
      .innerJoin(accounts, and(eq(accounts.id, grants.accountId), isPresent()))
      .where(eq(publications.id, id));
    const author = editors.filter(({ isAuthor }) => isAuthor);
    const told = (author.length ? author : editors).map(({ isAuthor: _, ...person }) => person);
    const isOver = kind === "article.expired";
    const lastDay = new Date(Date.parse(reviewOn) + reviewDays * 86_400_000).toISOString().slice(0, 10);
    const words = isOver
      ? {
          kind: "expired" as const,
          text: "Если она ещё верна, опубликуйте её снова",
          href: href(newsroom.edit, { id }),
        }
      : {
          kind: "stale" as const,
          text: `Если никто этого не сделает, ${dayOf(lastDay)} она снимется с публикации`,
          href: href(newsroom.review, { id }),
        };
    await notifyPeople(told.map((person) => ({ ...person, ...words, eventKey: `${words.kind}/${id}/${reviewOn}` })));
  },
};
