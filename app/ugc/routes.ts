import { page } from "#app/web/urls.ts";

export const ugc = {
  create: page("/ugc/create", { title: "Новая публикация" }),
  edit: page("/ugc/edit/:postId", { title: "Правка публикации" }),
  post: page("/ugc/:id", { title: "Публикация", screen: "content/publication" }),
  remove: page("/ugc/:id/delete", { title: "Удаление публикации" }),
};
