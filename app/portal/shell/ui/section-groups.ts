import { agreements } from "#app/access/agreements/routes.ts";
import { guests } from "#app/access/guests/routes.ts";
import { drafts } from "#app/engines/drafts/routes.ts";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { achievements } from "#app/loyalty/achievements/routes.ts";
import { balance } from "#app/loyalty/balance/routes.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { outbox } from "#app/offline/outbox/routes.ts";
import { packs } from "#app/offline/packs/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { channels } from "#app/places/channels/routes.ts";
import { communities } from "#app/places/communities/routes.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import type { PagePreferences } from "#app/web/context.ts";
import type { Entry, EntryGroup } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import { myResource } from "#app/wellbeing/my-resource/routes.ts";
import { opinion } from "#app/wellbeing/opinion/routes.ts";
import { shell } from "../routes.ts";

/** Everything that a person can open, in groups, for the page «Ещё». */
export const sectionGroups: EntryGroup[] = [
  {
    title: "Лента",
    entries: [
      { href: href(feed.work), icon: "work", text: "Работа" },
      { href: href(feed.life), icon: "life", text: "Жизнь" },
      { href: href(feed.blogs), icon: "blogs", text: "Блоги" },
      { href: href(feed.subscriptions), icon: "subscriptions", text: "Подписки" },
      { href: href(feed.company), icon: "company", text: "Моя компания" },
    ],
  },
  {
    title: "Новости",
    entries: [
      { href: href(news.list), icon: "news", text: "Все новости" },
      { href: href(news.rubrics), icon: "rubrics", text: "Рубрики" },
      { href: href(hashtags.list), icon: "hashtag", text: "Теги" },
    ],
  },
  {
    title: "Общение",
    entries: [
      { href: href(channels.list), icon: "channels", text: "Каналы" },
      { href: href(channels.feed), icon: "comment", text: "Новое в каналах" },
      { href: href(communities.list), icon: "communities", text: "Сообщества" },
    ],
  },
  {
    title: "Опросы и тесты",
    entries: [
      { href: href(surveys.list), icon: "surveys", text: "Опросы" },
      { href: href(quizzes.list), icon: "tests", text: "Тесты" },
    ],
  },
  {
    title: "Бонусы",
    entries: [
      { href: href(balance.bonus), icon: "gift", text: "Как это устроено" },
      { href: href(balance.statement), icon: "balance", text: "Баланс" },
      { href: href(balance.transfer), icon: "send", text: "Перевести баллы" },
      { href: href(tasks.list), icon: "tests", text: "Задания" },
      { href: href(thanks.wall), icon: "thanks", text: "Благодарности" },
      { href: href(achievements.list), icon: "achievements", text: "Достижения" },
    ],
  },
  {
    title: "Люди",
    entries: [
      { href: href(people.directory), icon: "users", text: "Справочник" },
      { href: href(people.structure), icon: "company", text: "Структура компании" },
      { href: href(people.birthdays), icon: "birthday", text: "Дни рождения" },
      { href: href(people.newcomers), icon: "enter", text: "Новые коллеги" },
      { href: href(guests.own), icon: "id", text: "Мои гости" },
    ],
  },
  {
    title: "Мой ресурс",
    entries: [
      { href: href(myResource.own), icon: "my-resource", text: "Самопроверка" },
      { href: href(mood.own), icon: "smile", text: "Моё настроение" },
      { href: href(opinion.list), icon: "feedback", text: "Мнения" },
      { href: href(opinion.ideas), icon: "idea", text: "Идеи коллег" },
    ],
  },
  {
    title: "Моё",
    entries: [
      { href: href(account.ownProfile), icon: "user", text: "Мой профиль" },
      { href: href(cabinet.home), icon: "id", text: "Кабинет" },
      { href: href(ugc.own), icon: "edit", text: "Мои публикации" },
      { href: href(drafts.list), icon: "article", text: "Черновики" },
      { href: href(saved.list), icon: "bookmark", text: "Избранное" },
      { href: href(outbox.list), icon: "send", text: "Исходящие: ждёт отправки" },
      { href: href(packs.list), icon: "download", text: "Сохранённое: для чтения без сети" },
      { href: href(trash.own), icon: "delete", text: "Корзина" },
      { href: href(agreements.list), icon: "documents", text: "Мои соглашения" },
      { href: href(account.settings), icon: "settings", text: "Настройки" },
    ],
  },
  {
    title: "Помощь",
    entries: [
      { href: href(faq.list), icon: "info", text: "Вопросы и ответы" },
      { href: href(shell.keys), icon: "key", text: "Клавиши" },
      { href: href(support.ask), icon: "help", text: "Помощь и поддержка" },
    ],
  },
];

/** The sections that a person has pinned, in their order; one that the portal has no more is left out. */
export function pinnedOf({ pinned = [] }: PagePreferences): Entry[] {
  const all = sectionGroups.flatMap(({ entries }) => entries);
  return pinned.flatMap((address) => all.find((one) => one.href === address) ?? []);
}
