import type { Placed } from "#app/web/navigation.ts";
import { tasks } from "./routes.ts";

/** Where people find it. */
export const tasksNavigation: Placed[] = [
  { on: "sections", group: "Бонусы", at: 40, page: tasks.list, icon: "tests", text: "Задания" },
];
