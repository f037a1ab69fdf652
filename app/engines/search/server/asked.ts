import { isDigits } from "./numbers.ts";
import { hasLetter, plain } from "./plain.ts";

/** What somebody has asked, taken apart. Words are without case and «ё». */
export type Asked = {
  words: string[];
  /** Those of the words that are one number: the parts of each of its pieces, «8 (800) 555-35-35». */
  numbers: string[][][];
  /** Words that stand side by side: «в кавычках». */
  phrases: string[][];
  /** What must not be there: -слово. */
  without: string[][];
  /** #тег */
  tags: string[];
  /** @алиас */
  aliases: string[];
  /** автор:Иванов */
  authors: string[][];
  /** рубрика:Новости */
  rubrics: string[];
};

const token = /(-)?(?:(автор|рубрика):\s*)?(?:"([^"]*)"?|«([^»]*)»?|([^\s"«]+))/giu;

/** Reads a query as people write it: words, «фразы», -слово, #тег, @алиас, автор:, рубрика:. */
export function readQuery(query: string): Asked {
  const asked: Asked = {
    words: [],
    numbers: [],
    phrases: [],
    without: [],
    tags: [],
    aliases: [],
    authors: [],
    rubrics: [],
  };
  let pieces: string[][] | undefined;
  for (const [, minus, operator, quoted, angled, bare] of query.slice(0, 300).matchAll(token)) {
    const said = quoted ?? angled ?? bare ?? "";
    const words = wordsOf(said);
    const isNumber = bare !== undefined && !operator && !minus && words.length > 0 && words.every(isDigits);
    if (!isNumber) pieces = undefined;
    if (operator && words.length) {
      if (operator.toLowerCase() !== "автор") asked.rubrics.push(plain(said));
      else if (said.startsWith("@")) asked.aliases.push(said.slice(1).toLowerCase());
      else asked.authors.push(words);
    } else if (minus) {
      if (words.length) asked.without.push(words);
    } else if (bare === undefined) {
      if (words.length) asked.phrases.push(words);
    } else if (/^#[\p{L}\d_]{2,50}$/u.test(bare)) asked.tags.push(plain(bare.slice(1)));
    else if (/^@[a-z\d][a-z\d_.-]*$/i.test(bare)) asked.aliases.push(bare.slice(1).toLowerCase());
    else {
      asked.words.push(...words);
      if (!isNumber) continue;
      if (!pieces) {
        pieces = [];
        asked.numbers.push(pieces);
      }
      pieces.push(words);
    }
  }
  asked.words = asked.words.slice(0, 12);
  return asked;
}

/** The query without the words that only choose among what is found: автор:, рубрика:, @алиас, -слово. */
export function withoutFilters(query: string): string {
  return query
    .replace(token, (whole, minus, operator, _quoted, _angled, bare = "") =>
      minus || operator || bare.startsWith("@") ? "" : whole,
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether there is anything to look for. */
export function isEmpty(asked: Asked): boolean {
  return !Object.entries(asked).some(([part, said]) => part !== "without" && said.length > 0);
}

/** The words of a text, as they are compared. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .match(/[\p{L}\d]+/gu)
      ?.filter(hasLetter) ?? []
  );
}
