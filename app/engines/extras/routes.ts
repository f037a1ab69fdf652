import { attached, page } from "#app/web/urls.ts";

export const extras = {
  desk: page("/admin/news/:id/extras", { audience: "editor", title: "Файлы и ссылки", files: attached }),
};
