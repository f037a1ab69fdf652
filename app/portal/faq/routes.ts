import { page } from "#app/web/urls.ts";

/** Questions that people ask about the portal, with answers (specification §2). */
export const faq = {
  list: page("/account/faq", { title: "Вопросы и ответы" }),
};
