import type { Placed } from "#app/web/navigation.ts";
import { widgets } from "./routes.ts";

/** Where people find it. */
export const widgetsNavigation: Placed[] = [
  { on: "desks", group: "Портал", at: 20, page: widgets.locks, icon: "widget-setup", text: "Виджеты для всех" },
];
