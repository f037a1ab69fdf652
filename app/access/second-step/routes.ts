import { page } from "#app/web/urls.ts";

export const secondStep = {
  own: page("/account-settings/second-step", { title: "Двухшаговый вход" }),
};
