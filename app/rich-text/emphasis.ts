/** What a sign may stand beside on its outer side: a space, the line's end, another sign; never a letter or a digit. */
const outer = "[\\s\\p{P}+<>|]";
/** What may come between a sign and the first letter inside: quotes, brackets, other signs. No dashes: «-_-» is a face. */
const between = "(?:(?!\\p{Pd})[\\p{P}\\p{S}])*";
const letter = "[\\p{L}\\p{N}\\p{M}]";

const before = { opens: new RegExp(`(?:^|${outer})$`, "u"), closes: new RegExp(`${letter}${between}$`, "u") };
const after = { opens: new RegExp(`^${between}${letter}`, "u"), closes: new RegExp(`^(?:$|${outer})`, "u") };

/**
 * Whether the `*` or `_` at a place of a text may begin or end what is emphasised: round words alone. Between digits they are
 * sizes, among signs they are faces, and stay as they were typed; two in a row may stand inside a word.
 */
export function emphasisAt(text: string, at: number, length = 1): { opens: boolean; closes: boolean } {
  const left = text.slice(Math.max(0, at - 40), at);
  const right = text.slice(at + length, at + length + 40);
  if (length > 1) {
    const isAmongDigits = /\p{N}$/u.test(left) && /^\p{N}/u.test(right);
    return { opens: !isAmongDigits, closes: !isAmongDigits };
  }
  return {
    opens: before.opens.test(left) && after.opens.test(right),
    closes: before.closes.test(left) && after.closes.test(right),
  };
}
