import { attached, page } from "#app/web/urls.ts";

export const ugc = {
  own: page("/ugc", { title: "Мои публикации", deepLinks: ["publications"] }),
  create: page("/ugc/create", { title: "Новая публикация", files: attached }),
  quick: page("/post", { title: "Новая публикация", screen: "create", files: attached }),
  theme: page("/ugc/theme", { title: "Фон публикации" }),
  files: page("/ugc/files", { title: "Файлы публикации", files: attached }),
  poll: page("/ugc/poll", { title: "Опрос в публикации" }),
  edit: page("/ugc/edit/:postId", { title: "Правка публикации", files: attached }),
  editTheme: page("/ugc/edit/theme/:postId", { title: "Фон публикации" }),
  editFiles: page("/ugc/edit/files/:postId", { title: "Файлы публикации", files: attached }),
  editPoll: page("/ugc/edit/poll/:postId", { title: "Опрос в публикации" }),
  post: page("/ugc/:id", { title: "Публикация", screen: "engines/content/publication", files: attached }),
  remove: page("/ugc/:id/delete", { title: "Удаление публикации" }),
};
