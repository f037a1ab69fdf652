import { page } from "#app/web/urls.ts";

const audience = "public";

/** Where somebody without an account answers a survey by a link of one use. */
export const guestSurveys = {
  guestSent: page("/answer/sent", { audience, title: "Ответы отправлены" }),
  guestWhole: page("/answer/:token", { audience, title: "Опрос для гостей" }),
  guestSection: page("/answer/:token/:part", { audience, title: "Вопросы для гостей" }),
};
