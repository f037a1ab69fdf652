import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { href } from "#app/web/urls.ts";
import type { WaitingLine } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { dayText } from "./words.ts";

/** What of newcomers waits for who helps them: what is to be checked, then their own steps. */
export function Waiting({ items, today }: { items: WaitingLine[]; today: string }) {
  return (
    <ul className="card divide-y divide-line px-4">
      {items.map(({ run, key, title, person, dueOn, late, check }) => (
        <li key={`${run}/${key}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <Link
            look="plain"
            href={href(adaptation.checked, { id: person.id, trajectoryId: run, lessonId: key })}
            className="min-w-0 flex-1 wrap-anywhere"
          >
            {`${person.name}: ${title}`}
          </Link>
          {dueOn && !check && <span className="text-sm text-muted">{`до ${dayText(dueOn, today)}`}</span>}
          <Badge look={check ? "brand" : late ? "warning" : "neutral"}>
            {check ? "Проверить" : late ? "Срок прошёл" : "Ваш шаг"}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
