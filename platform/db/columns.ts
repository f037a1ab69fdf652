import { text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newId } from "./id.ts";

/** The primary key of a noun: a UUIDv7, so that rows lie in the order they were made. */
export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => newId());

/** A moment, stored in UTC, read as a Date; to the millisecond, as a Date is, so that a cursor names it exactly. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** To whom of those within reach a thing speaks, as parts like `department:ID` (platform/people/audience.ts); null is all. */
export const audience = (name = "audience") => text(name).array();

/** When the row was made. */
export const createdAt = () => moment("created_at").notNull().defaultNow();
