import type { Placed } from "#app/web/navigation.ts";
import { achievementsDesk } from "./desk-routes.ts";
import { achievements } from "./routes.ts";

/** Where people find it. */
export const achievementsNavigation: Placed[] = [
  {
    on: "side",
    group: "Жизнь",
    at: 20,
    page: achievements.list,
    icon: "achievements",
    text: "Достижения",
    within: ["/achievement/"],
  },
  { on: "sections", group: "Бонусы", at: 60, page: achievements.list, icon: "achievements", text: "Достижения" },
  {
    on: "desks",
    group: "Бонусы",
    at: 30,
    page: achievementsDesk.adminAchievements,
    icon: "achievements",
    text: "Достижения",
  },
];
