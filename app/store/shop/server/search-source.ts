import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { findProducts } from "./shelves.ts";

/** Products of the reader's company, by their names and what is said of them. */
export const productSource: SearchSource = {
  asked: {
    tab: "store",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 3 || /[#@":]/.test(query))
        return { items: [], total: 0, more: false };
      const found = await findProducts(viewer, query.trim());
      return {
        total: found.length,
        more: false,
        page: href(shop.search, null, { query }),
        items: found.map(({ id, title, points }) => ({
          id,
          kind: "product" as const,
          href: href(shop.product, { id }),
          title: [{ text: title, found: false }],
          snippet: points === null ? [] : [{ text: `Баллов: ${points.toLocaleString("ru")}`, found: false }],
        })),
      };
    },
  },
};
