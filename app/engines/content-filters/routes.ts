import { page } from "#app/web/urls.ts";

const audience = "admin";

/** What a company looks for in what people write, and what happens then. */
export const contentFilters = {
  list: page("/admin/moderation/content-filters", { audience, title: "Слова и ссылки" }),
  add: page("/admin/moderation/content-filters/new/:kind", { audience, title: "Новое правило" }),
  edit: page("/admin/moderation/content-filters/:id", { audience, title: "Правило" }),
};
