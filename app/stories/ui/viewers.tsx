import { reactionTitles } from "#app/content/ui/reaction-titles.ts";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import type { DeskStory } from "../contract.ts";

/** How many people have seen a story, and at which frame they left it (product B7). */
export function Viewers({ story: { viewers, frames, reactions } }: { story: DeskStory }) {
  if (!viewers) return <p className="text-muted">Пока никто не посмотрел.</p>;
  const last = frames.at(-1)?.viewers ?? 0;
  const felt = Object.entries(reactions.counts) as [keyof typeof reactionTitles, number][];
  return (
    <Card>
      <Definitions
        items={[
          { name: "Посмотрели", value: counted(viewers, ["человек", "человека", "человек"]) },
          { name: "Дошли до последнего кадра", value: `${last} (${Math.round((last / viewers) * 100)}\u00a0%)` },
          { name: "Реакции", value: felt.map(([name, count]) => `${reactionTitles[name].title}: ${count}`).join(", ") },
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
