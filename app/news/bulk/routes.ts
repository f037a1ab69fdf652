import { page } from "#app/web/urls.ts";

export const bulk = {
  chosen: page("/admin/news/chosen", { audience: "editor", title: "Выбранные статьи" }),
};
