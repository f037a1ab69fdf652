import type { ReactNode } from "react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import type { OpinionLine } from "../contract.ts";
import { ratingText, stateLooks, stateWords, targetWords } from "./words.ts";

type Props<Line> = { items: Line[]; link: (id: string) => string; more?: (line: Line) => ReactNode };

/** Opinions as a list of cards: what about, how far they have come, the first words. */
export function OpinionList<Line extends OpinionLine>({ items, link, more }: Props<Line>) {
  return (
    <ul className="grid gap-3">
      {items.map((line) => (
        <Card as="li" key={line.id} pad="s" lifts>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge look={stateLooks[line.state]}>{stateWords[line.state]}</Badge>
            {line.published && <Badge look="brand">Идею видят все</Badge>}
            {more?.(line)}
            <span>{dayOf(line.sentOn)}</span>
          </p>
          <p className="mt-2 font-semibold">
            <CardLink href={link(line.id)}>{line.topic}</CardLink>
          </p>
          <p className="text-sm text-muted">
            {targetWords[line.target]}
            {line.about && `: ${line.about}`} · {ratingText(line.rating)}
          </p>
          <p className="mt-1 line-clamp-2 wrap-anywhere text-soft">{line.text}</p>
        </Card>
      ))}
    </ul>
  );
}
