export { calendarLinks, eventAnswerMarks, eventAnswers, eventDays, eventFavourites, events } from "./schema.ts";
