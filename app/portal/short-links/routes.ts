import { page } from "#app/web/urls.ts";

/** A page's address to be said aloud, printed and scanned. */
export const shortLinks = {
  share: page("/share", { title: "Ссылка и QR-код" }),
};
