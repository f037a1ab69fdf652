import { refuse } from "#platform/refusal.ts";

const deepest = 64;
const quote = 34;
const backslash = 92;

/**
 * Counts the values and the nesting of a JSON text before anybody makes them, as cheap as looking at each of its signs.
 * Refuses more values than `most`, or a nesting that no form has, as «too-large».
 */
export function demandSmall(text: string, most: number): void {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === 0x2c) values += 1;
    else if (sign === 0x7b || sign === 0x5b) {
      values += 1;
      depth += 1;
    } else if (sign === 0x7d || sign === 0x5d) depth -= 1;
    if (values > most || depth > deepest) refuse("too-large", "json");
  }
}

/** Where the string that begins at `start` ends; one without an end goes to the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
