import type { Placed } from "#app/web/navigation.ts";
import { peopleDesk } from "./routes.ts";

/** Where people find it. */
export const peopleDeskNavigation: Placed[] = [
  { on: "desks", group: "Люди и доступ", at: 10, page: peopleDesk.list, icon: "users", text: "Люди компании" },
];
