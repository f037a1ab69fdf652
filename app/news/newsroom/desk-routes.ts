import { page } from "#app/web/urls.ts";

const audience = "editor";

/** What editors do with many articles at once. */
export const bulk = {
  chosen: page("/admin/news/chosen", { audience, title: "Выбранные статьи" }),
};

/** Articles to begin from. */
export const templates = {
  list: page("/admin/templates", { audience, title: "Шаблоны публикаций", screen: "templates" }),
  remove: page("/admin/templates/:id/delete", { audience, title: "Удаление шаблона", screen: "remove-template" }),
};

/** What editors say of an article among themselves. */
export const deskTalk = {
  talk: page("/admin/news/:id/talk", { audience, title: "Проверка и разговор" }),
};

/** Articles that want a look: old, without a picture, with a dead link. */
export const deskChecks = {
  checks: page("/admin/news/checks", { audience, title: "Проверка содержимого" }),
};
