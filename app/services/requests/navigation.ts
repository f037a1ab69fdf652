import type { Placed } from "#app/web/navigation.ts";
import { requestsDesk } from "./desk-routes.ts";
import { requests } from "./routes.ts";

/** Where people find it. */
export const requestsNavigation: Placed[] = [
  { on: "sections", group: "Сервисы", at: 20, page: requests.mine, icon: "documents", text: "Мои заявки" },
  { on: "sections", group: "Сервисы", at: 30, page: requests.queue, icon: "tests", text: "Заявки на мне" },
  {
    on: "desks",
    group: "Сервисы",
    at: 30,
    page: requestsDesk.adminFigures,
    icon: "view-bars",
    text: "Показатели заявок",
  },
];
