import { page } from "#app/web/urls.ts";

const audience = "admin";

/** Hashtags: all of them, what carries one, and the desk where an administrator keeps them tidy (specification §2). */
export const hashtags = {
  list: page("/hashtag/list", { title: "Теги" }),
  tag: page("/hashtag/list/:hashtag", { title: "Тег" }),
  adminList: page("/admin/hashtags", { audience, title: "Управление тегами" }),
  adminMerge: page("/admin/hashtags/:hashtag/merge", { audience, title: "Объединение тегов" }),
  adminBan: page("/admin/hashtags/:hashtag/ban", { audience, title: "Запрет тега" }),
};
