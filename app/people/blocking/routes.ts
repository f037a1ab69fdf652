import { page } from "#app/web/urls.ts";

/** Whom a person does not want to meet. */
export const blocking = {
  list: page("/account/blocked", { title: "Заблокированные люди" }),
  block: page("/profile/:socialId/block", { title: "Заблокировать" }),
};
