import { page } from "#app/web/urls.ts";

/** Forms that wait in this browser for a network (product B30). */
export const outbox = {
  list: page("/outbox", { title: "Исходящие" }),
};
