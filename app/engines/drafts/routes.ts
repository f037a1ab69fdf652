import { page } from "#app/web/urls.ts";

export const drafts = {
  list: page("/drafts", { title: "Черновики" }),
};
