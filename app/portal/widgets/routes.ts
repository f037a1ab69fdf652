import { page } from "#app/web/urls.ts";

export const widgets = {
  locks: page("/admin/widgets", { audience: "admin", title: "Виджеты для всех" }),
  setup: page("/main/widgets", { title: "Виджеты главной" }),
};
