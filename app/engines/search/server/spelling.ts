import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { plain } from "./plain.ts";
import { searchLexicon } from "./schema.ts";

/** A slip for every so many letters. */
const lettersPerSlip = 4;

/**
 * The query with each word that stands in no document turned into the nearest one that does; undefined where nothing
 * changes. Words of other people's documents may come up here: show it only with what the reader has found by it.
 */
export async function spelled(query: string): Promise<string | undefined> {
  const words = [...new Set(plain(query).match(/\p{L}{4,}/gu) ?? [])].slice(0, 8);
  if (!words.length) return undefined;
  // Two letters that changed places leave few trigrams of a short word.
  await db().execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
  const { rows } = await db().execute<{ asked: string; word: string; count: number }>(sql`
    select asked, near.word, near.count from unnest(${sql.param(words)}::text[]) asked
    cross join lateral (
      select l.word, l.count from ${searchLexicon} l where l.word % asked
      order by similarity(l.word, asked) desc, l.count desc limit 30) near`);
  const right = new Map<string, string>();
  for (const word of words) {
    const allowed = Math.min(3, Math.max(1, Math.floor(word.length / lettersPerSlip)));
    const near = rows
      .filter(({ asked }) => asked === word)
      .map(({ word: one, count }) => ({ one, count, slips: slips(word, one) }))
      .filter((each) => each.slips <= allowed)
      .sort((a, b) => a.slips - b.slips || b.count - a.count);
    if (near[0] && near[0].slips > 0) right.set(word, near[0].one);
  }
  if (!right.size) return undefined;
  return query.replace(/\p{L}{4,}/gu, (word) => right.get(plain(word)) ?? word);
}

/**
 * How many slips of the finger lie between two words: a letter lost, added, changed, or two that changed places. A vowel
 * that sounds like another when unstressed is half a slip.
 */
export function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = costOf(one[i - 1]!, other[j - 1]!);
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
    }
  }
  return rows[one.length]![other.length]!;
}

/** «агород», «полес», «диспечер»: written as it is heard. */
const alike = ["ао", "еи", "эе", "ыи", "яе", "дт", "бп", "гк", "зс", "вф", "жш"];

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  return alike.some((pair) => pair.includes(one) && pair.includes(other)) ? 0.5 : 1;
}
