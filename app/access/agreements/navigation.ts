import type { Placed } from "#app/web/navigation.ts";
import { agreements } from "./routes.ts";

/** Where people find it. */
export const agreementsNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 90, page: agreements.list, icon: "documents", text: "Мои соглашения" },
  { on: "desks", group: "Люди и доступ", at: 50, page: agreements.adminList, icon: "documents", text: "Документы" },
];
