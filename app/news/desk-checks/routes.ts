import { page } from "#app/web/urls.ts";

export const deskChecks = {
  checks: page("/admin/news/checks", { audience: "editor", title: "Проверка содержимого" }),
};
