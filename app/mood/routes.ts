import { page } from "#app/web/urls.ts";

export const mood = {
  own: page("/mood", { title: "Моё настроение" }),
  company: page("/admin/mood", { audience: "admin", title: "Настроение компании" }),
  companyTable: page("/admin/mood/weeks.csv", { audience: "admin" }),
};
