import type { StateBlock } from "markdown-it";
import readList from "markdown-it/lib/rules_block/list.mjs";

const numbered = /^(\d{1,9})\.(?=\s|$)/;

/**
 * Lists by numbers with a full stop begin with 1, go on where the one before them has ended, or have a second line with
 * the next number: «5. мая – выходной» and «2024. Год закончился» are sentences. Two noughts before a number say that it is
 * a list all the same: so the form writes one that stands alone.
 */
export function readOwnList(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  // Whether it ends a paragraph is known without this: in a list every line with a number does, elsewhere «1.» alone.
  if (silent) return readList(state, line, end, silent);
  const number = numberOf(state, line);
  const isList = number === null || /^(1|00\d+)$/.test(number) || goesOn(state, number) || hasNext(state, line, end);
  return isList && readList(state, line, end, silent);
}

function numberOf(state: StateBlock, line: number): string | null {
  return numbered.exec(state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]))?.[1] ?? null;
}

/** The list before it, among the same words, ended with the number before this one. */
function goesOn({ tokens, level }: StateBlock, number: string): boolean {
  for (let at = tokens.length - 1; at >= 0 && tokens[at]!.level >= level; at--) {
    const { type, level: deep, info } = tokens[at]!;
    if (type === "list_item_open" && deep === level + 1 && info) return Number(info) + 1 === Number(number);
  }
  return false;
}

/** Below it, in the same words or after an empty line, the next number begins a line. */
function hasNext(state: StateBlock, line: number, end: number): boolean {
  const next = String(Number(numberOf(state, line)) + 1);
  const indent = state.sCount[line]!;
  for (let at = line + 1; at < end; at++) {
    if (state.isEmpty(at)) continue;
    if (state.sCount[at]! - indent < 4 && numberOf(state, at) === next) return true;
    if (state.isEmpty(at - 1) && state.sCount[at]! <= indent) return false;
  }
  return false;
}
