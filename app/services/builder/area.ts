import { area } from "#app/area.ts";
import { builderContract } from "./contract.ts";
import { pageDeeds } from "./deeds.ts";
import { builderNavigation } from "./navigation.ts";
import { ownServicePages } from "./server/own-data.ts";
import {
  copyBlock,
  dropBlock,
  makePage,
  moveBlock,
  publish,
  putBlock,
  removePage,
  renamePage,
  rollBack,
} from "./server/page-making.ts";
import { readDraft, readOwnPages, readSeason, readShown } from "./server/page-reading.ts";

/** Pages of services, made of blocks by those who answer for them (product B23). */
export const builder = area({
  title: "Страницы сервисов",
  contract: builderContract,
  navigation: builderNavigation,
  serve: {
    shown: readShown,
    season: readSeason,
    mine: readOwnPages,
    draft: readDraft,
    makePage,
    renamePage,
    removePage,
    putBlock,
    moveBlock,
    copyBlock,
    dropBlock,
    publish,
    rollBack,
  },
  keeps: ownServicePages,
  deeds: pageDeeds,
});
