import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";
import { namedEvents } from "./reading.ts";

/** Events that the reader sees, by their names and descriptions; those that are still ahead first. */
export const eventSource: SearchSource = {
  named: {
    ...{ tab: "calendar", kind: "event", least: 3, rows: namedEvents },
    hrefOf: (id) => href(events.one, { id }),
    page: () => href(events.month, null, { view: "list" }),
  },
};
