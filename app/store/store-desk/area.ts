import { area } from "#app/area.ts";
import { storeDeskNavigation } from "./navigation.ts";

/** Where those who keep the store serve its orders and change what stands on its shelves; the store itself answers. */
export const storeDesk = area({ title: "Стол магазина", contract: {}, serve: {}, navigation: storeDeskNavigation });
