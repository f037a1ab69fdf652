export {
  calendarLinks,
  calendarSettings,
  eventAnswerMarks,
  eventAnswers,
  eventDays,
  eventFavourites,
  eventInvites,
  eventLetters,
  events,
} from "./schema.ts";
