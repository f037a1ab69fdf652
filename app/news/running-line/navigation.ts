import type { Placed } from "#app/web/navigation.ts";
import { runningLine } from "./routes.ts";

/** Where people find it. */
export const runningLineNavigation: Placed[] = [
  { on: "desks", group: "Контент", at: 30, page: runningLine.adminList, icon: "announcements", text: "Бегущая строка" },
];
