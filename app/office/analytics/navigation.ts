import type { Placed } from "#app/web/navigation.ts";
import { analytics } from "./routes.ts";

/** Where people find it. */
export const analyticsNavigation: Placed[] = [
  { on: "desks", group: "Аналитика", at: 10, page: analytics.sums, icon: "view-bars", text: "Посещения" },
];
