import type { Placed } from "#app/web/navigation.ts";
import { servicesDesk } from "./desk-routes.ts";
import { services } from "./routes.ts";

/** Where people find it. */
export const servicesNavigation: Placed[] = [
  { on: "side", group: "Полезное", at: 5, page: services.list, icon: "services", text: "Сервисы" },
  { on: "sections", group: "Сервисы", at: 10, page: services.list, icon: "services", text: "Сервисы" },
  { on: "desks", group: "Сервисы", at: 10, page: servicesDesk.adminList, icon: "services", text: "Каталог сервисов" },
  {
    on: "desks",
    group: "Сервисы",
    at: 20,
    page: servicesDesk.adminCategories,
    icon: "rubrics",
    text: "Категории сервисов",
  },
];
