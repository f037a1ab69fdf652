import { area } from "#app/area.ts";
import { ownDataContract } from "./contract.ts";
import { ownDataDeeds } from "./deeds.ts";
import { ownDataNavigation } from "./navigation.ts";
import { askForExport, readState } from "./server/asking.ts";
import { erasePerson, isErasable } from "./server/erasing.ts";
import { askForErasure, readErasure, withdrawErasure } from "./server/erasure.ts";
import { listErasures, readErasureOf, refuseErasure } from "./server/erasure-desk.ts";
import { makeOwnExport, sweepExports } from "./server/making.ts";
import { consentsNotices, notifyOfErasure, notifyOfExport, notifyOfRefusal, ownDataNotices } from "./server/notices.ts";
import { ownArchives } from "./server/own-data.ts";
import { remindOfData } from "./server/reminding.ts";

export const ownData = area({
  title: "Архив и удаление своих данных",
  contract: ownDataContract,
  navigation: ownDataNavigation,
  serve: {
    state: readState,
    ask: askForExport,
    erasure: readErasure,
    askErasure: askForErasure,
    withdrawErasure,
    erasures: (viewer, input) => listErasures(viewer, input.after),
    erasureOf: (viewer, input) => readErasureOf(viewer, input.id),
    isErasable: (viewer, input) => isErasable(viewer, input.id),
    refuseErasure,
    erase: erasePerson,
  },
  jobs: [
    makeOwnExport,
    {
      name: "own-data.remind",
      title: "Напомнить о сроках удаления данных",
      cron: "20 9 * * *",
      run: () => remindOfData(),
    },
    {
      name: "own-data.sweep",
      title: "Стереть старые архивы своих данных",
      cron: "57 * * * *",
      run: () => sweepExports(),
    },
  ],
  keeps: ownArchives,
  notices: [ownDataNotices, consentsNotices],
  listeners: [notifyOfErasure, notifyOfExport, notifyOfRefusal],
  deeds: ownDataDeeds,
});
