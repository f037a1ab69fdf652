import type { Placed } from "#app/web/navigation.ts";
import { mapsDesk } from "./desk-routes.ts";
import { maps } from "./routes.ts";

/** Where people find it. */
export const mapsNavigation: Placed[] = [
  { on: "side", group: "Жизнь", at: 60, page: maps.list, icon: "maps", text: "Карты" },
  { on: "sections", group: "Календарь", at: 40, page: maps.list, icon: "maps", text: "Карты" },
  { on: "desks", group: "Контент", at: 90, page: mapsDesk.adminMaps, icon: "maps", text: "Карты" },
];
