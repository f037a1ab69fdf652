import { page, pictured } from "#app/web/urls.ts";

export const outside = {
  list: page("/calendar/outside", { title: "Другие календари", files: pictured }),
  one: page("/calendar/outside/one/:calendarId", { title: "Другой календарь" }),
  file: page("/calendar/outside/one/:calendarId/calendar.ics"),
  entry: page("/calendar/outside/one/:calendarId/:entryId", { title: "Занято" }),
};
