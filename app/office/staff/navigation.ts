import type { Placed } from "#app/web/navigation.ts";
import { staff } from "./routes.ts";

/** Where people find it. */
export const staffNavigation: Placed[] = [
  { on: "desks", group: "Люди и доступ", at: 20, page: staff.departments, icon: "company", text: "Подразделения" },
];
