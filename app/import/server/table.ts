import { parse } from "csv-parse/sync";
import { delimiterOf } from "./csv.ts";
import { textOf } from "./decoding.ts";

/** A small table in memory: its lines of cells, with or without a mark of order, in UTF-8 or windows-1251. Throws for a broken one. */
export function readTable(bytes: Buffer): string[][] {
  const text = textOf(bytes);
  return parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
}
