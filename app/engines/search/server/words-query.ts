import { type SQL, sql } from "drizzle-orm";
import type { Asked } from "./asked.ts";
import { isDigits, numberQuery } from "./numbers.ts";

/** Other words for a word or for some that stand side by side: each a word or several. */
export type Synonyms = Map<string, string[][]>;

/** A synonym has no more words than that. */
export const longestSynonym = 3;

type Wish = { synonyms?: Synonyms; isPeople?: boolean };

/**
 * What words are asked of the index: all of them, the last perhaps unfinished; the same in titles; all of them whole, and
 * so in titles; that those are not there which must not be; the very words as they are written; any that may be found.
 */
export type WordsQuery = {
  all: SQL;
  inTitle: SQL;
  whole: SQL;
  wholeInTitle: SQL;
  without?: SQL;
  exact: SQL;
  words: string[];
};

/**
 * The words of a query for the index. The last word may be unfinished, of names each: «Ив Пет». A single letter of a
 * name is an initial. Undefined where the query has no words.
 */
export function wordsQuery(
  { words, numbers, phrases, without, tags }: Asked,
  { synonyms, isPeople }: Wish,
): WordsQuery | undefined {
  const asked = isPeople ? words : words.filter((word) => word.length > 1 || words.length === 1 || isDigits(word));
  // A tag of a person is a whole word.
  const named = isPeople ? tags : [];
  const initials = isPeople ? asked.filter((word) => word.length === 1 && !isDigits(word)) : [];
  const full = asked.filter((word) => !initials.includes(word));
  if (!asked.length && !phrases.length && !named.length) return undefined;
  const units = unitsOf(full, numbers, synonyms);
  const notThere = without.map((one) => everyWord(`!${phrase(one, "")}`));
  const inPlace = (place: string, mayBegin: boolean) => {
    const parts = [
      ...units.map(({ said, others: meant, written }, at) => {
        const others = meant.map((other) => phrase(other, place));
        const [word = "", ...rest] = said;
        const isLast = isPeople || at === units.length - 1;
        if (written) return simple(numberQuery(written, place, mayBegin && isLast));
        if (rest.length) return russian([`(${allOf(said, place)})`, ...others].join(" | "));
        const isBegun = mayBegin && (isPeople || (word.length > 2 && isLast));
        // The beginning of a short word has no ending to take away: «соко» is not «сок»; a long one may be «урожая».
        const stems = isBegun && word.length > 5 ? [lexeme(word, `*${place}`)] : [];
        const whole = russian([lexeme(word, place), ...stems, ...others].join(" | "));
        return isBegun ? sql`(${whole} || ${simple(lexeme(word, `*${place}`))})` : whole;
      }),
      ...initials.map((one) => simple(lexeme(one, "*A"))),
      ...named.map((one) => russian(lexeme(one, place))),
      ...phrases.map((one) =>
        one.every(isDigits) ? simple(numberQuery([one], place, false)) : everyWord(phrase(one, place)),
      ),
      ...notThere,
    ];
    return together(parts);
  };
  const spoken = [...asked, ...named, ...phrases.flat()];
  const said = spoken.map((word) => lexeme(word, "")).join(" & ");
  const meant = units.flatMap(({ others }) => others.flat());
  return {
    all: inPlace("", true),
    inTitle: inPlace("A", true),
    whole: inPlace("", false),
    wholeInTitle: inPlace("A", false),
    ...(notThere.length && { without: together(notThere) }),
    exact: simple(said),
    words: [...spoken, ...meant],
  };
}

/** `written`: it is a number, of these pieces. */
type Unit = { said: string[]; others: string[][]; written?: string[][] };

/** The words of a query, those together that are one number or mean something else together. */
function unitsOf(words: string[], numbers: string[][][], synonyms: Synonyms | undefined): Unit[] {
  const units: Unit[] = [];
  const left = [...numbers];
  for (let at = 0; at < words.length; ) {
    const written = left[0];
    const parts = written?.flat() ?? [];
    if (written && parts.every((part, place) => words[at + place] === part)) {
      left.shift();
      units.push({ said: parts, others: synonyms?.get(parts.join(" ")) ?? [], written });
      at += parts.length;
      continue;
    }
    let length = Math.min(longestSynonym, words.length - at);
    while (length > 1 && !synonyms?.has(words.slice(at, at + length).join(" "))) length--;
    const said = words.slice(at, at + length);
    units.push({ said, others: synonyms?.get(said.join(" ")) ?? [] });
    at += length;
  }
  return units;
}

/** Names in a query of their own: «автор:Иванов». */
export function namesQuery(words: string[]): SQL {
  return sql`to_tsquery('russian_yo', ${words.map((word) => `(${lexeme(word, "A")} | ${lexeme(word, "*A")})`).join(" & ")})`;
}

const russian = (text: string) => sql`to_tsquery('russian_yo', ${text})`;
/** Without words that are left out for being frequent: nothing in quotes may be. */
const everyWord = (text: string) => sql`to_tsquery('russian_words', ${text})`;
const simple = (text: string) => sql`to_tsquery('simple', ${text})`;

const together = (parts: SQL[]) => sql`(${sql.join(parts, sql` && `)})`;
const allOf = (words: string[], place: string) => words.map((word) => lexeme(word, place)).join(" & ");
const phrase = (words: string[], place: string) => `(${words.map((word) => lexeme(word, place)).join(" <-> ")})`;

/** Words are letters and digits alone, so nothing in them needs escaping. */
const lexeme = (word: string, place: string) => `'${word}'${place ? `:${place}` : ""}`;
