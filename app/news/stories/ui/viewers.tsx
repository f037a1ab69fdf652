import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import type { DeskStory } from "../contract.ts";

/** How many people have seen a story, and at which frame they left it. */
export function Viewers({ story: { viewers, frames }, felt }: { story: DeskStory; felt: string }) {
  if (!viewers) return <p className="text-muted">Пока никто не посмотрел.</p>;
  const last = frames.at(-1)?.viewers ?? 0;
  return (
    <Card>
      <Definitions
        items={[
          { name: "Посмотрели", value: counted(viewers, ["человек", "человека", "человек"]) },
          { name: "Дошли до последнего кадра", value: `${last} (${Math.round((last / viewers) * 100)}\u00a0%)` },
          { name: "Реакции", value: felt },
        ]}
      />
      {frames.length > 1 && (
        <div className="mt-5">
          <BarChart
            caption="До какого кадра досмотрели"
            columns={["Кадр", "Человек"]}
            data={frames.map((frame, index) => ({ label: `Кадр ${index + 1}`, value: frame.viewers }))}
          />
        </div>
      )}
    </Card>
  );
}
