import type { Placed } from "#app/web/navigation.ts";
import { mood } from "./routes.ts";

/** Where people find it. */
export const moodNavigation: Placed[] = [
  { on: "sections", group: "Мой ресурс", at: 20, page: mood.own, icon: "smile", text: "Моё настроение" },
  { on: "desks", group: "Аналитика", at: 20, page: mood.company, icon: "smile", text: "Настроение" },
];
