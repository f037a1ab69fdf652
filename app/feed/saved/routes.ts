import { page } from "#app/web/urls.ts";

/** What one keeps to read again. */
export const saved = {
  list: page("/saved", { title: "Избранное" }),
};
