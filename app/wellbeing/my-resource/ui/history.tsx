import { dayOf } from "#app/news/news/ui/day.ts";
import { Card } from "#app/ui/card.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { Table } from "#app/ui/table.tsx";
import type { SelfCheckResult } from "../contract.ts";

/** All results of a person, newest first: a line of the whole, and a table of the scales. */
export function History({ results }: { results: SelfCheckResult[] }) {
  const [last, before] = results;
  const scales = [...new Map(results.flatMap((one) => one.scales).map((scale) => [scale.id, scale.title]))];
  const change = before ? last!.overall - before.overall : 0;
  const words =
    change === 0
      ? "столько же, сколько в прошлый раз"
      : `на ${Math.abs(change)} ${change > 0 ? "больше" : "меньше"}, чем в прошлый раз`;
  return (
    <div className="grid gap-4">
      {results.length > 1 && (
        <Card>
          <LineChart
            id="resource"
            title="Общий результат, из 100"
            summary={`${dayOf(last!.day)} – ${last!.overall}: ${words}.`}
            columns={["День", "Из 100"]}
            data={[...results].reverse().map(({ day, overall }) => ({ label: dayOf(day), value: overall }))}
          />
        </Card>
      )}
      <Table
        id="resource-scales"
        caption="По шкалам, из 100"
        rows={results}
        rowKey={({ day }) => day}
        columns={[
          { key: "day", title: "День", cell: ({ day }) => dayOf(day) },
          { key: "overall", title: "Вместе", number: true, cell: ({ overall }) => overall },
          ...scales.map(([id, title]) => ({
            key: id,
            title,
            number: true,
            cell: ({ scales }: SelfCheckResult) => scales.find((one) => one.id === id)?.score ?? "–",
          })),
        ]}
      />
    </div>
  );
}
