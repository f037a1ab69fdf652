import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { thanksContract } from "./contract.ts";
import { thanksDeeds } from "./deeds.ts";
import { thanksNavigation } from "./navigation.ts";
import { thanks as urls } from "./routes.ts";
import { archiveValue, putValue, readDesk, readNever } from "./server/desk.ts";
import { notifyOfThanks, thanksNotices } from "./server/notices.ts";
import { ownThanks } from "./server/own-data.ts";
import { readOne, readReview, readWall } from "./server/reading.ts";
import { answer, countThanks, readQuota, send, withdraw } from "./server/sending.ts";
import { setSettings } from "./server/settings.ts";
import { lastThanks, readTo, tellOfThanks, thanksKind } from "./server/standing.ts";
import { readReports, readTopUps, topUp, topUpReport } from "./server/topping.ts";

/** Thanks: words of one colleague to others, on a card, with points out of a purse that is for this alone. */
export const thanks = area({
  title: "Благодарности",
  contract: thanksContract,
  navigation: thanksNavigation,
  serve: {
    wall: readWall,
    quota: readQuota,
    review: readReview,
    one: readOne,
    to: readTo,
    send,
    withdraw,
    answer,
    desk: readDesk,
    never: readNever,
    setSettings,
    topUp,
    topUpReport,
    reports: readReports,
    topUps: readTopUps,
    putValue,
    archiveValue,
  },
  keeps: ownThanks,
  notices: [thanksNotices],
  kinds: [thanksKind],
  widgets: { thanks: lastThanks },
  listeners: [tellOfThanks, notifyOfThanks],
  jobs: [{ name: "thanks.count", title: "Засчитать благодарности", cron: "* * * * *", run: () => countThanks() }],
  postings: [
    {
      name: "thanks",
      title: "Благодарность",
      why: "Столько назвал тот, кто благодарил; баллы – из его кошелька для благодарностей.",
      address: (id) => href(urls.one, { id }),
    },
    {
      name: "thanks-top-up",
      title: "Пополнение кошелька для благодарностей",
      why: "Столько добавил администратор или руководитель: почему, написано рядом. Неизрасходованное сгорит первого числа.",
    },
    {
      name: "thanks-withdrawn",
      title: "Благодарность отозвана",
      why: "Её отозвали в первые 15 минут, и баллы вернулись.",
    },
  ],
  deeds: thanksDeeds,
});
