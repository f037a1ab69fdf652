import { page } from "#app/web/urls.ts";

const audience = "admin";

export const search = {
  all: page("/search", { title: "Поиск", screen: "results" }),
  tab: page("/search/:tab", { title: "Поиск", screen: "results" }),
  adminSynonyms: page("/admin/search", { audience, title: "Слова поиска" }),
  adminSynonym: page("/admin/search/synonyms/:id", { audience, title: "Слова поиска: правка" }),
  adminMissed: page("/admin/search/missed", { audience, title: "Чего не нашли" }),
};
