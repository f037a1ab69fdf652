import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../platform/db/columns.ts";
import { accounts, groups } from "../../../platform/people/schema.ts";
import { comments, publications } from "../../content/server/schema.ts";

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
    kind: text("kind").$type<"comment" | "reply">().notNull(),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => accounts.id),
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id),
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notices_once").on(t.accountId, t.eventKey),
    index("notices_account").on(t.accountId, t.createdAt, t.id),
    index("notices_unread").on(t.accountId).where(sql`read_at is null`),
  ],
);
