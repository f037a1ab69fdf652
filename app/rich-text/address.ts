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

function withoutStop(found: string): string {
  let address = found.replace(/[.,:;!?…'’*_~]+$/u, "");
  const last = address.at(-1) ?? "";
  const opener = closers[last];
  if (opener && count(address, last) > count(address, opener)) address = withoutStop(address.slice(0, -1));
  return address;
}

const count = (text: string, letter: string) => text.split(letter).length - 1;
