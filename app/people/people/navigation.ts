import type { Placed } from "#app/web/navigation.ts";
import { people } from "./routes.ts";

/** Where people find it. */
export const peopleNavigation: Placed[] = [
  { on: "side", at: 40, page: people.directory, icon: "users", text: "Люди", within: ["/profile/", "/guests"] },
  { on: "sections", group: "Люди", at: 10, page: people.directory, icon: "users", text: "Справочник" },
  { on: "sections", group: "Люди", at: 20, page: people.structure, icon: "company", text: "Структура компании" },
  { on: "sections", group: "Люди", at: 30, page: people.birthdays, icon: "birthday", text: "Дни рождения" },
  { on: "sections", group: "Люди", at: 40, page: people.newcomers, icon: "enter", text: "Новые коллеги" },
];
