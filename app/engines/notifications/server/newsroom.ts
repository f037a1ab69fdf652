import { and, eq, ne, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { deskTalk } from "#app/news/desk-talk/routes.ts";
import { findTold } from "#app/news/desk-talk/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";

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

/** Tells the author of an article and those who are named what editors say of it among themselves, each once. */
export const notifyOfDeskTalk: Listener = {
  name: "notifications.desk-talk",
  kinds: ["article.discussed"],
  async hear({ objectId }, eventKey) {
    const told = await findTold(objectId);
    const notices = told.map(({ publicationId: id, isNamed, ...row }) => ({
      ...row,
      eventKey,
      kind: isNamed ? ("desk-mention" as const) : ("desk-talk" as const),
      href: `${href(deskTalk.talk, { id })}#talk`,
    }));
    await notifyPeople(notices);
  },
};
