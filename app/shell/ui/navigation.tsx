import { useLocation } from "@remix-run/react";
import { account } from "#app/account/routes.ts";
import { agreements } from "#app/agreements/routes.ts";
import { auditLog } from "#app/audit/routes.ts";
import { feed } from "#app/feed/routes.ts";
import { hashtags } from "#app/hashtags/routes.ts";
import { moderation } from "#app/moderation/routes.ts";
import { mood } from "#app/mood/routes.ts";
import { news } from "#app/news/routes.ts";
import { newsroom } from "#app/newsroom/routes.ts";
import { people } from "#app/people/routes.ts";
import { peopleDesk } from "#app/people-desk/routes.ts";
import { runningLine } from "#app/running-line/routes.ts";
import { saved } from "#app/saved/routes.ts";
import { search } from "#app/search/routes.ts";
import { stories } from "#app/stories/routes.ts";
import { support } from "#app/support/routes.ts";
import { ugc } from "#app/ugc/routes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

/** A place is also where one is on the pages below it; `within` names another beginning. */
type Entry = { href: string; icon: IconName; text: string; within?: string };

const places: Entry[] = [
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
  { href: href(ugc.own), icon: "edit", text: "Мои публикации" },
  { href: href(saved.list), icon: "bookmark", text: "Избранное" },
];

/** What those with a right find below the rest. */
const desks: (Entry & { right: string })[] = [
  { right: "editor", href: href(newsroom.desk), icon: "article", text: "Редакция" },
  { right: "editor", href: href(stories.adminList), icon: "images", text: "Истории" },
  {
    right: "editor",
    href: href(runningLine.adminList),
    icon: "announcements",
    text: "Бегущая строка",
  },
  { right: "moderator", href: href(moderation.desk), icon: "shield", text: "Модерация" },
  { right: "admin", href: href(peopleDesk.list), icon: "users", text: "Люди компании" },
  { right: "admin", href: href(support.adminDesk), icon: "help", text: "Поддержка" },
  { right: "admin", href: href(hashtags.adminList), icon: "hashtag", text: "Теги компании" },
  { right: "admin", href: href(agreements.adminList), icon: "documents", text: "Документы" },
  { right: "admin", href: href(auditLog.list), icon: "documents", text: "Журнал" },
  { right: "admin", href: href(mood.company), icon: "smile", text: "Настроение" },
];

const tabs: Entry[] = [
  { href: href(shell.main), icon: "home", text: "Главная" },
  { href: href(feed.work), icon: "feed", text: "Лента", within: "/feed" },
  { href: href(ugc.create), icon: "edit", text: "Написать" },
  { href: href(search.all), icon: "search", text: "Поиск" },
  { href: href(account.ownProfile), icon: "user", text: "Профиль" },
];

/** The side navigation of wide screens. */
export function Navigation() {
  const { viewer } = useRoot();
  const open = desks.filter(({ right }) => (right === "admin" ? viewer.isAdmin : viewer.rights.includes(right)));
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
      {open.length > 0 && (
        <>
          <p className="mt-5 mb-1 px-3 text-sm text-muted">Управление</p>
          <PlaceList entries={open} />
        </>
      )}
    </nav>
  );
}

function PlaceList({ entries }: { entries: Entry[] }) {
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

/** The tab bar of phones: 52 px (specification §9). */
export function TabBar() {
  return (
    <nav
      aria-label="Главные разделы"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex min-h-[calc(var(--spacing-tabbar)-1px)] max-w-xl flex-wrap">
        {tabs.map((entry) => (
          <li key={entry.href} className="flex flex-1">
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
