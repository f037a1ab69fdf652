import type { Placed } from "#app/web/navigation.ts";
import { account } from "./routes.ts";

/** Where people find it. */
export const accountNavigation: Placed[] = [
  { on: "sections", group: "Моё", at: 10, page: account.ownProfile, icon: "user", text: "Мой профиль" },
  { on: "sections", group: "Моё", at: 100, page: account.settings, icon: "settings", text: "Настройки" },
];
