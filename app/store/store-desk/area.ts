import { area } from "#app/area.ts";
import { addCodes, moveMany, planStock, putStock, readFigures, readStock } from "#app/store/shop/server/index.ts";
import { storeDeskContract } from "./contract.ts";
import { storeDeskNavigation } from "./navigation.ts";

/** So many weeks are shown. */
const weeks = 12;

/** Where those who keep the store serve its orders and change what stands on its shelves. */
export const storeDesk = area({
  title: "Стол магазина",
  contract: storeDeskContract,
  serve: {
    stock: readStock,
    planStock,
    putStock,
    moveMany,
    addCodes,
    figures: (viewer) => readFigures(viewer, { weeks }),
  },
  navigation: storeDeskNavigation,
});
