import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import { rubrics } from "../../news/server/schema.ts";

/** A few frames shown together for a while. Without `publishAt` it is a draft; the rest of its state is told by the clock. */
export const stories = pgTable(
  "stories",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    audience: audience(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    /** It is its author's own word and not the company's: only they write it, and readers see who they are. */
    inOwnName: boolean("in_own_name").notNull().default(false),
    title: text("title").notNull(),
    /** What stands for it in the row; without one the picture of its first frame does. */
    coverId: uuid("cover_id").references(() => files.id),
    place: integer("place").notNull().default(0),
    publishAt: moment("publish_at"),
    expiresAt: moment("expires_at"),
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by"),
    /** Since then it may be read after its time too: on the page of this rubric or, without one, of its author. */
    keptAt: moment("kept_at"),
    keptBy: uuid("kept_by"),
    rubricId: uuid("rubric_id").references(() => rubrics.id),
    archivedAt: moment("archived_at"),
    archivedBy: uuid("archived_by"),
    deletedAt: moment("deleted_at"),
    deletedBy: uuid("deleted_by"),
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index("stories_air").on(t.expiresAt).where(sql`deleted_at is null and ended_at is null`),
    index("stories_group").on(t.groupId, t.createdAt, t.id),
    index("stories_author").on(t.authorId),
    index("stories_rubric").on(t.rubricId).where(sql`rubric_id is not null`),
    index("stories_cover").on(t.coverId).where(sql`cover_id is not null`),
  ],
);

/** One picture or film of a story with its words; seen by the same people as the story, so it carries the same reach. */
export const storyFrames = pgTable(
  "story_frames",
  {
    id: id(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    /** The picture; of a film the one before it begins. */
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id),
    filmId: uuid("film_id").references(() => files.id),
    alt: text("alt").notNull(),
    text: text("text").notNull().default(""),
    link: text("link"),
    seconds: integer("seconds").notNull(),
    place: integer("place").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("story_frames_story").on(t.storyId, t.place),
    index("story_frames_file").on(t.fileId),
    index("story_frames_film").on(t.filmId),
    index("story_frames_group").on(t.groupId),
  ],
);

/** What a reader has said to a story's author, and to nobody else. */
export const storyAnswers = pgTable(
  "story_answers",
  {
    id: id(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("story_answers_story").on(t.storyId, t.createdAt, t.id),
    index("story_answers_author").on(t.authorId),
    index("story_answers_group").on(t.groupId),
  ],
);

/** Who has seen which frame: seen stories go last, and editors see where people leave. */
export const storyViews = pgTable(
  "story_views",
  {
    frameId: uuid("frame_id")
      .notNull()
      .references(() => storyFrames.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.frameId, t.accountId] }), index("story_views_account").on(t.accountId)],
);
