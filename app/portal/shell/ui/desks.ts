import { agreements } from "#app/access/agreements/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { registration } from "#app/access/registration/routes.ts";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { cannedReplies, contentFilters } from "#app/engines/moderation/desk-routes.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { search } from "#app/engines/search/routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { achievementsDesk } from "#app/loyalty/achievements/desk-routes.ts";
import { balanceDesk } from "#app/loyalty/balance/desk-routes.ts";
import { thanksDesk } from "#app/loyalty/thanks/desk-routes.ts";
import { templates } from "#app/news/newsroom/desk-routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { rubrics } from "#app/news/rubrics/routes.ts";
import { runningLine } from "#app/news/running-line/routes.ts";
import { stories } from "#app/news/stories/routes.ts";
import { analytics } from "#app/office/analytics/routes.ts";
import { auditLog } from "#app/office/audit/routes.ts";
import { companies } from "#app/office/companies/routes.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { scim } from "#app/office/scim/routes.ts";
import { staff } from "#app/office/staff/routes.ts";
import { systemState } from "#app/office/system-state/routes.ts";
import { placesDesk } from "#app/places/channels/desk-routes.ts";
import { communitiesDesk } from "#app/places/communities/desk-routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { widgets } from "#app/portal/widgets/routes.ts";
import { questionnaireDesk } from "#app/surveys/questionnaire-desk/routes.ts";
import type { Entry, EntryGroup } from "#app/web/root-data.ts";
import { href, type PageUrl, type Url } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";

/** Whoever may open a page finds it: its table of URLs says who. */
type Desk = Omit<Entry, "href"> & { page: Url<`/${string}`> };

const desks: { title: string; entries: Desk[] }[] = [
  {
    title: "Контент",
    entries: [
      { page: newsroom.desk, icon: "article", text: "Редакция" },
      { page: stories.adminList, icon: "images", text: "Истории" },
      { page: runningLine.adminList, icon: "announcements", text: "Бегущая строка" },
      { page: rubrics.list, icon: "rubrics", text: "Рубрики" },
      { page: newsroom.pins, icon: "pin", text: "Закреплённое" },
      { page: templates.list, icon: "copy", text: "Шаблоны" },
      { page: hashtags.adminList, icon: "hashtag", text: "Теги" },
      { page: questionnaireDesk.list, icon: "surveys", text: "Опросы и тесты" },
    ],
  },
  {
    title: "Люди и доступ",
    entries: [
      { page: peopleDesk.list, icon: "users", text: "Люди компании" },
      { page: staff.departments, icon: "company", text: "Подразделения" },
      { page: registration.adminInvites, icon: "send", text: "Приглашения" },
      { page: scim.adminDirectory, icon: "id", text: "Каталог компании" },
      { page: agreements.adminList, icon: "documents", text: "Документы" },
      { page: ownData.adminErasures, icon: "delete", text: "Просьбы удалить данные" },
    ],
  },
  {
    title: "Порядок",
    entries: [
      { page: moderation.desk, icon: "shield", text: "Модерация" },
      { page: moderation.rules, icon: "settings", text: "Проверка публикаций" },
      { page: contentFilters.list, icon: "report", text: "Слова и ссылки" },
      { page: cannedReplies.list, icon: "comment", text: "Готовые слова" },
      { page: placesDesk.adminPlaces, icon: "channels", text: "Каналы и сообщества" },
      { page: communitiesDesk.categories, icon: "view-list", text: "Категории сообществ" },
      { page: trash.desk, icon: "delete", text: "Корзина компании" },
    ],
  },
  {
    title: "Бонусы",
    entries: [
      { page: balanceDesk.adminLoyalty, icon: "balance", text: "Баллы и задания" },
      { page: thanksDesk.adminThanks, icon: "thanks", text: "Благодарности" },
      { page: achievementsDesk.adminAchievements, icon: "achievements", text: "Достижения" },
    ],
  },
  {
    title: "Аналитика",
    entries: [
      { page: analytics.sums, icon: "view-bars", text: "Посещения" },
      { page: mood.company, icon: "smile", text: "Настроение" },
      { page: search.adminMissed, icon: "search", text: "Чего не нашли" },
    ],
  },
  {
    title: "Портал",
    entries: [
      { page: companies.list, icon: "company", text: "Компания" },
      { page: widgets.locks, icon: "widget-setup", text: "Виджеты для всех" },
      { page: search.adminSynonyms, icon: "search", text: "Синонимы" },
      { page: support.adminDesk, icon: "help", text: "Поддержка" },
      { page: auditLog.list, icon: "documents", text: "Журнал" },
      { page: systemState.state, icon: "info", text: "Состояние портала" },
      { page: systemState.errors, icon: "report", text: "Ошибки портала" },
    ],
  },
];

type Rights = { isAdmin: boolean; rights: readonly string[] };

/** What those with a right find under «Управление»: told by the server, so that nobody else's page carries these places. */
export function desksOf({ isAdmin, rights }: Rights): EntryGroup[] {
  const isOpen = ({ page }: Desk) => {
    const { audience } = page as PageUrl;
    return audience === "admin" ? isAdmin : rights.includes(audience);
  };
  return desks.flatMap(({ title, entries }) => {
    const open = entries.filter(isOpen).map(({ page, ...entry }) => ({ ...entry, href: href(page) }));
    return open.length ? [{ title, entries: open }] : [];
  });
}
