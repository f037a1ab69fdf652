import { page } from "#app/web/urls.ts";

/** Forms that wait in this browser for a network. */
export const outbox = {
  list: page("/outbox", { title: "Исходящие" }),
};
