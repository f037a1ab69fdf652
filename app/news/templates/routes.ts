import { page } from "#app/web/urls.ts";

const audience = "editor";

export const templates = {
  list: page("/admin/templates", { audience, title: "Шаблоны публикаций" }),
  remove: page("/admin/templates/:id/delete", { audience, title: "Удаление шаблона" }),
};
