import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { groups } from "../../../../platform/people/schema.ts";

export type ImportedKind = "publication" | "comment" | "account" | "file" | "rubric";

/** One bringing in of a file: from where, by whom, when, how much. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    format: text("format").notNull(),
    /** The site, the feed or the table that the file speaks for. */
    source: text("source").notNull(),
    title: text("title").notNull(),
    /** The login of whoever ran the command on the server. */
    by: text("by").notNull(),
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
    /** Null while it runs, and after it was cut off: the next run of the same file goes on with this row. */
    finishedAt: moment("finished_at"),
    undoneAt: moment("undone_at"),
  },
  (t) => [index("imports_group").on(t.groupId, t.source)],
);

/** What an import has made, by the source's own key: so that nothing comes twice, and all of it can be taken back. */
export const importedObjects = pgTable(
  "imported_objects",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    kind: text("kind").$type<ImportedKind>().notNull(),
    sourceKey: text("source_key").notNull(),
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id),
    objectId: uuid("object_id").notNull(),
    /** What the source said then: a later export that says something else is told from one that says the same. */
    hash: text("hash").notNull().default(""),
    /** The publication's own number as the import left it: a greater one means that people have changed it here. */
    revision: integer("revision").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.kind, t.sourceKey] }),
    index("imported_objects_import").on(t.importId),
    index("imported_objects_object").on(t.objectId),
  ],
);
