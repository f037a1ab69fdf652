import { page } from "#app/web/urls.ts";

export const passkeys = {
  own: page("/account-settings/passkeys", { title: "Ключи доступа" }),
};
