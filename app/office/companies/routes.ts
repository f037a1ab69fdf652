import { page, pictured } from "#app/web/urls.ts";

const audience = "admin";

/** How a company is called and looks on the portal: an administrator's own one, and no other. */
export const companies = {
  list: page("/admin/companies", { audience, title: "Компании" }),
  edit: page("/admin/companies/:id", { audience, title: "Компания", files: pictured }),
};
