export {
  calendarLinks,
  eventAnswerMarks,
  eventAnswers,
  eventDays,
  eventFavourites,
  eventInvites,
  events,
} from "./schema.ts";
