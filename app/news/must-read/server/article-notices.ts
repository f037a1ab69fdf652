import { and, asc, eq, gt, ne, not, or, type SQL, sql } from "drizzle-orm";
import {
  isLive,
  isSpokenTo,
  publicationReads,
  publications,
  type Readers,
  wasSpokenTo,
} from "#app/engines/content/server/index.ts";
import { type NoticeFamily, notices, notifyInParts, type Part } from "#app/engines/notifications/server/index.ts";
import { acknowledgements, articles, isObliged } from "#app/news/news/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener, PortalEvent } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { dueWords } from "./notices.ts";

export const changesNotices: NoticeFamily = {
  name: "changes",
  title: "Изменения в статьях",
  hint: "Редакция обновила то, что вы читали",
  kinds: { changed: "Обновили публикацию" },
  mail: "digest",
  push: "off",
  mark: "news",
};

/**
 * Asks those to read an article who must and to whom it was opened after it had come out, each once: whoever has been
 * asked before, or could read it before, is not. Those whom it names or calls hear of it as of any change.
 */
export const notifyOfOpening: Listener = {
  name: "notifications.opening",
  kinds: ["article.opened", "article.opened-further"],
  async hear(event) {
    const { before } = event.data as { before: Readers };
    const isNew = and(isObliged, not(wasSpokenTo(before)), not(hasSaid), not(wasAsked))!;
    await notifyInParts(event, {
      others: "article.opened-further",
      find: (part) => findReaders(event, isNew, part),
      say: ({ dueOn, ...person }) => ({
        ...person,
        kind: "must-read",
        eventKey: `must-read/${person.publicationId}`,
        text: dueWords(dueOn),
      }),
    });
  },
};

/** Tells those readers of a change in an article whom it concerns: who has opened it, or is to read it. */
export const notifyOfChange: Listener = {
  name: "notifications.change",
  kinds: ["article.changed", "article.changed-further"],
  async hear(event) {
    const { revision } = event.data as { revision: number };
    await notifyInParts(event, {
      others: "article.changed-further",
      find: (part) => findReaders(event, or(isObliged, hasOpened, hasSaid)!, part),
      say: ({ dueOn: _, ...person }) => ({
        ...person,
        kind: "changed",
        eventKey: `changed/${person.publicationId}/${revision}`,
        text: "Посмотрите, что изменилось",
      }),
    });
  },
};

const hasSaid = sql`exists (select from ${acknowledgements} said
  where said.publication_id = ${publications.id} and said.account_id = ${accounts.id})`;
const hasOpened = sql`exists (select from ${publicationReads} opened
  where opened.publication_id = ${publications.id} and opened.account_id = ${accounts.id})`;
const wasAsked = sql`exists (select from ${notices} asked
  where asked.account_id = ${accounts.id} and asked.publication_id = ${publications.id} and asked.kind = 'must-read')`;

/** The readers of a live article who are meant, in the order of their ids; whoever has made the news of it knows it. */
function findReaders({ objectId, actorId }: PortalEvent, isMeant: SQL, { count, behind }: Part) {
  return db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      publicationId: publications.id,
      dueOn: articles.dueOn,
    })
    .from(publications)
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .innerJoin(accounts, and(isSpokenTo, isMeant))
    .where(
      and(
        isLive(),
        eq(publications.id, objectId),
        ne(accounts.id, actorId),
        behind ? gt(accounts.id, behind) : undefined,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(count);
}
