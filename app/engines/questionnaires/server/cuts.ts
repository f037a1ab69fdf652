import { fewestShown } from "#app/engines/questionnaires/contract.ts";

export type Cell<Thing> = { id: string; name: string; things: Thing[] };

/** What is not shown by itself stands here. */
export const otherCell = "others";

/**
 * Parts that may be shown: each of at least `least` things, and so is the rest. Small departments stand together; where even
 * together they are too few, the smallest of the others joins them. So no difference of what is shown is a smaller group.
 */
export function safeCells<Thing>(cells: Cell<Thing>[], least: number = fewestShown): Cell<Thing>[] {
  const sorted = cells
    .filter(({ things }) => things.length > 0)
    .toSorted((one, other) => other.things.length - one.things.length);
  const shown = sorted.filter(({ things }) => things.length >= least);
  const rest = sorted.filter(({ things }) => things.length < least).flatMap(({ things }) => things);
  while (rest.length > 0 && rest.length < least && shown.length > 0) rest.push(...shown.pop()!.things);
  if (rest.length >= least) shown.push({ id: otherCell, name: "Остальные", things: rest });
  return shown.length > 1 ? shown : [];
}
