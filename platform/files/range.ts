export type Range = { start: number; end: number };

/**
 * The part of a file that a player asks for: one range of bytes, its ends within the file. Undefined when the whole is
 * wanted (no header, or several ranges, which nobody must serve), null when it lies beyond the end.
 */
export function rangeOf(header: string | null, size: number): Range | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from === "" && Number(to) === 0) return null;
  if (to !== "" && from !== "" && Number(to) < start) return undefined;
  return start < size ? { start, end } : null;
}
