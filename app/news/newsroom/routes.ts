import { attached, page } from "#app/web/urls.ts";

const audience = "editor";

export const newsroom = {
  desk: page("/admin/news", { audience, title: "Редакция" }),
  create: page("/admin/news/create", { audience, title: "Новая статья", files: attached }),
  pins: page("/admin/news/pins", { audience: "chief-editor", title: "Закреплённое" }),
  edit: page("/admin/news/:id", { audience, title: "Правка статьи", files: attached }),
  preview: page("/admin/news/:id/preview", { audience, title: "Предпросмотр статьи" }),
  revision: page("/admin/news/:id/revisions/:revision", { audience, title: "Что изменилось" }),
  copy: page("/admin/news/:id/copy", { audience, title: "Копия или шаблон" }),
  review: page("/admin/news/:id/review", { audience, title: "Пересмотр" }),
  pin: page("/admin/news/:id/pin", { audience: "chief-editor", title: "Закрепление" }),
};
