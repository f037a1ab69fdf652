import { page } from "#app/web/urls.ts";

const audience = "admin";

/** How a company's own directory of people keeps the portal's. */
export const scim = {
  adminDirectory: page("/admin/people/directory", { audience, title: "Каталог компании" }),
  adminClaims: page("/admin/people/directory/claims", { audience, title: "Права по входу" }),
  adminTrials: page("/admin/people/directory/trials", { audience, title: "Пробные вызовы каталога" }),
  adminGroups: page("/admin/people/groups", { audience, title: "Группы каталога" }),
};
