import { page } from "#app/web/urls.ts";

export const mood = {
  own: page("/mood", { title: "Моё настроение" }),
  company: page("/admin/mood", { audience: "admin", title: "Настроение компании" }),
  support: page("/admin/mood/support", { audience: "admin", title: "Телефоны поддержки" }),
  companyTable: page("/admin/mood/weeks.csv", { audience: "admin" }),
};
