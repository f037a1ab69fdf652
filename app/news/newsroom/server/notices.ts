import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { reviewDays } from "#app/news/newsroom/contract.ts";
import { deskTalk } from "#app/news/newsroom/desk-routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { isOnDesk } from "./policy.ts";

const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const dayOf = (date: string) => days.format(new Date(`${date}T00:00Z`));

/** The article is on the desk of this editor still. */
function isOnTheirDesk(viewer?: Viewer): SQL {
  return isThere(
    publications,
    and(isAbout(publications.id), viewer ? isOnDesk(viewer) : isNull(publications.deletedAt)),
  );
}

export const deskNotices: NoticeFamily = {
  name: "desk",
  title: "Работа редакции",
  hint: "Проверка, доработка, пересмотр и разговор редакторов",
  kinds: {
    review: { words: "Ждёт вашей проверки", leadsTo: isOnTheirDesk },
    returned: { words: "Вернули на доработку", leadsTo: isOnTheirDesk },
    stale: { words: "Пора пересмотреть статью", leadsTo: isOnTheirDesk },
    expired: { words: "Статью вовремя не пересмотрели, она снята с публикации:", leadsTo: isOnTheirDesk },
    "desk-talk": { words: "Редакторы говорят о вашей статье", leadsTo: isOnTheirDesk },
    "desk-mention": { words: "Вас позвали в разговор редакторов о статье", leadsTo: isOnTheirDesk, isMention: true },
  },
  mail: "digest",
  push: "now",
  mark: "news",
  isFor: ({ rights }) => rights.includes("editor") || rights.includes("chief-editor"),
};

/** Tells the chief editors what waits for their eyes, and an author what came back for changes. */
export const notifyOfCheck: Listener = {
  name: "notifications.check",
  kinds: ["article.review", "article.returned"],
  async hear({ kind, objectId: id, actorId, data }, eventKey) {
    const isBack = kind === "article.returned";
    const isChief = and(
      eq(grants.groupId, publications.groupId),
      eq(grants.accountId, accounts.id),
      eq(grants.right, "chief-editor"),
      isGiven(),
    );
    const isConcerned = isBack
      ? eq(accounts.id, publications.authorId)
      : sql`exists (select 1 from ${grants} where ${isChief})`;
    const people = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, subject: publications.title })
      .from(publications)
      .innerJoin(accounts, and(isConcerned, isPresent(), ne(accounts.id, actorId)))
      .where(eq(publications.id, id));
    const { note } = data as { note?: string };
    const words = { kind: isBack ? ("returned" as const) : ("review" as const), text: note || null };
    const told = people.map((person) => ({
      ...person,
      ...words,
      actorId,
      eventKey,
      href: href(deskTalk.talk, { id }),
    }));
    await notifyPeople(told);
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
    const lastDay = daysFrom(reviewOn, reviewDays);
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
