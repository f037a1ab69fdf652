import { CardMarks } from "#app/engines/content/ui/card-marks.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import type { PinnedCard } from "../contract.ts";

const formId = "fold";
const nameOf = ({ title, excerpt }: PinnedCard) => title || excerpt.slice(0, 80);

/** What editors keep above a feed, folded by its reader or not; with nothing pinned nothing is shown (specification §7). */
export function PinnedNews({ items }: { items: PinnedCard[] }) {
  if (items.length === 0) return null;
  const folded = items.filter((item) => item.folded);
  return (
    <section aria-labelledby="pinned" className="mt-5">
      <h2 id="pinned" className="sr-only">
        Закреплено
      </h2>
      <Form id={formId} repeatable data-keep-scroll>
        <input type="hidden" name="intent" value="fold" />
      </Form>
      <ul className="grid gap-3 sm:grid-cols-2">
        {items.map((item) => !item.folded && <Pin key={item.id} item={item} />)}
      </ul>
      {folded.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {folded.map((item) => (
            <li key={item.id} className="max-w-full">
              <Button
                size="s"
                icon="pin"
                form={formId}
                name="pin"
                value={`${item.id}/`}
                className="max-w-full [&>span]:truncate"
              >
                <span className="sr-only">Развернуть: </span>
                {nameOf(item)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Pin({ item }: { item: PinnedCard }) {
  return (
    <Card as="li" pad="s" lifts className="flex items-start gap-3">
      <Icon name="pin" className="mt-0.5 text-brand" />
      <div className="min-w-0 flex-1 space-y-1">
        <CardLink href={item.href} className="font-medium">
          {nameOf(item)}
        </CardLink>
        {item.title && <p className="line-clamp-2 text-sm text-soft">{item.excerpt}</p>}
        <CardMarks item={item} />
      </div>
      {item.foldable && (
        <Button
          look="quiet"
          size="s"
          icon="chevron-up"
          iconOnly
          form={formId}
          name="pin"
          value={`${item.id}/folded`}
          className="relative -mt-1.5 -mr-2"
        >
          {`Свернуть: ${nameOf(item)}`}
        </Button>
      )}
    </Card>
  );
}
