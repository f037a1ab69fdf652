import { page } from "#app/web/urls.ts";

/** Who sees which part of one's own page. */
export const visibility = {
  own: page("/account-settings/visibility", { title: "Кто что видит" }),
};
