import { href } from "#app/web/urls.ts";
import { news } from "../routes.ts";

type Props = { items: { id: string; title: string }[]; current?: string; all?: boolean };

/** Rubrics as a row of links, under which the chosen one is marked. */
export function RubricLinks({ items, current, all }: Props) {
  const links = items.map(({ id, title }) => ({ id, title, to: href(news.rubricNews, { id }) }));
  if (all) links.unshift({ id: "", title: "Все новости", to: href(news.list) });
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ id, title, to }) => (
        <li key={id} className="max-w-full">
          <a
            href={to}
            aria-current={(current ?? "") === id && all ? "page" : undefined}
            className="flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-edge hover:bg-well aria-[current=page]:border-fill aria-[current=page]:bg-tint aria-[current=page]:text-link"
          >
            <span className="truncate">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
