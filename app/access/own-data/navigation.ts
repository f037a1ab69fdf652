import type { Placed } from "#app/web/navigation.ts";
import { ownData } from "./routes.ts";

/** Where people find it. */
export const ownDataNavigation: Placed[] = [
  {
    on: "desks",
    group: "Люди и доступ",
    at: 60,
    page: ownData.adminErasures,
    icon: "delete",
    text: "Просьбы удалить данные",
  },
];
