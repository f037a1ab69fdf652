import type { GroupName, SearchTab } from "../contract.ts";

/** Titles of the tabs whose areas exist, in the specification's words (§2). */
export const tabTitles: Record<SearchTab, string> = {
  all: "Все",
  news: "Новости",
  ugc: "Публикации",
  people: "Люди",
  hashtag: "Теги",
};

export const searchTabNames = Object.keys(tabTitles) as SearchTab[];

/** Headings of the groups of results. */
export const groupTitles: Record<GroupName, string> = {
  people: "Люди",
  news: "Новости",
  ugc: "Публикации",
  hashtag: "Хештеги",
  answers: "Ответы о портале",
};
