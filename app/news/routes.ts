import { page } from "#app/web/urls.ts";

export const news = {
  article: page("/article/:id", { title: "Публикация", screen: "content/publication" }),
};
