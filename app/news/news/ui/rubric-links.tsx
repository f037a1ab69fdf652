import { href } from "#app/web/urls.ts";
import type { RubricName } from "../contract.ts";
import { news } from "../routes.ts";
import { rubricTitle } from "./rubric-title.ts";

type Link = { key: string; title: string; to: string; current?: boolean };
type Props = { items: RubricName[]; current?: string; all?: boolean };

/** Rubrics as a row of links to their news, under which the chosen one is marked. */
export function RubricLinks({ items, current = "", all }: Props) {
  const links = items.map((item) => ({
    key: item.id,
    title: rubricTitle(item),
    to: href(news.rubricNews, { id: item.slug }),
    current: all && item.id === current,
  }));
  const first = { key: "", title: "Все новости", to: href(news.list), current: !current };
  return <Row links={all ? [first, ...links] : links} />;
}

/** What stands in a section, as a row of links. */
export function InsideLinks({ items }: { items: { title: string; slug: string }[] }) {
  return <Row links={items.map(({ title, slug }) => ({ key: slug, title, to: href(news.rubric, { id: slug }) }))} />;
}

function Row({ links }: { links: Link[] }) {
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
      {links.map(({ key, title, to, current }) => (
        <li key={key} className="max-w-full max-sm:flex-none">
          <a
            href={to}
            aria-current={current ? "page" : undefined}
            className="flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:border-edge hover:bg-well aria-[current=page]:border-fill aria-[current=page]:bg-tint aria-[current=page]:text-link"
          >
            <span className="truncate">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
