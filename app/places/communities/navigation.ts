import type { Placed } from "#app/web/navigation.ts";
import { communitiesDesk } from "./desk-routes.ts";
import { communities } from "./routes.ts";

/** Where people find it. */
export const communitiesNavigation: Placed[] = [
  { on: "side", group: "Общение", at: 20, page: communities.list, icon: "communities", text: "Сообщества" },
  { on: "create", at: 40, page: communities.create, icon: "communities", text: "Сообщество", for: "place-makers" },
  { on: "sections", group: "Общение", at: 30, page: communities.list, icon: "communities", text: "Сообщества" },
  {
    on: "desks",
    group: "Порядок",
    at: 60,
    page: communitiesDesk.categories,
    icon: "view-list",
    text: "Категории сообществ",
  },
];
