import { page } from "#app/web/urls.ts";

export const requestsDesk = {
  adminFigures: page("/admin/services/figures", { audience: "services", title: "Показатели заявок" }),
  adminRoute: page("/admin/services/:id/route", { audience: "services", title: "Маршрут заявки" }),
  adminField: page("/admin/services/:id/fields/:field", { audience: "services", title: "Поле заявки" }),
};
