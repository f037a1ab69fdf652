import { guests } from "#app/access/guests/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { drafts } from "#app/engines/drafts/routes.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { absences } from "#app/people/absences/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { blocking } from "#app/people/blocking/routes.ts";
import { followings } from "#app/people/followings/routes.ts";
import { skills } from "#app/people/skills/routes.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { href } from "#app/web/urls.ts";
import type { CabinetHome } from "../contract.ts";
import { cabinet } from "../routes.ts";

type Place = { href: string; icon: IconName; title: string; count?: number };

/** Where one's own things are, with how many there are. */
export function Places({ counts }: Pick<CabinetHome, "counts">) {
  const places: Place[] = [
    { href: href(ugc.own), icon: "blogs", title: "Публикации", count: counts.publications },
    { href: href(drafts.list), icon: "edit", title: "Черновики", count: counts.drafts },
    { href: href(saved.list), icon: "bookmark", title: "Избранное", count: counts.saved },
    { href: href(followings.subscriptions), icon: "subscriptions", title: "Подписки", count: counts.subscriptions },
    { href: href(followings.subscribers), icon: "users", title: "Подписчики", count: counts.subscribers },
    { href: href(cabinet.activity), icon: "history", title: "Моя активность" },
    { href: `${href(account.settings)}#sessions`, icon: "key", title: "Где выполнен вход", count: counts.sessions },
    { href: href(cabinet.aboutMyself), icon: "user", title: "О себе" },
    { href: href(absences.own), icon: "calendar", title: "Отпуск и отсутствие" },
    { href: href(skills.own), icon: "hashtag", title: "Мои теги" },
    { href: href(cabinet.about), icon: "eye", title: "Как меня видят" },
    { href: href(blocking.list), icon: "ban", title: "Заблокированные" },
    { href: href(ownData.export), icon: "download", title: "Мои данные" },
    ...(counts.guests
      ? [{ href: href(guests.own), icon: "id" as const, title: "Мои гости", count: counts.guests }]
      : []),
    { href: href(account.settings), icon: "settings", title: "Настройки" },
    { href: href(faq.list), icon: "info", title: "Вопросы и ответы" },
    { href: href(support.ask), icon: "help", title: "Помощь и поддержка" },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {places.map(({ href, icon, title, count }) => (
        <Card as="li" key={title} pad="s" lifts className="flex min-h-16 items-center gap-3">
          <Icon name={icon} className="text-link" />
          <CardLink href={href} className="min-w-0 flex-1 font-medium">
            {title}
            {count !== undefined && <span className="sr-only">: </span>}
            {count !== undefined && <span className="float-right pl-2 font-normal text-muted">{count}</span>}
          </CardLink>
        </Card>
      ))}
    </ul>
  );
}
