import type { Placed } from "#app/web/navigation.ts";
import { companies } from "./routes.ts";

/** Where people find it. */
export const companiesNavigation: Placed[] = [
  { on: "desks", group: "Портал", at: 10, page: companies.list, icon: "company", text: "Компания" },
];
