import { page } from "#app/web/urls.ts";

const audience = "admin";

/** What a company looks for in what people write, and what happens then. */
export const textRules = {
  list: page("/admin/moderation/text-rules", { audience, title: "Слова и ссылки" }),
  add: page("/admin/moderation/text-rules/new/:kind", { audience, title: "Новое правило" }),
  edit: page("/admin/moderation/text-rules/:id", { audience, title: "Правило" }),
};
