import { type SQLWrapper, sql } from "drizzle-orm";
import { now } from "../clock.ts";

/** The moment at which a query is sent, for conditions that are written down once for all. */
export const thisMoment: SQLWrapper = { getSQL: () => sql`${now()}::timestamptz` };
