import type { Placed } from "#app/web/navigation.ts";
import { saved } from "./routes.ts";

/** Where people find it. */
export const savedNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 50, page: saved.list, icon: "bookmark", text: "Избранное" },
];
