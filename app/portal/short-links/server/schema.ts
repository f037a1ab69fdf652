import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";

/** The short name of a page's path. It says nothing of what stands there, so it belongs to no company and no person. */
export const shortLinks = pgTable("short_links", {
  code: text("code").primaryKey(),
  path: text("path").notNull().unique(),
  createdAt: createdAt(),
});
