import type { Placed } from "#app/web/navigation.ts";
import { outside } from "./routes.ts";

/** Where people find it. */
export const outsideNavigation: Placed[] = [
  { on: "sections", group: "Календарь", at: 30, page: outside.list, icon: "calendar", text: "Другие календари" },
];
