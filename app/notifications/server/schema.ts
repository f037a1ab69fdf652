import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../platform/db/columns.ts";
import { accounts, groups } from "../../../platform/people/schema.ts";
import { comments, publications } from "../../content/server/schema.ts";
import type { BellLevel, Digest, MailLevel, NoticeFamily, NoticeKind } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What one person is told of one event; the event's key keeps it single. */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    groupId: groupId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    eventKey: text("event_key").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** Nobody by name where moderators speak. */
    actorId: uuid("actor_id").references(() => accounts.id),
    /** What stands as one while it is unread: the answers to one text, the reactions to it, new followers. */
    heap: text("heap"),
    publicationId: uuid("publication_id").references(() => publications.id, { onDelete: "cascade" }),
    commentId: uuid("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    /** A notice that is about no publication its reader can open says by itself what about, in which words and where. */
    subject: text("subject"),
    text: text("text"),
    href: text("href"),
    readAt: moment("read_at"),
    /** Whether it stands in the bell; whoever wanted a letter alone has it nowhere else. */
    bell: boolean("bell").notNull().default(true),
    /** How it was to come by mail when it was told; nobody asked for a letter where it is empty. */
    mail: text("mail").$type<Exclude<MailLevel, "off">>(),
    /** The letter that carries it, and when that has left or has proved needless. */
    letterId: uuid("letter_id"),
    mailedAt: moment("mailed_at"),
    /** How often that letter was tried, and when last: who tries it now has it to themselves for a while. */
    mailTries: integer("mail_tries").notNull().default(0),
    triedAt: moment("tried_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notices_once").on(t.accountId, t.eventKey),
    index("notices_account").on(t.accountId, t.createdAt, t.id),
    index("notices_heap").on(t.accountId, t.heap, t.createdAt).where(sql`heap is not null`),
    index("notices_publication").on(t.publicationId, t.accountId),
    index("notices_unread").on(t.accountId).where(sql`read_at is null`),
    index("notices_mail").on(t.mail, t.accountId).where(sql`mail is not null and mailed_at is null`),
  ],
);

/** What a person has chosen for one family of notices; what is empty, and whoever has no row, goes by the portal's choice. */
export const noticeChoices = pgTable(
  "notice_choices",
  {
    groupId: groupId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    family: text("family").$type<NoticeFamily>().notNull(),
    bell: text("bell").$type<BellLevel>(),
    mail: text("mail").$type<MailLevel>(),
    /** «Не сообщать о таком»: nothing comes by any way, and what was chosen before waits to come back. */
    mutedAt: moment("muted_at"),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.family] }), index("notice_choices_group").on(t.groupId)],
);

/** «Не уведомлять об этой публикации»: nothing of it comes by any way, but what is mandatory. */
export const noticeMutes = pgTable(
  "notice_mutes",
  {
    groupId: groupId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    mutedAt: moment("muted_at").notNull(),
    /** When it comes again by itself; none is never. */
    until: moment("until"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.publicationId] }),
    index("notice_mutes_publication").on(t.publicationId),
    index("notice_mutes_group").on(t.groupId),
  ],
);

/** When a person is not to be disturbed and how their letters fare; whoever has no row is told at any hour. */
export const noticeHabits = pgTable(
  "notice_habits",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id),
    groupId: groupId(),
    /** Hours of the person's own day, «22:00», over midnight if need be. */
    quietFrom: text("quiet_from"),
    quietTo: text("quiet_to"),
    /** Days of the week on which they want to hear, Monday is 1; every day where nothing is said. */
    days: integer("days").array(),
    digest: text("digest").$type<Digest>(),
    /** The day of the latest letter that gathered many, in the person's own calendar. */
    digestedOn: date("digested_on", { mode: "string" }),
    /** The mailbox that refused a letter: another one may take them. */
    refusedAddress: text("refused_address"),
    refusedAt: moment("refused_at"),
  },
  (t) => [index("notice_habits_group").on(t.groupId)],
);
