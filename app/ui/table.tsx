import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  number?: boolean;
};

type TableProps<Row> = {
  id: string;
  caption: string;
  hideCaption?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
};

/** Rows and columns; the first column names its row. On a narrow screen the region scrolls, by keyboard too. */
export function Table<Row>({ id, caption, hideCaption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section
      aria-labelledby={`${id}-caption`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      // Hidden words are placed absolutely: what scrolls must hold them too.
      className="scroll-shade relative overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-left">
        <caption
          id={`${id}-caption`}
          className={hideCaption ? "sr-only" : "px-4 pt-3.5 pb-2 text-left font-semibold sm:px-5"}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classes(
                  "px-3 py-2.5 font-medium sm:px-5 sm:whitespace-nowrap",
                  column.number && "text-right",
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-well/60">
              {columns.map((column, index) => {
                const look = classes("px-3 py-3 sm:px-5", column.number && "text-right tabular-nums");
                return index === 0 ? (
                  <th key={column.key} scope="row" className={classes(look, "font-medium")}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
