import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ClockJob } from "../contract.ts";
import { Moment } from "./moment.tsx";
import { everyWords } from "./words.ts";

/** What the portal does by the clock, and when it was done last. */
export function ClockTable({ items }: { items: ClockJob[] }) {
  return (
    <Table
      id="clock-jobs"
      caption="Что портал делает сам"
      hideCaption
      rows={items}
      rowKey={({ name }) => name}
      columns={[
        { key: "name", title: "Работа", cell: ({ title }) => title },
        { key: "every", title: "Как часто", cell: ({ every }) => everyWords[every] },
        { key: "done", title: "Последний раз", cell: Done },
      ]}
    />
  );
}

function Done({ doneAt, failedAt, isLate }: ClockJob) {
  return (
    <>
      <Moment at={doneAt} />
      {failedAt && (
        <Badge look="warning" icon="warning" className="ml-2">
          не удалась
        </Badge>
      )}
      {isLate && !failedAt && (
        <Badge look="warning" icon="warning" className="ml-2">
          давно не было
        </Badge>
      )}
    </>
  );
}
