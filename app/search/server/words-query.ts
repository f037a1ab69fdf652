import { type SQL, sql } from "drizzle-orm";
import type { Asked } from "./asked.ts";

/** Other words for a word: each a word or several that stand side by side. */
export type Synonyms = Map<string, string[][]>;

type Wish = { synonyms?: Synonyms; isPeople?: boolean };

/** What words are asked of the index: all of them; the same in titles alone; the very words as they are written. */
export type WordsQuery = { all: SQL; inTitle: SQL; exact: SQL };

/**
 * The words of a query for the index. The last word may be unfinished, of names each: «Ив Пет». A single letter of a
 * name is an initial. Undefined where the query has no words.
 */
export function wordsQuery(
  { words, phrases, without, tags }: Asked,
  { synonyms, isPeople }: Wish,
): WordsQuery | undefined {
  const asked = isPeople ? [...words, ...tags] : words.filter((word) => word.length > 1 || words.length === 1);
  const initials = isPeople ? asked.filter((word) => word.length === 1) : [];
  const full = asked.filter((word) => !initials.includes(word));
  if (!asked.length && !phrases.length) return undefined;
  const inPlace = (place: string) => {
    const parts = [
      ...full.map((word, at) => {
        const isBegun = isPeople || (word.length > 2 && at === full.length - 1);
        const others = (synonyms?.get(word) ?? []).map((other) => phrase(other, place));
        // The beginning of a short word has no ending to take away: «соко» is not «сок»; a long one may be «урожая».
        const stems = isBegun && word.length > 5 ? [lexeme(word, `*${place}`)] : [];
        const whole = russian([lexeme(word, place), ...stems, ...others].join(" | "));
        return isBegun ? sql`(${whole} || ${simple(lexeme(word, `*${place}`))})` : whole;
      }),
      ...initials.map((one) => simple(lexeme(one, "*A"))),
      ...phrases.map((one) => russian(phrase(one, place))),
      ...without.map((one) => russian(`!${phrase(one, "")}`)),
    ];
    return sql`(${sql.join(parts, sql` && `)})`;
  };
  const said = [...asked, ...phrases.flat()].map((word) => lexeme(word, "")).join(" & ");
  return { all: inPlace(""), inTitle: inPlace("A"), exact: simple(said) };
}

/** Names in a query of their own: «автор:Иванов». */
export function namesQuery(words: string[]): SQL {
  return sql`to_tsquery('russian_yo', ${words.map((word) => `(${lexeme(word, "A")} | ${lexeme(word, "*A")})`).join(" & ")})`;
}

const russian = (text: string) => sql`to_tsquery('russian_yo', ${text})`;
const simple = (text: string) => sql`to_tsquery('simple', ${text})`;

const phrase = (words: string[], place: string) => `(${words.map((word) => lexeme(word, place)).join(" <-> ")})`;

/** Words are letters and digits alone, so nothing in them needs escaping. */
const lexeme = (word: string, place: string) => `'${word}'${place ? `:${place}` : ""}`;
