import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { outsideCalendars, outsideEntries } from "./schema.ts";

/** Calendars of other programs that a person has brought, and what stands in them. */
export const ownOutside: OwnPart[] = [
  {
    name: "outside-entries",
    title: "События календарей других программ",
    by: [outsideEntries.accountId],
    after: "gone",
    head: { title: "Событие", location: "Где", at: "Когда" },
    rows: (me) => sql`select id as key, title, location, ${iso("starts_at")} as at
      from outside_entries where account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "outside-calendars",
    title: "Календари других программ",
    by: [outsideCalendars.accountId],
    after: "gone",
    head: { title: "Календарь", source: "Откуда", at: "Добавлен" },
    rows: (me) => sql`select id as key, title, source, ${iso("created_at")} as at
      from outside_calendars where account_id = ${me}`,
    tell: (row) => row,
  },
];
