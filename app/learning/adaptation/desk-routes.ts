import { page } from "#app/web/urls.ts";

const audience = "adaptation";

export const adaptationDesk = {
  adminRuns: page("/admin/adaptation", { audience, title: "Адаптация в компании" }),
  adminTable: page("/admin/adaptation/table.csv", { audience }),
  adminStart: page("/admin/adaptation/start", { audience, title: "Начать программу" }),
  adminTemplates: page("/admin/adaptation/templates", { audience, title: "Программы адаптации" }),
  adminTemplate: page("/admin/adaptation/templates/:id", { audience, title: "Программа адаптации" }),
  adminSettings: page("/admin/adaptation/templates/:id/settings", { audience, title: "Настройки программы" }),
  adminFigures: page("/admin/adaptation/templates/:id/figures", { audience, title: "Как проходят программу" }),
  adminStep: page("/admin/adaptation/templates/:id/steps/:key", { audience, title: "Шаг программы" }),
  adminRun: page("/admin/adaptation/runs/:id", { audience, title: "Адаптация человека" }),
};
