import type { Placed } from "#app/web/navigation.ts";
import { cannedReplies, contentFilters } from "./desk-routes.ts";
import { moderation } from "./routes.ts";

/** Where people find it. */
export const moderationNavigation: Placed[] = [
  { on: "desks", group: "Порядок", at: 10, page: moderation.desk, icon: "shield", text: "Модерация" },
  { on: "desks", group: "Порядок", at: 20, page: moderation.rules, icon: "settings", text: "Проверка публикаций" },
  { on: "desks", group: "Порядок", at: 30, page: contentFilters.list, icon: "report", text: "Слова и ссылки" },
  { on: "desks", group: "Порядок", at: 40, page: cannedReplies.list, icon: "comment", text: "Готовые слова" },
];
