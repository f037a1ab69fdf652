import type { Placed } from "#app/web/navigation.ts";
import { packs } from "./routes.ts";

/** Where people find it. */
export const packsNavigation: Placed[] = [
  {
    on: "sections",
    group: "Моё",
    at: 70,
    page: packs.list,
    icon: "download",
    text: "Сохранённое: для чтения без сети",
  },
];
