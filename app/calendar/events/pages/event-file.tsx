import { forGuestsToo } from "#app/web/for-guests.ts";
import { load } from "#app/web/page.ts";
import { icsFile } from "../ui/ics-file.ts";

/** One day of an event for another calendar. */
export const loader = load((args) => {
  const { api, params } = args;
  const { id = "" } = params;
  return forGuestsToo(
    args,
    async () => icsFile(await api.events.ics({ id })),
    async () => icsFile(await api.events.openIcs({ id })),
  );
});
