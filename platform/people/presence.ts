import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { thisMoment } from "../db/this-moment.ts";
import { accounts } from "./schema.ts";

/** The table of people, or the name that a query gives it. */
type People = typeof accounts | SQLWrapper;

/** The condition «may sign in»: neither left the company nor stopped by an administrator (product B1). */
export function isPresent(people: People = accounts): SQL {
  return sql`(${people}.left_at is null and (${people}.suspended_until is null or ${people}.suspended_until <= ${thisMoment}))`;
}

/**
 * The condition «is a colleague»: somebody whom lists, counts and pickers know. A guest account is none (product B28), nor
 * is who has taken back the consent to personal data: of them the name alone stays under their words (product B27).
 */
export function isColleague(people: People = accounts): SQL {
  return sql`(${isPresent(people)} and ${people}.role <> 'guest' and ${people}.consent_withdrawn_at is null)`;
}
