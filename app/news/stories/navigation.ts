import type { Placed } from "#app/web/navigation.ts";
import { stories } from "./routes.ts";

/** Where people find it. */
export const storiesNavigation: Placed[] = [
  { on: "desks", group: "Контент", at: 20, page: stories.adminList, icon: "images", text: "Истории" },
];
