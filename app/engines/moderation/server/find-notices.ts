import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { comments, isSpokenTo, publications } from "#app/engines/content/server/index.ts";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { contentFilters } from "./schema.ts";

export const alertsNotices: NoticeFamily = {
  name: "alerts",
  title: "Замеченные слова и ссылки",
  hint: "Что нашли правила, которые велят сообщить модераторам",
  kinds: { "text-alert": "Сработало правило о словах и ссылках" },
  mail: "digest",
  push: "off",
  isFor: ({ rights }) => rights.includes("moderator"),
  mark: "shield",
};

/**
 * Tells the moderators of a company what one of its rules has found, each once a rule and a text, nobody of their own
 * words, and only those to whom the text speaks.
 */
export const notifyOfFind: Listener = {
  name: "notifications.find",
  kinds: ["text.alerted"],
  async hear({ objectId, groupId, actorId, data }) {
    const { ruleId } = data as { ruleId: string };
    const [rule] = await db()
      .select({ note: contentFilters.note })
      .from(contentFilters)
      .where(eq(contentFilters.id, ruleId));
    if (!rule) return;
    const said = await db()
      .select({
        accountId: accounts.id,
        groupId: accounts.groupId,
        publicationId: publications.id,
        commentId: sql<string | null>`${comments.id}`,
      })
      .from(publications)
      .leftJoin(comments, and(eq(comments.publicationId, publications.id), eq(comments.id, objectId)))
      .innerJoin(grants, and(eq(grants.groupId, groupId), eq(grants.right, "moderator"), isGiven()))
      .innerJoin(accounts, and(eq(accounts.id, grants.accountId), isPresent(), ne(accounts.id, actorId)))
      .where(
        and(or(eq(publications.id, objectId), eq(comments.id, objectId)), isNull(publications.deletedAt), isSpokenTo),
      );
    const words = { kind: "text-alert" as const, eventKey: `find/${ruleId}/${objectId}`, text: rule.note || null };
    await notifyPeople(said.map((person) => ({ ...person, ...words })));
  },
};
