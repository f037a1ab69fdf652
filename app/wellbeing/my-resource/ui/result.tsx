import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Progress } from "#app/ui/progress.tsx";
import type { Scale, SelfCheckResult } from "../contract.ts";
import { zoneLooks, zoneOf, zoneWords } from "./zones.ts";

/** The latest result by its scales, each with what to do. */
export function Result({ result, scales }: { result: SelfCheckResult; scales: Scale[] }) {
  return (
    <ul className="grid gap-3">
      {result.scales.map(({ id, title, score }) => {
        const zone = zoneOf(score);
        const scale = scales.find((one) => one.id === id);
        return (
          <Card as="li" key={id}>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <Heading level={3} size="s">
                {title}
              </Heading>
              <Badge look={zoneLooks[zone]}>{zoneWords[zone]}</Badge>
            </div>
            <Progress
              label={title}
              hideLabel
              value={score}
              text={`${score} из 100`}
              look={zone === "high" ? "success" : "brand"}
            />
            <p className="mt-1 text-sm text-muted">
              {score} из 100{scale?.about && ` · ${scale.about.toLowerCase()}`}
            </p>
            {scale?.advice[zone] && <p className="mt-3 text-soft">{scale.advice[zone]}</p>}
          </Card>
        );
      })}
    </ul>
  );
}
