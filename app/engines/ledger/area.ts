import { area } from "#app/area.ts";
import { reconcile } from "./server/checking.ts";
import { releaseOverdue } from "./server/holding.ts";
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
    { name: "captured", title: "Отложенные баллы списаны", why: "То, ради чего их отложили, состоялось." },
    { name: "released", title: "Отложенные баллы вернулись", why: "То, ради чего их отложили, не состоялось." },
    {
      name: "returned",
      title: "Баллы вернулись",
      why: "Вернули часть того, за что вы платили. Если баллы сгорают, то в прежний срок.",
    },
  ],
  jobs: [
    {
      name: "ledger.reconcile",
      title: "Сверить счёт баллов",
      cron: "33 * * * *",
      run: async () => void (await reconcile()),
    },
    {
      name: "ledger.release",
      title: "Вернуть баллы, отложенные слишком давно",
      cron: "* * * * *",
      free: true,
      run: releaseOverdue,
    },
  ],
});
