import { page } from "#app/web/urls.ts";

const audience = "admin";

/** What people come for, in sums without names. */
export const analytics = {
  sums: page("/admin/analytics", { audience, title: "Аналитика" }),
  table: page("/admin/analytics/sums.csv", { audience }),
};
