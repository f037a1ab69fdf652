import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../db/columns.ts";
import { accounts, groups, type Reach } from "../people/schema.ts";

/**
 * A stored file: bytes lie in the folder or bucket under `key`, the given name is kept as text only. A copy is one more
 * row with the same key: readers of its own, the bytes shared until no row knows them.
 */
export const files = pgTable(
  "files",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    audience: audience(),
    /** The article in which guests see it: whoever has its address opens it then (a rule of migration 0039). */
    shownIn: uuid("shown_in"),
    ownerId: uuid("owner_id").references(() => accounts.id),
    key: text("key").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** What a picture looks like from afar: a WebP of a few pixels, in base64; none where one sees through it. */
    blur: text("blur"),
    /** Before that moment the desk alone may open it. */
    openFrom: moment("open_from"),
    /** From that moment on the desk alone may open it again. */
    openTo: moment("open_to"),
    sha256: text("sha256").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("files_key").on(t.key),
    index("files_group").on(t.groupId),
    index("files_owner").on(t.ownerId),
    index("files_shown_in").on(t.shownIn).where(sql`shown_in is not null`),
  ],
);

/**
 * The words of a file that stands somewhere, for search: a row comes with the file's place, a job reads it once. Its reach
 * follows the file's.
 */
export const fileTexts = pgTable(
  "file_texts",
  {
    id: uuid("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    body: text("body").notNull().default(""),
    /** Why there is no text, or not the whole of it. */
    reason: text("reason"),
    attempts: integer("attempts").notNull().default(0),
    begunAt: moment("begun_at"),
    /** Once it is set nobody reads the file again, whatever came of it. */
    readAt: moment("read_at"),
  },
  (t) => [index("file_texts_waiting").on(t.begunAt).where(sql`read_at is null`)],
);
