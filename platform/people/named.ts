import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "../auth/viewer.ts";
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
