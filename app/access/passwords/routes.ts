import { page } from "#app/web/urls.ts";

export const passwords = {
  own: page("/account-settings/password", { title: "Пароль" }),
  forgotten: page("/forgot-password", { audience: "public", title: "Забыли пароль" }),
  fresh: page("/new-password", { audience: "public", title: "Новый пароль" }),
};
