import type { Placed } from "#app/web/navigation.ts";
import { drafts } from "./routes.ts";

/** Where people find it. */
export const draftsNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 40, page: drafts.list, icon: "article", text: "Черновики" },
];
