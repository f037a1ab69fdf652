import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { href } from "#app/web/urls.ts";
import type { ServiceTile } from "../contract.ts";
import { services } from "../routes.ts";
import { statusLooks, statusTitles } from "./kind-titles.ts";

/** Where a service stands: a part of another one on an address of that one's. */
export function addressOf({ id, parentId, alias }: Pick<ServiceTile, "id" | "parentId" | "alias">): string {
  return parentId && alias ? href(services.sub, { id: parentId, subservice: alias }) : href(services.one, { id });
}

/** Services side by side: their signs, what they are called and what they are for. */
export function Tiles({ items }: { items: ServiceTile[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {items.map((tile) => (
        <Card as="li" key={tile.id} pad="s" lifts className="flex gap-3">
          <Icon name={tile.icon} size="l" className="mt-0.5 flex-none text-link" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <CardLink href={addressOf(tile)}>{tile.title}</CardLink>{" "}
              {tile.status !== "live" && <Badge look={statusLooks[tile.status]}>{statusTitles[tile.status]}</Badge>}
            </p>
            {tile.summary && <p className="mt-0.5 text-sm text-soft wrap-anywhere">{tile.summary}</p>}
          </div>
        </Card>
      ))}
    </ul>
  );
}
