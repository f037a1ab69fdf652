import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { services } from "../routes.ts";
import { addressOf } from "./glance.ts";
import { findServices } from "./listing.ts";

const fewest = 2;

/** Services that the reader may open, by their names and what is said of them. */
export const servicesSource: SearchSource = {
  asked: {
    tab: "services",
    async find(viewer, { query }) {
      const words = query.trim();
      if (viewer.isGuest || words.length < fewest || /[#@":]/.test(words)) return { items: [], total: 0, more: false };
      const found = await findServices(viewer, words);
      return {
        total: found.length,
        more: false,
        page: href(services.list, null, { query: words }),
        items: found.map(({ id, parentId, alias, title, summary }) => ({
          id,
          kind: "service" as const,
          href: addressOf({ id, parentId, alias }),
          title: [{ text: title, found: false }],
          snippet: summary ? [{ text: summary, found: false }] : [],
        })),
      };
    },
  },
};
