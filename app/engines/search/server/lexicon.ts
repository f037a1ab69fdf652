import { sql } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { searchDocuments, searchLexicon, searchWords } from "./schema.ts";

const atOnce = 500;

/**
 * Puts the words of what has changed since the last time into the list that misspelt words are looked up in. Done by the
 * clock and not by the deeds: two of them with one new word would wait for each other.
 */
export async function spellAll(): Promise<void> {
  while ((await withTenant("*", spellSome)) === atOnce);
}

async function spellSome(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    with taken as (
      update ${searchWords} set spelled = true where (kind, object_id) in (
        select kind, object_id from ${searchWords} where not spelled limit ${atOnce} for update skip locked)
      returning kind, object_id
    ), told as (
      select word, count(*)::int as count from taken
      join ${searchDocuments} d on d.kind = taken.kind and d.object_id = taken.object_id
      cross join lateral (
        select distinct word from regexp_split_to_table(
          replace(lower(d.title || ' ' || left(d.body, 20000)), 'ё', 'е'), '[^[:alpha:]]+') word
        where length(word) between 4 and 30) said
      group by word
    ), kept as (
      insert into ${searchLexicon} (word, count) select word, count from told order by word
      on conflict (word) do update set count = search_lexicon.count + excluded.count
    )
    select count(*)::int as count from taken`);
  return rows[0]!.count;
}
