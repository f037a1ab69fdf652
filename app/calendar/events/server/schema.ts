import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { places } from "../../../engines/membership/server/schema.ts";
import type { Answers, QuestionnaireDocument } from "../../../engines/questionnaires/contract.ts";
import type { AnswerState, EventState, Layer, Registration, Tone } from "../contract.ts";

/** Who may know of it at all; what belongs to an event says the same as the event. */
const reach = () => text("reach").$type<"company" | "portal">().notNull();

/** What kinds of events a company has, each with a colour of its own. */
export const eventTypes = pgTable(
  "event_types",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    tone: text("tone").$type<Tone>().notNull(),
    archivedAt: moment("archived_at"),
  },
  (t) => [unique("event_types_title").on(t.groupId, t.title)],
);

/** What is said of an event, once for all the days on which it takes place. */
export const events = pgTable(
  "events",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: reach(),
    audience: audience(),
    guestVisible: boolean("guest_visible").notNull().default(false),
    /** The channel or the community that it belongs to. */
    placeId: uuid("place_id").references(() => places.id),
    typeId: uuid("type_id").references(() => eventTypes.id),
    organiserId: uuid("organiser_id")
      .notNull()
      .references(() => accounts.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** The zone in which its hours are meant. */
    zone: text("zone").notNull(),
    isAllDay: boolean("is_all_day").notNull().default(false),
    location: text("location").notNull().default(""),
    onlineUrl: text("online_url").notNull().default(""),
    contacts: text("contacts").notNull().default(""),
    registration: text("registration").$type<Registration>().notNull(),
    /** How many may go; null is without end. */
    capacity: integer("capacity"),
    hasWaitlist: boolean("has_waitlist").notNull().default(true),
    allowsMaybe: boolean("allows_maybe").notNull().default(true),
    plusOnes: integer("plus_ones").notNull().default(0),
    /** Until so many hours before the start people may answer and take it back. */
    closesHours: integer("closes_hours").notNull().default(0),
    /** What a seat costs in points. */
    price: integer("price").notNull().default(0),
    /** What is asked of who wants to come; null asks nothing. */
    questions: jsonb("questions").$type<QuestionnaireDocument>(),
    /** When it begins and ends for the first time: the rule counts from here. */
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** A rule of RFC 5545 without its name; null takes place once. */
    rule: text("rule"),
    /** Up to which day its occurrences stand as rows. */
    laidUntil: date("laid_until"),
    state: text("state").$type<EventState>().notNull(),
    /** What calendars of other programs know it by: it never changes. */
    uid: text("uid").notNull(),
    /** Grows with every change that calendars of other programs must take over. */
    sequence: integer("sequence").notNull().default(0),
    revision: integer("revision").notNull().default(1),
    deletedAt: moment("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("events_uid").on(t.groupId, t.uid),
    index("events_organiser").on(t.organiserId),
    index("events_place").on(t.placeId).where(sql`place_id is not null`),
    index("events_type").on(t.typeId),
    index("events_laid").on(t.laidUntil).where(sql`rule is not null and deleted_at is null`),
    check("events_capacity", sql`capacity > 0`),
    check("events_plus_ones", sql`plus_ones between 0 and 3`),
    check("events_price", sql`price >= 0`),
  ],
);

/** One day on which an event takes place: what calendars show, what people answer to. */
export const eventDays = pgTable(
  "event_days",
  {
    id: id(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: reach(),
    /** When it begins and ends; of a whole day, midnight of the zone. */
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** When the rule put it, whatever was moved since. */
    ruledAt: moment("ruled_at").notNull(),
    /** Says something else than its series: a change of the whole series passes it by. */
    isChanged: boolean("is_changed").notNull().default(false),
    title: text("title"),
    location: text("location"),
    movedFrom: moment("moved_from"),
    cancelledAt: moment("cancelled_at"),
    reason: text("reason").notNull().default(""),
    /** Seats that are taken, guests of those who go among them. */
    taken: integer("taken").notNull().default(0),
  },
  (t) => [
    unique("event_days_ruled").on(t.eventId, t.ruledAt),
    index("event_days_when").on(t.groupId, t.startsAt, t.endsAt),
    index("event_days_portal").on(t.startsAt),
    check("event_days_order", sql`ends_at >= starts_at`),
    check("event_days_taken", sql`taken >= 0`),
  ],
);

/** What a person has answered to a day of an event. */
export const eventAnswers = pgTable(
  "event_answers",
  {
    dayId: uuid("day_id")
      .notNull()
      .references(() => eventDays.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: reach(),
    state: text("state").$type<AnswerState>().notNull(),
    plusOnes: integer("plus_ones").notNull().default(0),
    /** Their place in the waiting list: the first who came. */
    since: moment("since").notNull(),
    /** The points that were put aside for the seat. */
    holdId: uuid("hold_id"),
    /** When they were spent, or went back from the waiting line: at the start. */
    settledAt: moment("settled_at"),
    /** To the questions of the event, by their ids. */
    answers: jsonb("answers").$type<Answers>().notNull().default({}),
    /** It was moved after they had answered. */
    isAskedAgain: boolean("is_asked_again").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.dayId, t.accountId] }),
    index("event_answers_account").on(t.accountId, t.state),
    index("event_answers_waiting").on(t.dayId, t.since).where(sql`state = 'waiting'`),
    index("event_answers_unsettled").on(t.dayId).where(sql`hold_id is not null and settled_at is null`),
  ],
);

/** Each answer as it was given: by whom and when. */
export const eventAnswerMarks = pgTable(
  "event_answer_marks",
  {
    id: id(),
    dayId: uuid("day_id")
      .notNull()
      .references(() => eventDays.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    reach: reach(),
    state: text("state").$type<AnswerState>().notNull(),
    byId: uuid("by_id").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("event_answer_marks_day").on(t.dayId, t.id),
    index("event_answer_marks_account").on(t.accountId),
    index("event_answer_marks_by").on(t.byId),
  ],
);

/** Whom somebody has asked to an event: to all its days alike, and each day is answered to by itself. */
export const eventInvites = pgTable(
  "event_invites",
  {
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: reach(),
    byId: uuid("by_id").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.accountId] }),
    index("event_invites_account").on(t.accountId),
    index("event_invites_by").on(t.byId),
  ],
);

/**
 * What the calendar of a person's mail program holds of an event, by the letters that the portal has written to it: of a day, or
 * of a whole series where no day is named. A row that has not left yet is a letter on its way.
 */
export const eventLetters = pgTable(
  "event_letters",
  {
    /** What mail programs know it by. */
    uid: text("uid").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: reach(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    dayId: uuid("day_id").references(() => eventDays.id, { onDelete: "cascade" }),
    method: text("method").$type<"REQUEST" | "CANCEL">().notNull(),
    /** It tells of a change of what the letter before it has told. */
    isChange: boolean("is_change").notNull(),
    /** The number of the letter: each is greater than the one before. */
    sequence: integer("sequence").notNull(),
    /** A hash of what it says of the event: the same is not written twice. */
    mark: text("mark").notNull(),
    /** What was said last, so that a cancellation tells nothing newer. */
    title: text("title").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** When it left; null is on its way. */
    mailedAt: moment("mailed_at"),
    tries: integer("tries").notNull().default(0),
    triedAt: moment("tried_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.accountId] }),
    index("event_letters_event").on(t.eventId),
    index("event_letters_day").on(t.dayId),
    index("event_letters_account").on(t.accountId),
    index("event_letters_due").on(t.createdAt).where(sql`mailed_at is null`),
  ],
);

/** What a person has put aside for themselves. */
export const eventFavourites = pgTable(
  "event_favourites",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.eventId] }), index("event_favourites_event").on(t.eventId)],
);

/** What a person does not want to see in the calendar beside events; unsaid is all of it. */
export const calendarSettings = pgTable("calendar_settings", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  groupId: uuid("group_id")
    .notNull()
    .references(() => groups.id),
  hidden: text("hidden").array().$type<Layer[]>().notNull(),
});

/** The address at which another program reads a person's own calendar: of it only the hash is kept. */
export const calendarLinks = pgTable("calendar_links", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  groupId: uuid("group_id")
    .notNull()
    .references(() => groups.id),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: createdAt(),
});
