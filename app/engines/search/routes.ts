import { page } from "#app/web/urls.ts";

const audience = "admin";

export const search = {
  all: page("/search", { title: "Поиск", screen: "results" }),
  tab: page("/search/:tab", { title: "Поиск", screen: "results" }),
  adminSynonyms: page("/admin/search", { audience, title: "Синонимы" }),
  adminSynonym: page("/admin/search/synonyms/:id", { audience, title: "Синонимы: правка" }),
  adminMissed: page("/admin/search/missed", { audience, title: "Чего не нашли" }),
};
