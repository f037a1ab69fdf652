import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { RuledHashtag } from "../contract.ts";
import { hashtags } from "../routes.ts";

/** Hashtags that are merged or banned, with who has decided so and the way back. */
export function RuledHashtags({ items }: { items: RuledHashtag[] }) {
  const { viewer, now } = useRoot();
  if (!items.length) return null;
  return (
    <Card pad="none">
      <ul className="divide-y divide-line">
        {items.map(({ name, target, author, at }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-medium">#{name}</span>
              {target && (
                <>
                  <span className="text-muted"> теперь значит </span>
                  <a
                    href={href(hashtags.tag, { hashtag: target })}
                    className="inline-block min-h-6 font-medium text-ink hover:text-link"
                  >
                    #{target}
                  </a>
                </>
              )}
              <span className="block text-sm text-muted">
                {author} · <Time value={at} zone={viewer.timeZone} now={now} />
              </span>
            </p>
            <Form data-keep-scroll="" className="-ml-3 sm:ml-0">
              <input type="hidden" name="hashtag" value={name} />
              <Button look="quiet" size="s" name="intent" value={target ? "unmerge" : "unban"}>
                {target ? "Разъединить" : "Снять запрет"}
                <span className="sr-only"> {target ? `#${name} и #${target}` : `с тега #${name}`}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
