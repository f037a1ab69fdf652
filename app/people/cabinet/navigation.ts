import type { Placed } from "#app/web/navigation.ts";
import { cabinet } from "./routes.ts";

/** Where people find it. */
export const cabinetNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 20, page: cabinet.home, icon: "id", text: "Кабинет" },
];
