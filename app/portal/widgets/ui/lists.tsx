import { lineList } from "#app/engines/content/ui/beside.tsx";
import type { HashtagLine } from "#app/engines/hashtags/contract.ts";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { dayOf } from "#app/news/news/ui/day.ts";
import type { ColleagueLine } from "#app/people/account/contract.ts";
import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { href } from "#app/web/urls.ts";

/** Colleagues with their birthday, or with what they do. The 29th of February needs a year that has one. */
export function Colleagues({ items, day }: { items: ColleagueLine[]; day?: boolean }) {
  return (
    <ul className={lineList}>
      {items.map((person) => (
        <li key={person.accountId}>
          <a
            href={href(account.profile, { socialId: person.alias })}
            className="flex items-center gap-3 py-2 text-ink no-underline hover:text-link"
          >
            <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
            <span className="min-w-0">
              <span className="block truncate">{person.name}</span>
              <span className="block truncate text-sm text-muted">
                {day ? dayOf(`2000-${person.day}`) : person.position}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Tags({ items }: { items: HashtagLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {items.map(({ name }) => (
        <li key={name} className="max-w-full">
          <a href={href(hashtags.tag, { hashtag: name })} className="inline-flex min-h-7 max-w-full items-center">
            <span className="truncate">#{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
