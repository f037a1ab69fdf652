import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { thisMoment } from "../db/this-moment.ts";
import { accounts } from "./schema.ts";

/** The table of people, or the name that a query gives it. */
type People = typeof accounts | SQLWrapper;

/** The condition «a guest whose term is over». */
export function isOver(people: People = accounts): SQL {
  return sql`(${people}.role = 'guest' and coalesce(${people}.guest_until <= ${thisMoment}, false))`;
}

/** The condition «stopped by an administrator for now». */
export function isSuspended(people: People = accounts): SQL {
  return sql`coalesce(${people}.suspended_until > ${thisMoment}, false)`;
}

/** The condition «may sign in»: neither left the company, nor stopped by an administrator, nor a guest of the past. */
export function isPresent(people: People = accounts): SQL {
  return sql`(${people}.left_at is null and not ${isSuspended(people)} and not ${isOver(people)})`;
}

/**
 * The condition «is a colleague»: somebody whom lists, counts and pickers know. A guest account is none, nor
 * is who has taken back the consent to personal data: of them the name alone stays under their words.
 */
export function isColleague(people: People = accounts): SQL {
  return sql`(${isPresent(people)} and ${people}.role <> 'guest' and ${people}.consent_withdrawn_at is null)`;
}
