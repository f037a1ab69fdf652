import { page } from "#app/web/urls.ts";

export const widgets = {
  setup: page("/main/widgets", { title: "Виджеты главной" }),
};
