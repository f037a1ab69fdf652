import type { Placed } from "#app/web/navigation.ts";
import { support } from "./routes.ts";

/** Where people find it. */
export const supportNavigation: Placed[] = [
  { on: "sections", group: "Помощь", at: 30, page: support.ask, icon: "help", text: "Помощь и поддержка" },
  { on: "desks", group: "Портал", at: 40, page: support.adminDesk, icon: "help", text: "Поддержка" },
];
