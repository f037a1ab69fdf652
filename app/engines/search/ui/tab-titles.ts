import type { GroupName, SearchTab } from "../contract.ts";

/** Titles of the tabs, in the specification's words (§2). */
export const tabTitles: Record<SearchTab, string> = {
  all: "Все",
  news: "Новости",
  channel: "Каналы и сообщества",
  ugc: "Публикации",
  lms: "Курсы",
  people: "Люди",
  hashtag: "Теги",
  services: "Сервисы",
  questionnaires: "Опросы",
  calendar: "Календарь",
  store: "Магазин",
};

/** Headings of the groups of results. */
export const groupTitles: Record<GroupName, string> = {
  ...tabTitles,
  hashtag: "Теги",
  store: "Товары",
  tasks: "Задания",
  maps: "Карты",
  adaptation: "Адаптация",
  answers: "Ответы о портале",
};
