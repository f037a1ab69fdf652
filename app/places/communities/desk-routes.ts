import { page } from "#app/web/urls.ts";

export const communitiesDesk = {
  categories: page("/admin/places/categories", {
    audience: "admin",
    title: "Категории сообществ",
    screen: "admin-categories",
  }),
};
