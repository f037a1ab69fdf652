import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { files } from "../../../../platform/files/schema.ts";
import { publications } from "../../content/server/schema.ts";
import { drafts } from "../../drafts/server/schema.ts";

const placedFile = () => ({
  fileId: uuid("file_id")
    .notNull()
    .references(() => files.id),
  place: integer("place").notNull(),
});

/** The files that go with a publication, in their order. */
export const publicationFiles = pgTable(
  "publication_files",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    ...placedFile(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.fileId] }), index("publication_files_file").on(t.fileId)],
);

/** The files that wait beside a draft: they go with the publication that it becomes. */
export const draftFiles = pgTable(
  "draft_files",
  {
    draftId: uuid("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    ...placedFile(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.fileId] }), index("draft_files_file").on(t.fileId)],
);

/** The pictures that wait beside a draft, in their order; `alt` is what each shows. */
export const draftPictures = pgTable(
  "draft_pictures",
  {
    draftId: uuid("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    ...placedFile(),
    alt: text("alt").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.fileId] }), index("draft_pictures_file").on(t.fileId)],
);
