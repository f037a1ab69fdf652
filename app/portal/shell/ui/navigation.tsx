import { useLocation } from "@remix-run/react";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { search } from "#app/engines/search/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Entry, useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

export const places: Entry[] = [
  { href: href(shell.main), icon: "home", text: "Главная" },
  { href: href(feed.work), icon: "work", text: "Работа" },
  { href: href(feed.life), icon: "life", text: "Жизнь" },
  { href: href(feed.blogs), icon: "blogs", text: "Блоги" },
  { href: href(feed.subscriptions), icon: "subscriptions", text: "Подписки" },
  { href: href(feed.company), icon: "company", text: "Моя компания" },
  { href: href(people.directory), icon: "users", text: "Люди" },
  { href: href(news.list), icon: "news", text: "Новости" },
  { href: href(news.rubrics), icon: "rubrics", text: "Рубрики" },
  { href: href(hashtags.list), icon: "hashtag", text: "Теги" },
  { href: href(ugc.own), icon: "edit", text: "Мои публикации", within: "/ugc/edit/" },
  { href: href(saved.list), icon: "bookmark", text: "Избранное" },
];

const tabs: Entry[] = [
  { href: href(shell.main), icon: "home", text: "Главная" },
  { href: href(feed.work), icon: "feed", text: "Лента", within: "/feed" },
  { href: href(ugc.create), icon: "edit", text: "Написать" },
  { href: href(search.all), icon: "search", text: "Поиск" },
  { href: href(shell.sections), icon: "menu", text: "Разделы" },
];

/** The side navigation of wide screens. */
export function Navigation() {
  const { desks } = useRoot();
  return (
    <nav aria-label="Разделы" className="sticky top-header hidden w-56 flex-none self-start py-6 lg:block">
      <a
        href={href(ugc.create)}
        className="mb-4 flex min-h-11 items-center justify-center gap-2 rounded-control bg-fill px-4 font-medium text-white no-underline hover:bg-fill-hover"
      >
        <Icon name="edit" />
        Написать
      </a>
      <PlaceList entries={places} />
      {desks.length > 0 && (
        <>
          <p className="mt-5 mb-1 px-3 text-sm text-muted">Управление</p>
          <PlaceList entries={desks} />
        </>
      )}
    </nav>
  );
}

export function PlaceList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="space-y-0.5">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Place entry={entry} className="flex min-h-11 items-center gap-3 rounded-control px-3" />
        </li>
      ))}
    </ul>
  );
}

/** The tab bar of phones: 52 px (specification §9). Its columns do not wait for the tabs that are still on their way. */
export function TabBar() {
  return (
    <nav
      aria-label="Главные разделы"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid min-h-[calc(var(--spacing-tabbar)-1px)] max-w-xl grid-cols-[repeat(auto-fill,minmax(max(3.5rem,20%),1fr))]">
        {tabs.map((entry) => (
          <li key={entry.href} className="flex">
            <Place
              entry={entry}
              className="ring-inside flex flex-1 flex-col items-center justify-center gap-0.5 text-[0.6875rem]"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place({ entry, className }: { entry: Entry; className: string }) {
  const { pathname } = useLocation();
  const current = pathname === entry.href || pathname.startsWith(entry.within ?? `${entry.href}/`);
  return (
    <a
      href={entry.href}
      aria-current={current ? "page" : undefined}
      className={`${className} text-soft no-underline hover:bg-well hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-link`}
    >
      <Icon name={entry.icon} />
      {entry.text}
    </a>
  );
}
