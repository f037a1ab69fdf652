import { feed } from "#app/feed/feed/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { people } from "#app/people/people/routes.ts";
import type { Entry, EntryGroup } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

const main: Entry = { href: href(shell.main), icon: "home", text: "Главная" };
const feeds: Entry = { href: href(feed.work), icon: "feed", text: "Лента", within: ["/feed/", "/ugc/"] };
const more: Entry = { href: href(shell.sections), icon: "menu", text: "Ещё" };

/**
 * The side navigation (specification §2): chapters, each lit on every page below it, and groups of them that fold.
 * What is inside a chapter stands in its tabs.
 */
export const chapters: (Entry | EntryGroup)[] = [
  main,
  feeds,
  { href: href(news.list), icon: "news", text: "Новости", within: ["/rubric", "/hashtag/"] },
  { href: href(people.directory), icon: "users", text: "Люди", within: ["/profile/", "/guests"] },
  {
    title: "Общение",
    entries: [
      { href: "/c", icon: "channels", text: "Каналы", within: ["/channels/"] },
      { href: "/cm", icon: "communities", text: "Сообщества" },
    ],
  },
  {
    title: "Развитие",
    entries: [
      { href: "/surveys", icon: "surveys", text: "Опросы" },
      { href: "/tests", icon: "tests", text: "Тесты" },
    ],
  },
  {
    title: "Жизнь",
    entries: [
      { href: "/thanks", icon: "thanks", text: "Благодарности" },
      { href: "/achievements", icon: "achievements", text: "Достижения", within: ["/achievement/"] },
      { href: "/bonus", icon: "gift", text: "Бонусы", within: ["/balance", "/transfer", "/tasks"] },
    ],
  },
  {
    title: "Полезное",
    entries: [
      { href: "/my-resource", icon: "my-resource", text: "Мой ресурс", within: ["/mood"] },
      { href: "/opinion", icon: "feedback", text: "Мнения" },
    ],
  },
  more,
];

/** What «Создать» offers; a channel and a community to those alone who may make them. */
export const makingsFor = ({ makesPlaces }: { makesPlaces: boolean }): Entry[] => [
  { href: href(ugc.create), icon: "edit", text: "Публикация" },
  { href: "/thanks", icon: "thanks", text: "Благодарность" },
  ...(makesPlaces
    ? ([
        { href: "/channels/create", icon: "channels", text: "Канал" },
        { href: "/cm/create", icon: "communities", text: "Сообщество" },
      ] satisfies Entry[])
    : []),
];

/** The tab bar of phones; search and the only bell stand in the header. The last is where all else is. */
export const phoneTabs: Entry[] = [
  main,
  feeds,
  { href: href(ugc.create), icon: "edit", text: "Написать" },
  { href: "/c", icon: "channels", text: "Каналы", within: ["/channels/"] },
  more,
];
