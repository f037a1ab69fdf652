import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import type { SearchHit } from "../contract.ts";

const icons = {
  publication: "news",
  comment: "comment",
  file: "attach",
  "comment-file": "attach",
  person: "user",
  place: "channels",
  questionnaire: "surveys",
  task: "tests",
  step: "adaptation",
  hashtag: "hashtag",
  answer: "help",
  event: "calendar",
  point: "maps",
  product: "shop",
  course: "learning",
  service: "services",
} as const;

/** What the newsroom signs where no author stands; places and surveys have none. */
const signed: string[] = ["publication", "file"];

type Clock = { zone: string; now: string };

/** What was found, the found words marked. */
export function SearchHits({ hits, ...clock }: { hits: SearchHit[] } & Clock) {
  return (
    <ul className="space-y-3">
      {hits.map((hit) => (
        <Card as="li" key={hit.id} pad="s" lifts className="flex gap-3">
          <Icon name={icons[hit.kind]} className="mt-1 flex-none text-muted" />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium wrap-anywhere">
              <CardLink href={hit.href}>
                {hit.kind === "comment" && <span className="sr-only">Комментарий: </span>}
                <Runs runs={hit.title} />
              </CardLink>
            </h3>
            {hit.file && (
              <p className="mt-1 text-sm wrap-anywhere">
                {hit.kind === "comment-file" ? "Во вложении к комментарию" : "Во вложении"}: {hit.file}
              </p>
            )}
            {hit.snippet.length > 0 && (
              <p className="mt-1 text-sm wrap-anywhere text-soft">
                <Runs runs={hit.snippet} />
              </p>
            )}
            <About hit={hit} {...clock} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Why it is here: whose words they are, of which day; how much there is under a hashtag. */
function About({ hit: { kind, author, happenedAt, count }, ...clock }: { hit: SearchHit } & Clock) {
  if (count !== undefined)
    return <p className="mt-1 text-sm text-muted">{counted(count, ["публикация", "публикации", "публикаций"])}</p>;
  if (!happenedAt) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-sm text-muted">
      {kind === "comment" && <span>Комментарий</span>}
      {(author ?? signed.includes(kind)) && <span>{author ?? "Редакция"}</span>}
      <Time value={happenedAt} {...clock} />
    </p>
  );
}

function Runs({ runs }: { runs: SearchHit["title"] }) {
  return runs.map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one line never change places.
    run.found ? <mark key={index}>{run.text}</mark> : run.text,
  );
}
