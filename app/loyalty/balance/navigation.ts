import type { Placed } from "#app/web/navigation.ts";
import { balanceDesk } from "./desk-routes.ts";
import { balance } from "./routes.ts";

/** Where people find it. */
export const balanceNavigation: Placed[] = [
  {
    on: "side",
    group: "Жизнь",
    at: 30,
    page: balance.bonus,
    icon: "gift",
    text: "Бонусы",
    within: ["/balance", "/transfer", "/tasks"],
  },
  { on: "sections", group: "Бонусы", at: 10, page: balance.bonus, icon: "gift", text: "Как это устроено" },
  { on: "sections", group: "Бонусы", at: 20, page: balance.statement, icon: "balance", text: "Баланс" },
  { on: "sections", group: "Бонусы", at: 30, page: balance.transfer, icon: "send", text: "Перевести баллы" },
  { on: "desks", group: "Бонусы", at: 10, page: balanceDesk.adminLoyalty, icon: "balance", text: "Баллы и задания" },
];
