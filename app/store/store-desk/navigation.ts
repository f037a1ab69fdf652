import type { Placed } from "#app/web/navigation.ts";
import { storeDesk } from "./routes.ts";

const group = "Магазин";

/** Where those who keep the store find its desk. */
export const storeDeskNavigation: Placed[] = [
  { on: "desks", group, at: 10, page: storeDesk.adminOrders, icon: "cart", text: "Заказы магазина" },
  { on: "desks", group, at: 20, page: storeDesk.adminProducts, icon: "shop", text: "Товары магазина" },
  { on: "desks", group, at: 30, page: storeDesk.adminCategories, icon: "rubrics", text: "Категории магазина" },
  { on: "desks", group, at: 40, page: storeDesk.adminDeliveries, icon: "place", text: "Способы получения" },
  { on: "desks", group, at: 50, page: storeDesk.adminSettings, icon: "settings", text: "Правила магазина" },
  { on: "desks", group, at: 25, page: storeDesk.adminStock, icon: "table", text: "Остатки таблицей" },
  { on: "desks", group, at: 60, page: storeDesk.adminFigures, icon: "view-bars", text: "Показатели магазина" },
];
