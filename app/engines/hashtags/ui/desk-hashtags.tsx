import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { HashtagLine } from "../contract.ts";
import { hashtags } from "../routes.ts";

/** Hashtags on the administrator's desk, each with what can be decided about it. */
export function DeskHashtags({ items }: { items: HashtagLine[] }) {
  if (!items.length) return null;
  return (
    <Card pad="none">
      <ul className="divide-y divide-line">
        {items.map(({ name, count }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <p className="min-w-0">
              <a
                href={href(hashtags.tag, { hashtag: name })}
                className="inline-block min-h-6 font-medium wrap-anywhere text-ink hover:text-link"
              >
                #{name}
              </a>
              <span className="block text-sm text-muted">
                {counted(count, ["публикация", "публикации", "публикаций"])}
              </span>
            </p>
            <div className="-ml-3 flex flex-wrap gap-1 sm:ml-0">
              <ButtonLink look="quiet" size="s" href={href(hashtags.adminMerge, { hashtag: name })}>
                Объединить<span className="sr-only"> #{name} с другим тегом</span>
              </ButtonLink>
              <ButtonLink look="quiet-danger" size="s" href={href(hashtags.adminBan, { hashtag: name })}>
                Запретить<span className="sr-only"> #{name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
