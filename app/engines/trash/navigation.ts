import type { Placed } from "#app/web/navigation.ts";
import { trash } from "./routes.ts";

/** Where people find it. */
export const trashNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 80, page: trash.own, icon: "delete", text: "Корзина" },
  { on: "desks", group: "Порядок", at: 80, page: trash.desk, icon: "delete", text: "Корзина компании" },
];
