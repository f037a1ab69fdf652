import type { Placed } from "#app/web/navigation.ts";
import { shop } from "./routes.ts";

const group = "Магазин";

/** Where people find it. */
export const shopNavigation: Placed[] = [
  { on: "side", group: "Жизнь", at: 15, page: shop.home, icon: "store", text: "Магазин", within: ["/store/"] },
  { on: "sections", group, at: 10, page: shop.home, icon: "store", text: "Магазин" },
  { on: "sections", group, at: 20, page: shop.cart, icon: "cart", text: "Корзина магазина" },
  { on: "sections", group, at: 30, page: shop.purchases, icon: "shop", text: "Мои покупки" },
  { on: "sections", group, at: 40, page: shop.favourites, icon: "bookmark", text: "Избранные товары" },
];
