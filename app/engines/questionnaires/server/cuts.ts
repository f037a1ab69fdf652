import { fewestShown } from "#app/engines/questionnaires/contract.ts";

/** A part of the answers: of which departments, and how many they are. */
export type Cell = { id: string; name: string; units: string[]; answered: number };

/** What is not shown by itself stands here. */
export const otherCell = "others";

export const sumOf = (cells: { answered: number }[]) => cells.reduce((sum, { answered }) => sum + answered, 0);

/**
 * Parts that may be shown: each of at least `least` answers, and so is the rest. Small departments stand together; where even
 * together they are too few, the smallest of the others joins them. So no difference of what is shown is a smaller group.
 */
export function safeCells(cells: Cell[], least: number = fewestShown): Cell[] {
  const sorted = cells.filter(({ answered }) => answered > 0).toSorted((one, other) => other.answered - one.answered);
  const shown = sorted.filter(({ answered }) => answered >= least);
  const rest = sorted.filter(({ answered }) => answered < least);
  while (rest.length > 0 && sumOf(rest) < least && shown.length > 0) rest.push(shown.pop()!);
  if (rest.length > 0 && sumOf(rest) >= least)
    shown.push({ id: otherCell, name: "Остальные", units: rest.flatMap(({ units }) => units), answered: sumOf(rest) });
  return shown.length > 1 ? shown : [];
}
