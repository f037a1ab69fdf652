import { type SQL, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { notices } from "./schema.ts";

/** What has waited longer than over a week and its holidays is no news any more. */
const freshFor = 10 * 86_400_000;

/** The condition «still worth a letter». */
export function isFresh(): SQL {
  return sql`${notices.createdAt} > ${new Date(now().getTime() - freshFor).toISOString()}::timestamptz`;
}
