import { attached, page } from "#app/web/urls.ts";

export const support = {
  ask: page("/support", { audience: "public", scripts: "people", title: "Поддержка", files: attached }),
  ticket: page("/support/:id", { title: "Обращение" }),
  adminDesk: page("/admin/support", { audience: "admin", title: "Обращения в поддержку" }),
  adminTicket: page("/admin/support/:id", { audience: "admin", title: "Обращение" }),
};
