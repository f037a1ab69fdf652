import { isDay } from "./wall-time.ts";

/**
 * The rows of a table that somebody has copied in as text: cells with semicolons or tabs between, quotes around them let be.
 * A first row without a figure is a heading; `at` is the number of the line as its reader counts.
 */
export function pastedRows(text: string): { at: number; cells: string[] }[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim() || (index === 0 && !/\d/.test(line))) return [];
    return [{ at: index + 1, cells: line.split(/[;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")) }];
  });
}

/** A day as people write it, «31.12.2026», or as programs do; undefined where there is no such day. */
export function typedDay(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? text : text.split(".").reverse().join("-");
  return /^20\d\d-\d\d-\d\d$/.test(day) && isDay(day) ? day : undefined;
}
