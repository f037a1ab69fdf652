import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { sessions } from "../../../../platform/auth/schema.ts";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { comments, publications } from "../../content/server/schema.ts";
import type { BellLevel, Digest, MailLevel, PushLevel } from "../contract.ts";

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
    kind: text("kind").notNull(),
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
    /** Whether it was to come to devices when it was told, and what carries it there since it was taken for that. */
    push: text("push").$type<Exclude<PushLevel, "off">>(),
    pushId: uuid("push_id"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notices_once").on(t.accountId, t.eventKey),
    index("notices_account").on(t.accountId, t.createdAt, t.id),
    index("notices_heap").on(t.accountId, t.heap, t.createdAt).where(sql`heap is not null`),
    index("notices_publication").on(t.publicationId, t.accountId),
    index("notices_unread").on(t.accountId).where(sql`read_at is null`),
    index("notices_mail").on(t.mail, t.accountId).where(sql`mail is not null and mailed_at is null`),
    index("notices_push").on(t.accountId).where(sql`push is not null and push_id is null and read_at is null`),
    index("notices_pushed").on(t.pushId).where(sql`push_id is not null`),
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
    family: text("family").notNull(),
    bell: text("bell").$type<BellLevel>(),
    mail: text("mail").$type<MailLevel>(),
    push: text("push").$type<PushLevel>(),
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

/** A browser that shows notices by itself: its push service takes them for it. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: id(),
    groupId: groupId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** The sign-in under which it may show anything; ended, however that came, it gets nothing until its person is back. */
    sessionId: text("session_id").references(() => sessions.idHash, { onDelete: "set null" }),
    endpoint: text("endpoint").notNull().unique(),
    /** Its public key and its shared secret (RFC 8291). */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Where the endpoint is: what one service refuses for now waits together. */
    service: text("service").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    /** How many in a row it was refused. */
    failures: integer("failures").notNull().default(0),
    createdAt: createdAt(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    toldAt: moment("told_at"),
  },
  (t) => [
    index("push_devices_account").on(t.accountId),
    index("push_devices_session").on(t.sessionId),
    index("push_devices_service").on(t.service),
    index("push_devices_group").on(t.groupId),
  ],
);

/** What is on its way to one device; the notices that name it are what it tells of. */
export const pushMessages = pgTable(
  "push_messages",
  {
    id: id(),
    groupId: groupId(),
    deviceId: uuid("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    pushId: uuid("push_id").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Who takes it has it to themselves until then, and then it is tried again. */
    dueAt: moment("due_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("push_messages_once").on(t.deviceId, t.pushId),
    index("push_messages_due").on(t.dueAt),
    index("push_messages_group").on(t.groupId),
  ],
);
