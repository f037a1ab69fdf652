import { attached, page } from "#app/web/urls.ts";

export const myResource = {
  own: page("/my-resource", { title: "Мой ресурс" }),
  check: page("/my-resource/check", { title: "Самопроверка" }),
  forget: page("/my-resource/forget", { title: "Удалить мои результаты" }),
  opinion: page("/my-resource/opinion", { title: "Мнение", files: attached }),
  company: page("/admin/my-resource", { audience: "admin", title: "Ресурс компании" }),
  document: page("/admin/my-resource/document", { audience: "admin", title: "Вопросы самопроверки" }),
};
