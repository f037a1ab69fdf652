/** Why a whole file or an answer is no calendar. */
export class NoCalendar extends Error {}

/** A part of a calendar with the lines of it, unfolded. */
export type Block = { name: string; lines: string[] };
type Blocks = { head: string[]; parts: Block[] };

/**
 * A calendar as its parts, each still to be read by itself, so that one that nobody understands leaves the others. Refuses what
 * is no whole calendar: a page of sign-in, nothing at all, a file that breaks off before its end.
 */
export function blocksOf(bytes: Buffer): Blocks {
  const lines = linesOf(bytes);
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? "")) throw new NoCalendar("It does not begin as a calendar");
  const found: Blocks = { head: [], parts: [] };
  const open: string[] = [];
  for (const line of lines) {
    const [, sign, part = ""] = /^(BEGIN|END):(.+)$/i.exec(line) ?? [];
    const name = part.trim().toUpperCase();
    if (sign?.toUpperCase() === "BEGIN") {
      open.push(name);
      if (open.length === 2) found.parts.push({ name, lines: [] });
    }
    if (open.length >= 2) found.parts.at(-1)!.lines.push(line);
    else if (open.length === 1 && !sign) found.head.push(line);
    if (sign?.toUpperCase() === "END" && open.pop() !== name) throw new NoCalendar("Its parts do not close");
  }
  if (open.length) throw new NoCalendar("It breaks off before its end");
  return found;
}

/** Lines are folded by octets, so they are put together before their letters are read. */
function linesOf(bytes: Buffer): string[] {
  const plain = bytes.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  const unfolded = Buffer.from(plain.replace(/\r\n?/g, "\n").replace(/\n[ \t]/g, ""), "latin1");
  return lettersOf(unfolded)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter(Boolean);
}

function lettersOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
