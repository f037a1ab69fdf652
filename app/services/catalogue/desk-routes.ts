import { page } from "#app/web/urls.ts";

export const servicesDesk = {
  adminList: page("/admin/services", { audience: "services", title: "Каталог сервисов" }),
  adminCategories: page("/admin/services/categories", { audience: "services", title: "Категории сервисов" }),
  adminOne: page("/admin/services/:id", { audience: "services", title: "Сервис" }),
};
