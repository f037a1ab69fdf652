import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Asked } from "./asked.ts";

/** What every thirtieth document has is met sooner on the way through the newest than gathered from all. */
const oftenFrom = 0.03;
const keptFor = 10 * 60_000;
/** So much of a word is its ending. */
const ending = 3;

let known: { until: number; words: [string, number][] } | undefined;

/**
 * Whether the words of a query stand together in so many documents that the newest of them are found by looking through
 * the newest documents; the rest are gathered by the index of words. PostgreSQL takes every beginning of a word for a
 * frequent one, so it is told. What it knows of the words, with or without their endings, serves as the measure.
 */
export async function isFrequent({ words, phrases }: Asked): Promise<boolean> {
  if (!words.length || phrases.length) return false;
  const frequent = await readFrequent();
  const shares = words.map((word) => shareOf(word, frequent)).sort((one, other) => one - other);
  // Words keep company: each next one takes away less than chance would have it.
  return shares.reduce((together, share, at) => together * share ** (1 / 2 ** at), 1) >= oftenFrom;
}

/** Forgets the words that were read: for tests. */
export function forgetFrequent(): void {
  known = undefined;
}

function shareOf(word: string, frequent: [string, number][]): number {
  const alike = frequent.filter(
    ([one]) => one.startsWith(word) || (word.startsWith(one) && word.length - one.length <= ending),
  );
  return Math.max(0, ...alike.map(([, share]) => share));
}

async function readFrequent(): Promise<[string, number][]> {
  const present = performance.now();
  if (known && known.until > present) return known.words;
  const { rows } = await db().execute<{ word: string; part: number }>(sql`
    select word, part from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as told(word, part)
    where schemaname = current_schema() and tablename = 'search_words' and attname = 'words'
      and word is not null and part >= ${oftenFrom}`);
  known = { until: present + keptFor, words: rows.map(({ word, part }) => [word, part]) };
  return known.words;
}
