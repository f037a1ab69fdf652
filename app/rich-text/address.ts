/** An address of the web, as people write it among words: no part of another word, of an e-mail or of a path. */
const written = /(?<![\p{L}\p{N}_@/.-])(?:https?:\/\/|www\.[\p{L}\p{N}-]+\.)[^\s<>"«»“”„\p{Cc}\p{Cf}]+/giu;

const closers: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

type Piece = { text: string; href?: string };

/** Words and the addresses among them, in their order. The stop at the end of a sentence and a bracket around an address are words. */
export function addressesIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(written)) {
    const address = withoutStop(found);
    const href = /^www/i.test(address) ? `https://${address}` : address;
    if (!URL.canParse(href)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** One pass from the end, however many brackets somebody has typed there. */
function withoutStop(found: string): string {
  const counts = new Map<string, number>();
  for (const sign of found) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1]!;
    const opener = closers[last];
    const isLoose = opener ? counts.get(last)! > (counts.get(opener) ?? 0) : /[.,:;!?…'’*_~]/.test(last);
    if (!isLoose) break;
    counts.set(last, counts.get(last)! - 1);
  }
  return found.slice(0, end);
}
