import { page } from "#app/web/urls.ts";

/** What a person can do, in tags of their page. */
export const skills = {
  own: page("/account/tags", { title: "Мои теги" }),
  create: page("/account/tags/create", { title: "Новый тег" }),
  person: page("/profile/:socialId/tags", { title: "Теги коллеги" }),
};
