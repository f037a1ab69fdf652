import { type SQL, sql } from "drizzle-orm";

/** More than that is not looked through for words to mark: marking costs far more than finding the place. */
const window = 4000;
const before = 1000;

/** The part of a long text around the first of the asked words, the longest of them first; a short text whole. */
export function around(text: SQL, words: string[]): SQL {
  const stems = sql`select stem from unnest(tsvector_to_array(to_tsvector('russian_words', ${words.join(" ")}))) stem
    where length(stem) > 2 order by length(stem) desc limit 8`;
  return sql`case when length(${text}) <= ${window} then ${text} else substr(${text}, coalesce((
    select greatest(at - ${before}, 1)
    from (select translate(lower(${text}), 'ё', 'е') as plain offset 0) t, lateral (${stems} offset 0) s, lateral (
      select strpos(t.plain, s.stem) as at) found
    where at > 0 order by length(stem) desc limit 1), 1)::int, ${window}) end`;
}

/** A text with what answers to a query marked; what the database sets between words and signs is taken out again. */
export function headline(text: SQL, words: SQL, options: string): SQL {
  return sql`translate(ts_headline('russian_words', search_text(${text}), ${words}, ${options}), E'\\x03', '')`;
}
