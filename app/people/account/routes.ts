import { page, pictured } from "#app/web/urls.ts";

export const account = {
  ownProfile: page("/profile", { title: "Мой профиль" }),
  profile: page("/profile/:socialId", { title: "Профиль" }),
  alias: page("/account-settings/alias", { title: "Адрес страницы" }),
  passkeys: page("/account-settings/passkeys", { title: "Ключи доступа", screen: "access/passkeys/own" }),
  settings: page("/account-settings", { title: "Настройки", files: pictured }),
};
