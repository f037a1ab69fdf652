import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { namedProducts } from "./shelves.ts";

/** Products of the reader's company, by their names and what is said of them. */
export const productSource: SearchSource = {
  named: {
    ...{ tab: "store", kind: "product", least: 3, rows: namedProducts },
    hrefOf: (id) => href(shop.product, { id }),
    page: (query) => href(shop.search, null, { query }),
  },
};
