import { page } from "#app/web/urls.ts";

export const events = {
  month: page("/calendar", { title: "Календарь", deepLinks: ["calendar"] }),
  create: page("/calendar/create", { title: "Новое событие" }),
  favourites: page("/calendar/favorites", { title: "Избранные события" }),
  one: page("/calendar/:id", { title: "Событие" }),
  edit: page("/calendar/:id/edit", { title: "Изменить событие" }),
  participants: page("/calendar/:id/participants", { title: "Участники события" }),
  detail: page("/calendarDetail/:id", { title: "Событие" }),
};
