import { plural } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { HashtagLine } from "../contract.ts";
import { hashtags } from "../routes.ts";

/** Hashtags as a cloud of links, each with the number of its publications. */
export function HashtagLinks({ items }: { items: HashtagLine[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ name, count }) => (
        <li key={name} className="max-w-full">
          <a
            href={href(hashtags.tag, { hashtag: name })}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-ink no-underline hover:border-edge hover:bg-well"
          >
            <span className="truncate">#{name}</span>
            <span className="text-sm text-muted">
              {count}
              <span className="sr-only"> {plural(count, ["публикация", "публикации", "публикаций"])}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
