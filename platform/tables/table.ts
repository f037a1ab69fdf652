import { CsvError, parse } from "csv-parse/sync";
import { textOf } from "./decoding.ts";

/** A table whose quotes cannot be understood, and the line of the file where that begins. */
export class BrokenTable extends Error {
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super(`The quotes of line ${line} cannot be understood`, { cause });
    this.name = "BrokenTable";
    this.line = line;
  }
}

/** A small table in memory: its lines of cells, with or without a mark of order, in UTF-8 or windows-1251. Throws for a broken one. */
export function readTable(bytes: Buffer): string[][] {
  const text = textOf(bytes);
  let last = 0;
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        last = lines;
        return cells;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that nobody closes swallows the file to its end: what is to be mended is where it was opened.
    throw new BrokenTable(error.code === "CSV_QUOTE_NOT_CLOSED" ? last + 1 : Number(error.lines) || last + 1, error);
  }
}

/** What separates the columns is told by the line of names. */
export function delimiterOf(head: string): string {
  const line = head.split(/\r?\n/, 1)[0] ?? "";
  const count = (sign: string) => line.split(sign).length;
  return [";", ",", "\t"].sort((a, b) => count(b) - count(a))[0]!;
}
