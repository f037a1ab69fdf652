import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import type { PublicationCard, PublicationLine } from "../contract.ts";
import { nameOf } from "./name-of.ts";

/** The column beside a feed on wide screens: what is pinned and what is talked about; on narrow ones «Главная» shows them. */
export function Beside({ pinned, discussed }: { pinned: PublicationLine[]; discussed: PublicationLine[] }) {
  return (
    <div className="hidden space-y-4 xl:block">
      <BesideLines id="pinned-beside" title="Закреплено" items={pinned} />
      <BesideLines id="discussed-beside" title="Обсуждают" items={discussed} counts />
    </div>
  );
}

/** Cards as lines, for a column. */
export function linesOf(items: PublicationCard[]): PublicationLine[] {
  return items.map((item) => ({ href: item.href, title: nameOf(item), comments: item.commentCount }));
}

type Props = { id: string; title: string; items: PublicationLine[]; counts?: boolean };

/** A card of publications by their names; without any there is none. */
export function BesideLines({ id, title, items, counts }: Props) {
  if (items.length === 0) return null;
  return (
    <Card as="section" pad="s" labelledBy={id}>
      <h2 id={id} className="mb-3 text-base">
        {title}
      </h2>
      <Lines items={items} counts={counts} />
    </Card>
  );
}

/** Three lines in the row of narrow screens, whose cards stand side by side. */
export const lineList = "-my-1 divide-y divide-line max-xl:[&>li:nth-child(n+4)]:hidden";

/** Publications, or what is on the way to become one, by their names. */
export function Lines({
  items,
  counts,
}: {
  items: { href: string; title: string; comments?: number }[];
  counts?: boolean;
}) {
  return (
    <ul className={lineList}>
      {items.map(({ href: to, title, comments = 0 }) => (
        <li key={to} className="py-2">
          <a href={to} className="line-clamp-2 text-ink no-underline hover:text-link">
            {title}
          </a>
          {counts && (
            <span className="text-sm text-muted">
              {counted(comments, ["комментарий", "комментария", "комментариев"])}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
