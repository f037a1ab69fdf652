import type { Placed } from "#app/web/navigation.ts";
import { templates } from "./desk-routes.ts";
import { newsroom } from "./routes.ts";

/** Where people find it. */
export const newsroomNavigation: Placed[] = [
  { on: "desks", group: "Контент", at: 10, page: newsroom.desk, icon: "article", text: "Редакция" },
  { on: "desks", group: "Контент", at: 50, page: newsroom.pins, icon: "pin", text: "Закреплённое" },
  { on: "desks", group: "Контент", at: 60, page: templates.list, icon: "copy", text: "Шаблоны" },
];
