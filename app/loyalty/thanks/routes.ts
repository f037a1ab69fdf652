import { page } from "#app/web/urls.ts";

export const thanks = {
  wall: page("/thanks", { title: "Спасибо" }),
  review: page("/thanks/review", { title: "Мои благодарности" }),
  one: page("/thanks/review/:id", { title: "Благодарность" }),
};
