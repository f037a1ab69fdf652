import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SearchHit } from "../contract.ts";

/** What was found, the found words marked. */
export function SearchHits({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className="space-y-3">
      {hits.map((hit) => (
        <Card as="li" key={hit.id} pad="s" lifts className="flex gap-3">
          <Icon name={hit.kind === "person" ? "user" : "news"} className="mt-1 text-muted" />
          <div className="min-w-0">
            <h3 className="font-medium">
              <CardLink href={hit.href}>
                <Runs runs={hit.title} />
              </CardLink>
            </h3>
            <p className="mt-1 text-sm text-soft">
              <Runs runs={hit.snippet} />
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Runs({ runs }: { runs: SearchHit["title"] }) {
  return runs.map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one line never change places.
    run.found ? <mark key={index}>{run.text}</mark> : run.text,
  );
}
