import type { Placed } from "#app/web/navigation.ts";
import { search } from "./routes.ts";

/** Where people find it. */
export const searchNavigation: Placed[] = [
  { on: "desks", group: "Портал", at: 30, page: search.adminSynonyms, icon: "search", text: "Синонимы" },
  { on: "desks", group: "Аналитика", at: 40, page: search.adminMissed, icon: "search", text: "Чего не нашли" },
];
