import { area } from "#app/area.ts";
import { reconcile } from "./server/checking.ts";
import { ownLedger } from "./server/own-data.ts";

/** Points of people and of funds: a double entry that is only added to. It has no calls of its own; areas post. */
export const ledger = area({
  title: "Счёт баллов",
  contract: {},
  serve: {},
  keeps: ownLedger,
  postings: [
    {
      name: "reversal",
      title: "Отмена операции",
      why: "Операцию отменил администратор: баллы вернулись туда, откуда пришли.",
    },
  ],
  jobs: [
    {
      name: "ledger.reconcile",
      title: "Сверить счёт баллов",
      cron: "33 * * * *",
      run: async () => void (await reconcile()),
    },
  ],
});
