import type { Placed } from "#app/web/navigation.ts";
import { shell } from "./routes.ts";

/** Where people find it. */
export const shellNavigation: Placed[] = [
  { on: "side", at: 10, page: shell.main, icon: "home", text: "Главная" },
  { on: "tabs", at: 10, page: shell.main, icon: "home", text: "Главная" },
  { on: "tabs", at: 50, page: shell.sections, icon: "menu", text: "Ещё" },
  { on: "sections", group: "Помощь", at: 20, page: shell.keys, icon: "key", text: "Клавиши" },
];
