import type { ReactNode } from "react";
import { Table } from "#app/ui/table.tsx";
import type { Sum } from "../contract.ts";

const numbers = new Intl.NumberFormat("ru");

type SumTableProps<Row extends Sum> = {
  id: string;
  caption: string;
  what: string;
  rows: Row[];
  times: string;
  name: (row: Row) => ReactNode;
};

/** How often and by how many people. */
export function SumTable<Row extends Sum>({ id, caption, what, rows, times, name }: SumTableProps<Row>) {
  if (!rows.length) return <p className="text-soft">{caption}: меньше пяти человек, показать нечего.</p>;
  return (
    <Table
      id={id}
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "name", title: what, cell: name },
        { key: "views", title: times, number: true, cell: ({ views }) => numbers.format(views) },
        { key: "people", title: "Людей", number: true, cell: ({ people }) => numbers.format(people) },
      ]}
    />
  );
}
