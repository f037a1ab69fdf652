import { area } from "#app/area.ts";
import { trashContract } from "./contract.ts";
import { trashDeeds } from "./deeds.ts";
import { trashNavigation } from "./navigation.ts";
import {
  bringBack,
  purgeOwn,
  readDeskTrash,
  readOwnLine,
  readOwnTrash,
  restoreOwn,
  sweepTrash,
} from "./server/trash.ts";

export const trash = area({
  title: "Корзина",
  contract: trashContract,
  navigation: trashNavigation,
  serve: {
    own: (viewer, input) => readOwnTrash(viewer, input.after),
    line: readOwnLine,
    restore: restoreOwn,
    purge: purgeOwn,
    desk: (viewer, input) => readDeskTrash(viewer, input.after),
    bringBack,
  },
  jobs: [{ name: "trash.sweep", title: "Очистить корзину", cron: "20 3 * * *", run: () => sweepTrash() }],
  deeds: trashDeeds,
});
