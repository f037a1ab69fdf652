import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../db/columns.ts";

/** The pair of keys by which push services know the portal, sealed; browsers subscribe to the newest. */
export const pushKeys = pgTable("push_keys", {
  id: id(),
  sealed: text("sealed").notNull(),
  createdAt: createdAt(),
});
