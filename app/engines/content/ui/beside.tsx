import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { PersonCard, PublicationCard, PublicationLine } from "../contract.ts";

/** The column beside a feed on wide screens: what is pinned and what is talked about; on narrow ones «Главная» shows them. */
export function Beside({ pinned, discussed }: { pinned: PublicationLine[]; discussed: PublicationLine[] }) {
  return (
    <div className="hidden space-y-4 xl:block">
      <BesideLines id="pinned-beside" title="Закреплено" items={pinned} />
      <BesideLines id="discussed-beside" title="Обсуждают" items={discussed} counts />
    </div>
  );
}

/** Beside what somebody wrote: who they are. A guest has no page, and of whom the reader may not know there is nothing to say. */
export function Author({ person }: { person: PersonCard | null }) {
  if (!person || person.guest) return null;
  const { accountId, alias, name, position, photo } = person;
  return (
    <Card as="section" pad="s" lifts className="hidden items-center gap-3 xl:flex">
      <h2 className="sr-only">Автор</h2>
      <Avatar person={{ id: accountId, name, photo }} size="l" />
      <p className="min-w-0">
        <CardLink href={href(account.profile, { socialId: alias })} className="font-medium">
          {name}
        </CardLink>
        <span className="block text-sm text-muted">{position}</span>
      </p>
    </Card>
  );
}

/** Cards as lines, for a column. */
export function linesOf(items: PublicationCard[]): PublicationLine[] {
  return items.map(({ href: to, title, excerpt, commentCount: comments }) => ({
    href: to,
    title: title || excerpt.slice(0, 80),
    comments,
  }));
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
