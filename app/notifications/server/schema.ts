import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../platform/db/columns.ts";
import { accounts, groups } from "../../../platform/people/schema.ts";
import { comments, publications } from "../../content/server/schema.ts";
import type { NoticeKind } from "../contract.ts";

/** What one person is told of one event; the event's key keeps it single. */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    eventKey: text("event_key").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** Nobody by name where moderators speak. */
    actorId: uuid("actor_id").references(() => accounts.id),
    publicationId: uuid("publication_id").references(() => publications.id, { onDelete: "cascade" }),
    commentId: uuid("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    /** A notice that is about no publication its reader can open says by itself what about, in which words and where. */
    subject: text("subject"),
    text: text("text"),
    href: text("href"),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notices_once").on(t.accountId, t.eventKey),
    index("notices_account").on(t.accountId, t.createdAt, t.id),
    index("notices_publication").on(t.publicationId, t.accountId),
    index("notices_unread").on(t.accountId).where(sql`read_at is null`),
  ],
);
