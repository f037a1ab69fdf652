import { page } from "#app/web/urls.ts";

/** Where one thanks a colleague: known below the chapter of points, so that the page of a person may lead there. */
export const thanksPage = page("/thanks", { title: "Спасибо" });
