import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../db/columns.ts";

/** What happened to which object, and by whom. Ids only: listeners read the rest under their own rules. */
export type PortalEvent = {
  kind: string;
  objectId: string;
  groupId: string;
  actorId: string;
  data?: unknown;
};

/** One row for each listener that has not heard of an event yet; the row's id is the idempotency key. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    listener: text("listener").notNull(),
    event: jsonb("event").$type<PortalEvent>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull().defaultNow(),
    parkedAt: moment("parked_at"),
    createdAt: createdAt(),
  },
  (t) => [index("outbox_due").on(t.dueAt, t.id).where(sql`parked_at is null`)],
);
