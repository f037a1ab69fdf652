import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { maps } from "../routes.ts";
import { findPoints } from "./map-reading.ts";

/** Points of maps that the reader sees, by their names, by what is said of them and by who sits there. */
export const mapSource: SearchSource = {
  asked: {
    tab: "maps",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 2 || /[#@":]/.test(query))
        return { items: [], total: 0, more: false };
      const found = await findPoints(viewer, query.trim());
      return {
        total: found.length,
        more: false,
        page: href(maps.list),
        items: found.map(({ mapId, no, title, map }) => ({
          id: `${mapId}/${no}`,
          kind: "point" as const,
          href: href(maps.one, { mapId }, { o: String(no) }),
          title: [{ text: title, found: false }],
          snippet: [{ text: map, found: false }],
        })),
      };
    },
  },
};
