import { page } from "#app/web/urls.ts";

export const secondFactor = {
  own: page("/account-settings/second-factor", { title: "Двухшаговый вход" }),
};
