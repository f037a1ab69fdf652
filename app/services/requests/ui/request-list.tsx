import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { RequestLine } from "../contract.ts";
import { requests } from "../routes.ts";
import { stateLooks, stateTitles } from "./state-titles.ts";

type Props<Line> = { items: Line[]; more?: (line: Line) => ReactNode };

/** Requests as a list of cards: which service, how far each has come and by when it is done. */
export function RequestList<Line extends RequestLine>({ items, more }: Props<Line>) {
  const { viewer, now } = useRoot();
  const clock = { zone: viewer.timeZone, now };
  return (
    <ul className="grid gap-3">
      {items.map((line) => (
        <Card as="li" key={line.id} pad="s" lifts>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge look={stateLooks[line.state]}>{stateTitles[line.state]}</Badge>
            {line.late && <Badge look="danger">Срок вышел</Badge>}
            <span>
              подана <Time value={line.createdAt} {...clock} />
            </span>
          </p>
          <p className="mt-2 font-semibold wrap-anywhere">
            <CardLink href={href(requests.one, { id: line.id })}>
              № {line.number}. {line.service}
            </CardLink>
          </p>
          <p className="text-sm text-muted">
            {more?.(line)}
            {line.executor && <span>Выполняет {line.executor}. </span>}
            {line.dueAt && (
              <span>
                Срок: <Time value={line.dueAt} look="moment" {...clock} />
              </span>
            )}
          </p>
        </Card>
      ))}
    </ul>
  );
}
