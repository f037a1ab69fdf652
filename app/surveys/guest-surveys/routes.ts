import { page } from "#app/web/urls.ts";

const audience = "public";

/** Where somebody without an account answers a survey by a link of one use. */
export const guestSurveys = {
  sent: page("/answer/sent", { audience, title: "Ответы отправлены" }),
  whole: page("/answer/:token", { audience, title: "Опрос для гостей" }),
  section: page("/answer/:token/:part", { audience, title: "Вопросы для гостей" }),
};
