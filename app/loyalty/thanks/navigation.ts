import type { Placed } from "#app/web/navigation.ts";
import { thanksDesk } from "./desk-routes.ts";
import { thanks } from "./routes.ts";

/** Where people find it. */
export const thanksNavigation: Placed[] = [
  { on: "side", group: "Жизнь", at: 10, page: thanks.wall, icon: "thanks", text: "Благодарности" },
  { on: "create", at: 20, page: thanks.wall, icon: "thanks", text: "Благодарность" },
  { on: "sections", group: "Бонусы", at: 50, page: thanks.wall, icon: "thanks", text: "Благодарности" },
  { on: "desks", group: "Бонусы", at: 20, page: thanksDesk.adminThanks, icon: "thanks", text: "Благодарности" },
];
