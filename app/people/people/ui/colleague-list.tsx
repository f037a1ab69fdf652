import { dayOf } from "#app/news/news/ui/day.ts";
import type { ColleagueLine } from "#app/people/account/contract.ts";
import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";

/** Colleagues with a day: their birthday, or when they came. The 29th of February needs a year that has one. */
export function ColleagueList({ items, before = "" }: { items: ColleagueLine[]; before?: string }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ accountId, alias, name, position, photo, day }) => (
        <Card
          as="li"
          key={accountId}
          pad="s"
          lifts
          className="flex items-center gap-4 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-y-1"
        >
          <span className="flex-none max-sm:row-span-2">
            <Avatar person={{ id: accountId, name, photo }} size="l" />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="text-base font-medium wrap-anywhere">
              <CardLink href={href(account.profile, { socialId: alias })}>{name}</CardLink>
            </h2>
            <p className="text-sm text-soft">{position}</p>
          </div>
          <p className="flex-none text-sm text-muted">{before + dayOf(`2000-${day}`)}</p>
        </Card>
      ))}
    </ul>
  );
}
