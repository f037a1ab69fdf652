import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { maps } from "../routes.ts";
import { namedPoints } from "./map-reading.ts";

/** Points of maps that the reader sees, by their names, by what is said of them and by who sits there. */
export const mapSource: SearchSource = {
  named: {
    ...{ tab: "maps", kind: "point", least: 2, rows: namedPoints },
    hrefOf(id) {
      const [mapId = "", o] = id.split("/");
      return href(maps.one, { mapId }, { o });
    },
    page: () => href(maps.list),
  },
};
