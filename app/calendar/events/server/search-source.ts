import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";
import { findEvents } from "./reading.ts";

/** Events that the reader sees, by their names and descriptions; those that are still ahead first. */
export const eventSource: SearchSource = {
  asked: {
    tab: "calendar",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 3 || /[#@":]/.test(query))
        return { items: [], total: 0, more: false };
      const found = await findEvents(viewer, query.trim());
      return {
        total: found.length,
        more: false,
        page: href(events.month, null, { view: "list" }),
        items: found.map(({ id, title, location }) => ({
          id,
          kind: "event" as const,
          href: href(events.one, { id }),
          title: [{ text: title, found: false }],
          snippet: location ? [{ text: location, found: false }] : [],
        })),
      };
    },
  },
};
