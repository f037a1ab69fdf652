export {
  calendarLinks,
  eventAnswerMarks,
  eventAnswers,
  eventDays,
  eventFavourites,
  eventInvites,
  eventLetters,
  events,
} from "./schema.ts";
