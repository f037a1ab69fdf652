import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

type Row = { cells: string[]; at: number };

/** Rows and columns; the first row names the columns. */
export const tableBlock: KindOfBlock<"table"> = {
  title: "Таблица",
  draw: ({ id, title, rows: [head = [], ...rows] }) => (
    <Table
      id={id}
      caption={title || "Таблица"}
      hideCaption={!title}
      rows={rows.map((cells, at) => ({ cells, at }))}
      rowKey={({ at }) => String(at)}
      columns={head.map((name, at) => ({
        key: String(at),
        title: name,
        cell: ({ cells }: Row) => <span className="wrap-anywhere">{cells[at]}</span>,
      }))}
    />
  ),
  words: ({ title, rows }) => ({ title, items: rows.map((row) => row.join(" | ")).join("\n") }),
  fields: (fields) => (
    <>
      <TextField field={fields.title} label="Название таблицы" maxLength={120} optional />
      <TextareaField
        field={fields.items}
        label="Таблица"
        hint="Строка таблицы – на своей строке, клетки через |. Первая строка называет столбцы: «Услуга | Цена»"
        rows={8}
        optional
      />
    </>
  ),
  blank: { kind: "table", title: "", rows: [] },
};
