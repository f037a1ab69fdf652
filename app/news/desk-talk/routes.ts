import { page } from "#app/web/urls.ts";

export const deskTalk = {
  talk: page("/admin/news/:id/talk", { audience: "editor", title: "Проверка и разговор" }),
};
