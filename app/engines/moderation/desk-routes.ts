import { page } from "#app/web/urls.ts";

/** How the desk of moderators has worked of late, in sums and without names. */
export const moderationFigures = {
  month: page("/admin/moderation/figures", {
    audience: "moderator",
    title: "Модерация за 30 дней",
    screen: "admin-month",
  }),
};

/** What moderators write to authors over and over, written once. */
export const cannedReplies = {
  list: page("/admin/moderation/words", { audience: "admin", title: "Готовые слова", screen: "admin-canned-replies" }),
  edit: page("/admin/moderation/words/:id", {
    audience: "admin",
    title: "Готовые слова: правка",
    screen: "admin-canned-reply",
  }),
};

/** What a company looks for in what people write, and what happens then. */
export const contentFilters = {
  list: page("/admin/moderation/content-filters", {
    audience: "admin",
    title: "Слова и ссылки",
    screen: "admin-content-filters",
  }),
  add: page("/admin/moderation/content-filters/new/:kind", {
    audience: "admin",
    title: "Новое правило",
    screen: "admin-new-content-filter",
  }),
  edit: page("/admin/moderation/content-filters/:id", {
    audience: "admin",
    title: "Правило",
    screen: "admin-content-filter",
  }),
};
