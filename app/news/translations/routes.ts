import { page } from "#app/web/urls.ts";

const audience = "editor";

export const translations = {
  list: page("/admin/news/:id/languages", { audience, title: "Языковые версии" }),
  edit: page("/admin/translations/:id", { audience, title: "Языковая версия" }),
  remove: page("/admin/translations/:id/remove", { audience, title: "Удаление языковой версии" }),
};
