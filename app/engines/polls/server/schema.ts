import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";
import { publications } from "../../content/server/schema.ts";
import { drafts } from "../../drafts/server/schema.ts";

const ofPoll = () =>
  uuid("poll_id")
    .notNull()
    .references(() => polls.id, { onDelete: "cascade" });
const person = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id);

/** One question under a publication; before that, beside the draft that the publication is to come from. */
export const polls = pgTable(
  "polls",
  {
    id: id(),
    publicationId: uuid("publication_id")
      .unique()
      .references(() => publications.id, { onDelete: "cascade" }),
    draftId: uuid("draft_id")
      .unique()
      .references(() => drafts.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    many: boolean("many").notNull(),
    /** How many one may choose where several are; as many as there are where nothing is said. */
    most: integer("most"),
    /** An answer may be another one while the poll goes on; with names alone, where the last one is known. */
    changeable: boolean("changeable").notNull().default(false),
    /** Whoever answers may add an option of their own. */
    extendable: boolean("extendable").notNull().default(false),
    /** Readers see who has chosen what; otherwise nobody does, and no row says it. */
    named: boolean("named").notNull(),
    /** When readers see the results: at once, once they have answered, or when it is over. */
    shows: text("shows").$type<"always" | "after-answer" | "at-end">().notNull(),
    endsAt: moment("ends_at"),
    closedAt: moment("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [check("polls_place", sql`num_nonnulls(${t.publicationId}, ${t.draftId}) = 1`)],
);

/** What one may choose, and how many have. */
export const pollOptions = pgTable(
  "poll_options",
  {
    id: id(),
    pollId: ofPoll(),
    place: integer("place").notNull(),
    text: text("text").notNull(),
    votes: integer("votes").notNull().default(0),
  },
  (t) => [unique("poll_options_place").on(t.pollId, t.place)],
);

/** Who has answered, each once; no moment and no choice, so that an anonymous answer stays anonymous. */
export const pollVoters = pgTable("poll_voters", { pollId: ofPoll(), accountId: person() }, (t) => [
  primaryKey({ columns: [t.pollId, t.accountId] }),
  index("poll_voters_account").on(t.accountId),
]);

/** Who has chosen what, in polls with names alone. */
export const pollChoices = pgTable(
  "poll_choices",
  {
    optionId: uuid("option_id")
      .notNull()
      .references(() => pollOptions.id, { onDelete: "cascade" }),
    accountId: person(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.accountId] }), index("poll_choices_account").on(t.accountId)],
);
