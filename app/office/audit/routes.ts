import { page } from "#app/web/urls.ts";

const audience = "admin";

/** What was done to people, rights and the company, by whom and when. */
export const auditLog = {
  list: page("/admin/audit", { audience, title: "Журнал" }),
  table: page("/admin/audit/journal.csv", { audience }),
};
