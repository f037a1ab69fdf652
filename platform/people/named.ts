import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isId } from "../db/index.ts";
import { isNotBlocked } from "./blocks.ts";
import { isColleague } from "./presence.ts";
import { accounts } from "./schema.ts";

type Reader = Parameters<typeof isNotBlocked>[0];

/**
 * A column of a query: what those are called whose short names stand after an @ in words that were only typed so far, as
 * far as the reader may know them and wants to meet them; by their short names, null where there is nobody.
 */
export function namesTyped(words: SQLWrapper, reader: Reader): SQL<Record<string, string> | null> {
  return sql`(
    select json_object_agg(a.alias, a.first_name || ' ' || a.last_name) from ${accounts} a
    where a.alias in (select lower(found[1]) from regexp_matches(${words}, '@([A-Za-z0-9][A-Za-z0-9_-]{1,34}[A-Za-z0-9])', 'g') found)
      and ${isColleague(sql`a`)} and ${isNotBlocked(reader, sql`a.id`)})`;
}

/** The condition «is the person whom an id, or a short name with @ or without, names». */
export function isCalled(person: string): SQL {
  return isId(person) ? eq(accounts.id, person) : eq(accounts.alias, person.replace(/^@/, "").toLowerCase());
}

/** A column: a person of a query as forms show whom they name. */
export function toldPerson(people: SQLWrapper = accounts): SQL<{ id: string; name: string }> {
  return sql`json_build_object('id', ${people}.id, 'name', ${people}.first_name || ' ' || ${people}.last_name)`;
}

/** A column: the same of several, whom the rest of a query finds: `from … where …`. */
export function toldPeople(people: SQLWrapper, rest: SQL): SQL<{ id: string; name: string }[]> {
  return sql`(select coalesce(json_agg(${toldPerson(people)} order by ${people}.last_name collate russian, ${people}.first_name collate russian, ${people}.id), '[]') ${rest})`;
}
