import { icsFile } from "#app/calendar/events/ui/ics-file.ts";
import { load } from "#app/web/page.ts";

/** What was read of another calendar, as a file. */
export const loader = load(async ({ api, params: { calendarId = "" } }) =>
  icsFile(await api.outside.ics({ id: calendarId })),
);
