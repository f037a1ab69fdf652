import { page } from "#app/web/urls.ts";

/** What stands beside the talk under a publication: who reacted, and whether one may still answer. */
export const talk = {
  reactors: page("/reactions/:subject/:id", { title: "Кто отреагировал" }),
  closing: page("/talk/:id", { title: "Комментарии к публикации" }),
};
