import type { Placed } from "#app/web/navigation.ts";
import { surveys } from "./routes.ts";

/** Where people find it. */
export const surveysNavigation: Placed[] = [
  { on: "side", group: "Развитие", at: 10, page: surveys.list, icon: "surveys", text: "Опросы" },
  { on: "sections", group: "Опросы и тесты", at: 10, page: surveys.list, icon: "surveys", text: "Опросы" },
];
