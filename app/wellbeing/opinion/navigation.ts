import type { Placed } from "#app/web/navigation.ts";
import { opinion } from "./routes.ts";

/** Where people find it. */
export const opinionNavigation: Placed[] = [
  { on: "side", group: "Полезное", at: 20, page: opinion.list, icon: "feedback", text: "Мнения" },
  { on: "sections", group: "Мой ресурс", at: 30, page: opinion.list, icon: "feedback", text: "Мнения" },
  { on: "sections", group: "Мой ресурс", at: 40, page: opinion.ideas, icon: "idea", text: "Идеи коллег" },
  { on: "desks", group: "Порядок", at: 70, page: opinion.adminList, icon: "feedback", text: "Темы мнений" },
];
