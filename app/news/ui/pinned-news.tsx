import type { PublicationCard } from "#app/content/contract.ts";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What editors keep above a feed; with nothing pinned nothing is shown (specification §7, product B9). */
export function PinnedNews({ items }: { items: PublicationCard[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="pinned" className="mt-5">
      <h2 id="pinned" className="sr-only">
        Закреплено
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {items.map(({ id, href, title, excerpt }) => (
          <Card key={id} as="li" pad="s" lifts className="flex items-start gap-3">
            <Icon name="pin" className="mt-0.5 text-brand" />
            <div className="min-w-0">
              <CardLink href={href} className="font-medium">
                {title || excerpt.slice(0, 80)}
              </CardLink>
              {title && <p className="mt-0.5 line-clamp-2 text-sm text-soft">{excerpt}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
