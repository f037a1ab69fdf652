import type { Placed } from "#app/web/navigation.ts";
import { scim } from "./routes.ts";

/** Where people find it. */
export const scimNavigation: Placed[] = [
  { on: "desks", group: "Люди и доступ", at: 40, page: scim.adminDirectory, icon: "id", text: "Каталог компании" },
];
