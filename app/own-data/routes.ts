import { page } from "#app/web/urls.ts";

/** The archive of everything that is a person's own, for them alone (product B25, B27). */
export const ownData = {
  export: page("/account/export", { title: "Мои данные" }),
};
