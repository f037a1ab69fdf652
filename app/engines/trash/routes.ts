import { page } from "#app/web/urls.ts";

export const trash = {
  own: page("/trash", { title: "Корзина" }),
  purge: page("/trash/:kind/:id", { title: "Удаление насовсем" }),
  desk: page("/admin/trash", { audience: "moderator", title: "Корзина компании" }),
};
