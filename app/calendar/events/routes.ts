import { page } from "#app/web/urls.ts";

export const events = {
  month: page("/calendar", { title: "Календарь", deepLinks: ["calendar"] }),
  create: page("/calendar/create", { title: "Новое событие" }),
  print: page("/calendar/print", { title: "Месяц на бумаге" }),
  favourites: page("/calendar/favorites", { title: "Избранные события" }),
  subscription: page("/calendar/subscription", { title: "Календарь в другой программе" }),
  feed: page("/calendar/subscription.ics", { audience: "public" }),
  one: page("/calendar/:id", { title: "Событие", guests: true }),
  edit: page("/calendar/:id/edit", { title: "Изменить событие" }),
  eventFile: page("/calendar/:id/event.ics", { guests: true }),
  seriesFile: page("/calendar/:id/series.ics"),
  participants: page("/calendar/:id/participants", { title: "Участники события" }),
  participantsTable: page("/calendar/:id/participants.csv"),
  door: page("/calendar/:id/door", { title: "У входа" }),
  checkIn: page("/calendar/:id/check-in", { title: "Отметиться у входа" }),
  join: page("/calendar/:id/join", { title: "Запись на событие" }),
  questions: page("/calendar/:id/questions", { title: "Вопросы при записи" }),
  question: page("/calendar/:id/questions/:question", { title: "Вопрос при записи" }),
  channelEvents: page("/c/:channelAlias/events", { title: "События канала" }),
  communityEvents: page("/cm/:communityAlias/events", { title: "События сообщества" }),
  detail: page("/calendarDetail/:id", { title: "Событие" }),
};
