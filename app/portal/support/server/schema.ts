import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** What somebody has asked support: a person of the company, or a stranger who left a mailbox. */
export const supportTickets = pgTable(
  "support_tickets",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** What people call it: eight digits. */
    number: text("number").notNull().unique(),
    authorId: uuid("author_id").references(() => accounts.id),
    email: text("email").notNull().default(""),
    topic: text("topic").notNull(),
    text: text("text").notNull(),
    diagnostics: text("diagnostics").notNull().default(""),
    /** When support has said the last word; null while the person waits. */
    answeredAt: moment("answered_at"),
    closedAt: moment("closed_at"),
    closedBy: uuid("closed_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("support_tickets_group").on(t.groupId, t.createdAt, t.id),
    index("support_tickets_author").on(t.authorId, t.createdAt, t.id),
  ],
);

/** What was said after the first words, by the person and by support. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    ofDesk: boolean("of_desk").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("support_messages_ticket").on(t.ticketId, t.createdAt), index("support_messages_group").on(t.groupId)],
);

/** Files that were sent with a ticket. */
export const supportFiles = pgTable(
  "support_files",
  {
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.fileId] }), index("support_files_file").on(t.fileId)],
);
