import { agreements } from "#app/access/agreements/routes.ts";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { search } from "#app/engines/search/routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { runningLine } from "#app/news/running-line/routes.ts";
import { stories } from "#app/news/stories/routes.ts";
import { analytics } from "#app/office/analytics/routes.ts";
import { auditLog } from "#app/office/audit/routes.ts";
import { companies } from "#app/office/companies/routes.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { systemState } from "#app/office/system-state/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import type { Entry } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";

const desks: (Entry & { right: string })[] = [
  { right: "editor", href: href(newsroom.desk), icon: "article", text: "Редакция" },
  { right: "editor", href: href(stories.adminList), icon: "images", text: "Истории" },
  { right: "editor", href: href(runningLine.adminList), icon: "announcements", text: "Бегущая строка" },
  { right: "moderator", href: href(moderation.desk), icon: "shield", text: "Модерация" },
  { right: "admin", href: href(peopleDesk.list), icon: "users", text: "Люди компании" },
  { right: "admin", href: href(companies.list), icon: "company", text: "Компания" },
  { right: "admin", href: href(support.adminDesk), icon: "help", text: "Поддержка" },
  { right: "admin", href: href(hashtags.adminList), icon: "hashtag", text: "Теги" },
  { right: "admin", href: href(search.adminSynonyms), icon: "search", text: "Синонимы" },
  { right: "admin", href: href(agreements.adminList), icon: "documents", text: "Документы" },
  { right: "admin", href: href(auditLog.list), icon: "documents", text: "Журнал" },
  { right: "admin", href: href(mood.company), icon: "smile", text: "Настроение" },
  { right: "admin", href: href(analytics.sums), icon: "view-bars", text: "Аналитика" },
  { right: "admin", href: href(systemState.state), icon: "widget-setup", text: "Состояние портала" },
];

/** What those with a right find below the rest: told by the server, so that nobody else's page carries these places. */
export function desksOf({ isAdmin, rights }: { isAdmin: boolean; rights: readonly string[] }): Entry[] {
  const open = desks.filter(({ right }) => (right === "admin" ? isAdmin : rights.includes(right)));
  return open.map(({ right: _, ...entry }) => entry);
}
