import { CardMarks } from "#app/engines/content/ui/card-marks.tsx";
import { nameOf } from "#app/engines/content/ui/name-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import type { PinnedCard } from "../contract.ts";

const formId = "fold";

/** What is drawn of a card that is pinned. */
type PinnedLine = Pick<PinnedCard, "id" | "href" | "title" | "duty" | "foldable" | "folded">;

/** Leaves out what is not drawn: whatever a loader gives is sent to the browser behind the page. */
export function pinnedLine(card: PinnedCard): PinnedLine {
  const { id, href, duty, foldable, folded } = card;
  return { id, href, title: nameOf(card), foldable, folded, ...(duty && { duty }) };
}

/** What editors keep above a feed, folded by its reader or not; with nothing pinned nothing is shown (specification §7). */
export function PinnedNews({ items }: { items: PinnedLine[] }) {
  if (items.length === 0) return null;
  const folded = items.filter((item) => item.folded);
  return (
    <section aria-labelledby="pinned" className="mt-3">
      <h2 id="pinned" className="sr-only">
        Закреплено
      </h2>
      <Form id={formId} repeatable data-keep-scroll>
        <input type="hidden" name="intent" value="fold" />
      </Form>
      {folded.length < items.length && (
        <Card as="ul" pad="none" className="divide-y divide-line px-4">
          {items.map((item) => !item.folded && <Pin key={item.id} item={item} />)}
        </Card>
      )}
      {folded.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
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
                {item.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Pin({ item }: { item: PinnedLine }) {
  return (
    <li className="flex items-center gap-3 py-1">
      <Icon name="pin" className="text-brand" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <a href={item.href} className="line-clamp-2 py-1 font-medium text-ink no-underline hover:text-link">
          {item.title}
        </a>
        <CardMarks item={{ duty: item.duty }} />
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
          className="-mr-2"
        >
          {`Свернуть: ${item.title}`}
        </Button>
      )}
    </li>
  );
}
