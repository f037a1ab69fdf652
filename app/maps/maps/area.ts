import { area } from "#app/area.ts";
import { mapsContract } from "./contract.ts";
import { mapDeeds } from "./deeds.ts";
import { mapsNavigation } from "./navigation.ts";
import { mapDuty } from "./server/duty.ts";
import { checkFloor, putFloor } from "./server/floors.ts";
import { archiveMap, changeMap, makeMap, publishMap, readDesk, readSource, restoreVersion } from "./server/map-desk.ts";
import { readMap, readMaps, readTwin } from "./server/map-reading.ts";
import { mapNotices, notifyKeeper } from "./server/notices.ts";
import { ownMaps } from "./server/own-data.ts";
import { dropPart, putCategory, putPoint, putRoute, readPlace, readPoint, readRoute } from "./server/placing.ts";
import { report, settle } from "./server/reports.ts";
import { mapSource } from "./server/search-source.ts";
import { readSeats, readSpot } from "./server/seats.ts";

/** Interactive maps: floors with points, areas and ways, and the same told without a picture (specification §2, product B16). */
export const maps = area({
  title: "Карты",
  contract: mapsContract,
  navigation: mapsNavigation,
  rights: { maps: "карты: этажи, точки, пути, сообщения об ошибках" },
  serve: {
    list: readMaps,
    one: readMap,
    points: readTwin,
    seats: readSeats,
    spot: readSpot,
    report,
    desk: readDesk,
    make: makeMap,
    source: readSource,
    change: changeMap,
    putFloor,
    checkFloor,
    putCategory,
    place: readPlace,
    point: readPoint,
    putPoint,
    route: readRoute,
    putRoute,
    drop: dropPart,
    publish: publishMap,
    archive: archiveMap,
    restore: restoreVersion,
    settle,
  },
  keeps: ownMaps,
  duties: { maps: mapDuty },
  search: [mapSource],
  notices: [mapNotices],
  listeners: [notifyKeeper],
  deeds: mapDeeds,
});
