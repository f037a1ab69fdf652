import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";
import type { ContentFilter } from "../contract.ts";
import { contentFilters } from "../desk-routes.ts";
import { actionWords, kindWords, placeWords, ruleTitle } from "./filter-words.ts";

/** One rule of the list: what it looks for, where, and what happens then. */
export function RuleCard({ rule }: { rule: ContentFilter }) {
  const { id, kind, action, place, note, on } = rule;
  return (
    <Card as="li" pad="s" lifts>
      <p className="mb-2 flex flex-wrap gap-2">
        {!on && <Badge icon="pause">Выключено</Badge>}
        <Badge>{kindWords[kind].title}</Badge>
        <Badge look={on ? "brand" : "neutral"}>{actionWords[action].short}</Badge>
      </p>
      <h2 className={`text-base wrap-anywhere ${kind === "expression" ? "font-mono" : ""}`}>
        <CardLink href={href(contentFilters.edit, { id })}>{ruleTitle(rule)}</CardLink>
      </h2>
      {note && <p className="mt-1 text-soft wrap-anywhere">{note}</p>}
      <p className="mt-1 text-sm text-muted">{placeWords[place]}</p>
    </Card>
  );
}
