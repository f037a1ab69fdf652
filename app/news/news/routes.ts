import { attached, page } from "#app/web/urls.ts";

export const news = {
  list: page("/article", { title: "Новости", deepLinks: ["news"] }),
  article: page("/article/:id", { title: "Публикация", guests: true, files: attached }),
  archived: page("/article/:id/archive", { title: "Публикация в архиве" }),
  rubrics: page("/rubric", { title: "Рубрики" }),
  rubric: page("/rubric/:id", { title: "Рубрика" }),
  rubricNews: page("/rubric/:id/news", { title: "Новости рубрики" }),
};
