import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { publications } from "../../content/server/schema.ts";

/** A film of a person's own: what is in it, for those who do not see or hear it, and the picture before it begins. */
export const videos = pgTable(
  "videos",
  {
    fileId: uuid("file_id")
      .primaryKey()
      .references(() => files.id),
    description: text("description").notNull(),
    posterId: uuid("poster_id").references(() => files.id),
    /** The publication whose readers may see it: the first one that its owner has put it into. */
    publicationId: uuid("publication_id").references(() => publications.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("videos_publication").on(t.publicationId), index("videos_poster").on(t.posterId)],
);
