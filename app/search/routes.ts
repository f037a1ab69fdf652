import { page } from "#app/web/urls.ts";

export const search = {
  all: page("/search", { title: "Поиск", screen: "results" }),
  tab: page("/search/:tab", { title: "Поиск", screen: "results" }),
};
