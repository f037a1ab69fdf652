/** What is written with digits alone: a year, and each part of «05.11.2026» and «8 (800) 555-35-35». */
export const isDigits = (word: string) => /^\d+$/.test(word);

/** Fewer digits than that stand in too many places to be the beginning of one number. */
const begunFrom = 6;
/** A sum of thousands at least; a number of an account at most. */
const [shortest, longest] = [4, 20];

/**
 * One number for the index, as a query of text: its parts side by side where signs join them, all of them where spaces do;
 * or the same digits parted otherwise. `written` holds its parts: of each piece between spaces, those between signs.
 */
export function numberQuery(written: string[][], place: string, isBegun: boolean): string {
  const last = written.flat().at(-1) ?? "";
  const lexeme = (word: string, begun: boolean) => `'${word}'${begun || place ? `:${begun ? "*" : ""}${place}` : ""}`;
  const sideBySide = (parts: string[], begun = false) =>
    `(${parts.map((part, at) => lexeme(part, begun && at === parts.length - 1)).join(" <-> ")})`;
  const pieces = written.map((parts, at) => sideBySide(parts, isBegun && last.length > 2 && at === written.length - 1));
  const digits = written.flat().join("");
  const isOne = digits.length >= shortest && digits.length <= longest;
  const others = isOne ? [...new Set([digits, ...phonesOf(digits)])] : [];
  const begun = isBegun && digits.length >= begunFrom;
  return [
    `(${pieces.join(" & ")})`,
    // The index holds what is parted by signs and spaces as one word too, with a letter before it.
    ...others.flatMap((one) => [lexeme(one, begun), lexeme(`x${one}`, begun)]),
    ...(isOne ? groupsOf(digits).map((parts) => sideBySide(parts)) : []),
  ].join(" | ");
}

/** Inside the country a phone begins with 8, abroad with 7, and among neighbours with nothing. */
function phonesOf(digits: string): string[] {
  const [, own] = /^[78]?(\d{10})$/.exec(digits) ?? [];
  return own ? [own, `7${own}`, `8${own}`] : [];
}

/** As people part what is written without spaces: thousands of a sum, the code of a phone. So it is marked in a text. */
function groupsOf(digits: string): string[][] {
  const [, code, first, second, third] = /^[78]?(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const phone = code ? [[code, first!, second!, third!]] : [];
  const thousands = digits.startsWith("0") || digits.length > 15 ? [] : [digits.match(/\d{1,3}(?=(\d{3})*$)/g) ?? []];
  return [...phone, ...thousands];
}
