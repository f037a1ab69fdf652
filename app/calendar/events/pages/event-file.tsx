import { load } from "#app/web/page.ts";
import { icsFile } from "../ui/ics-file.ts";

/** One day of an event for another calendar. */
export const loader = load(async ({ api, params: { id = "" } }) => icsFile(await api.events.ics({ id })));
