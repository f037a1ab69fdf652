import { page } from "#app/web/urls.ts";

/** What of the portal's machinery runs and what does not. */
export const systemState = {
  state: page("/admin/state", { audience: "admin", title: "Состояние портала" }),
  errors: page("/admin/errors", { audience: "admin", title: "Ошибки портала" }),
};
