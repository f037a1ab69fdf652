import type { Placed } from "#app/web/navigation.ts";
import { adaptationDesk } from "./desk-routes.ts";
import { adaptation } from "./routes.ts";

/** Where people find it. */
export const adaptationNavigation: Placed[] = [
  { on: "sections", group: "Люди", at: 60, page: adaptation.home, icon: "adaptation", text: "Адаптация" },
  {
    ...{ on: "desks", group: "Люди и доступ", at: 60, page: adaptationDesk.adminRuns },
    ...{ icon: "adaptation", text: "Адаптация" },
  },
];
