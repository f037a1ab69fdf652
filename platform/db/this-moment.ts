import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { now } from "../clock.ts";

/** The moment at which a query is sent, for conditions that are written down once for all. */
export const thisMoment: SQLWrapper = { getSQL: () => sql`${now()}::timestamptz` };

/** The moment so many days of 24 hours before it. */
export const daysAgo = (days: number): SQL => sql`(${now()}::timestamptz - ${days} * interval '24 hours')`;
