import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "../auth/viewer.ts";
import { db, isId } from "../db/index.ts";
import { refuse } from "../refusal.ts";
import { isNotBlocked } from "./blocks.ts";
import { isColleague } from "./presence.ts";
import { accounts } from "./schema.ts";

/**
 * A column of a query: what those are called whose short names stand after an @ in words that were only typed so far, as
 * far as the reader may know them and wants to meet them; by their short names, null where there is nobody.
 */
export function namesTyped(words: SQLWrapper, reader: Viewer): SQL<Record<string, string> | null> {
  return sql`(
    select json_object_agg(a.alias, a.first_name || ' ' || a.last_name) from ${accounts} a
    where a.alias in (select lower(found[1]) from regexp_matches(${words}, '@([A-Za-z0-9][A-Za-z0-9_-]{1,34}[A-Za-z0-9])', 'g') found)
      and ${isColleague(sql`a`)} and ${isNotBlocked(reader, sql`a.id`)})`;
}

/** The condition «is the person whom an id, or a short name with @ or without, names». */
export function isCalled(person: string): SQL {
  return isId(person) ? eq(accounts.id, person) : eq(accounts.alias, person.replace(/^@/, "").toLowerCase());
}

/** Colleagues of a company by their short names, with @ or without, and the names that nobody has there. */
export async function findNamed(
  groupId: string,
  names: string[],
): Promise<{ people: { id: string; alias: string }[]; unknown: string[] }> {
  const plain = [...new Set(names.map((name) => name.replace(/^@/, "").toLowerCase()))];
  if (!plain.length) return { people: [], unknown: [] };
  const asked = plain.filter((name) => /^[a-z0-9_-]+$/.test(name));
  const people = await db()
    .select({ id: accounts.id, alias: accounts.alias })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isColleague(), inArray(accounts.alias, asked)));
  return { people, unknown: plain.filter((name) => !people.some(({ alias }) => alias === name)) };
}

/** The colleagues whom short names name. Refuses names that nobody has at the field `people`. */
export async function idsOf(groupId: string, names: string[]): Promise<string[]> {
  const { people, unknown } = await findNamed(groupId, names);
  const said = `Таких коллег нет: ${unknown.map((name) => `@${name}`).join(", ")}`;
  if (unknown.length) refuse("invalid", "people", { fields: { people: [said] } });
  return people.map(({ id }) => id);
}
