import { load } from "#app/web/page.ts";
import { icsFile } from "../ui/ics-file.ts";

/** A series for another calendar. */
export const loader = load(async ({ api, params: { id = "" } }) => icsFile(await api.events.ics({ id, whole: "yes" })));
