import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { services } from "../routes.ts";
import { namedServices } from "./listing.ts";

/** Services that the reader may open, by their names and what is said of them. */
export const servicesSource: SearchSource = {
  named: {
    ...{ tab: "services", kind: "service", least: 2, rows: namedServices },
    hrefOf(named) {
      const [id = "", subservice] = named.split("/");
      return subservice ? href(services.sub, { id, subservice }) : href(services.one, { id });
    },
    page: (query) => href(services.list, null, { query }),
  },
};
