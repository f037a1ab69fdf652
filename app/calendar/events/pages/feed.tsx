import { load } from "#app/web/page.ts";
import { icsFile } from "../ui/ics-file.ts";

/** A person's own calendar, for a program that reads it again and again. */
export const loader = load(async ({ api, query: { token = "" } }) =>
  icsFile({ file: "calendar.ics", ...(await api.events.subscribed({ token })) }),
);
