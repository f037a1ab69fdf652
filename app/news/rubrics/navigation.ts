import type { Placed } from "#app/web/navigation.ts";
import { rubrics } from "./routes.ts";

/** Where people find it. */
export const rubricsNavigation: Placed[] = [
  { on: "desks", group: "Контент", at: 40, page: rubrics.list, icon: "rubrics", text: "Рубрики" },
];
