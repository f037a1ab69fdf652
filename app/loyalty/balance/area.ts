import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { balanceContract } from "./contract.ts";
import { pointDeeds } from "./deeds.ts";
import { balanceNavigation } from "./navigation.ts";
import { balance as urls } from "./routes.ts";
import { allowAll } from "./server/allowance.ts";
import { readAudit, readCircles, readTable } from "./server/auditing.ts";
import { issue, readDesk } from "./server/desk.ts";
import { fundDuty } from "./server/duties.ts";
import { endPoints } from "./server/expiry.ts";
import { putFund, refillFunds } from "./server/funds.ts";
import { notifyOfPoints, notifyOfReversal, pointNotices } from "./server/notices.ts";
import { decide, readOperations, reverse } from "./server/operations.ts";
import { ownPointNotes } from "./server/own-data.ts";
import { glanceAtPoints, readPurses } from "./server/purses.ts";
import { payForDays, payForDeeds, putRule, readRules } from "./server/rules.ts";
import { setSettings } from "./server/settings.ts";
import { readKeys, readSigned } from "./server/signing.ts";
import { readStatement } from "./server/statement.ts";
import { checkTransfer, transfer } from "./server/transfers.ts";
import { deedTitles } from "./ui/words.ts";

/** Points: two purses, what fills them, how one gives them on, and what a company decides of all that. */
export const balance = area({
  title: "Баллы",
  contract: balanceContract,
  navigation: balanceNavigation,
  rights: { points: "баллы, правила, фонды, задания и их проверка, благодарности, достижения" },
  serve: {
    purses: readPurses,
    statement: readStatement,
    signed: readSigned,
    keys: readKeys,
    rules: async (viewer) => ({ items: await readRules(viewer) }),
    check: checkTransfer,
    transfer,
    desk: readDesk,
    operations: readOperations,
    setSettings,
    putRule,
    issue,
    putFund,
    reverse,
    decide,
    audit: readAudit,
    circles: readCircles,
    chainTable: readTable,
  },
  keeps: ownPointNotes,
  duties: { funds: fundDuty },
  widgets: { balance: glanceAtPoints },
  notices: [pointNotices],
  listeners: [payForDeeds, notifyOfPoints, notifyOfReversal],
  postings: [
    {
      name: "transfer",
      title: "Перевод коллеге",
      came: "Перевод от коллеги",
      why: "Столько назвал тот, кто переводил. Перевод нельзя отозвать самому.",
    },
    {
      name: "burn",
      title: "Баллы сгорели",
      why: "Сгорают те, что пришли раньше всех и пролежали дольше, чем решила компания.",
    },
    { name: "leave", title: "Баллы после ухода", why: "Через 30 дней после ухода баллы сгорают." },
    { name: "reward", title: "Награда из фонда", why: "Столько назначил владелец фонда." },
    { name: "refill", title: "Пополнение фонда", why: "Столько приходит в фонд каждый месяц по решению компании." },
    { name: "issue", title: "Начисление", why: "Столько начислил администратор: почему, написано рядом." },
    {
      name: "allowance",
      title: "Баллы для благодарностей на месяц",
      why: "Первого числа кошелёк для благодарностей снова полон: неизрасходованное сгорает, новое приходит.",
    },
    ...Object.entries(deedTitles).map(([deed, title]) => ({
      name: `rule-${deed}`,
      title,
      why: "Начислено по правилу компании. Все правила – на странице «Бонусы».",
      address: () => href(urls.bonus),
    })),
  ],
  jobs: [
    { name: "points.end", title: "Сжечь баллы с истёкшим сроком", cron: "40 4 * * *", run: () => endPoints() },
    { name: "points.allowance", title: "Выдать баллы для благодарностей", cron: "4 * * * *", run: () => allowAll() },
    { name: "points.funds", title: "Пополнить фонды", cron: "7 * * * *", run: () => refillFunds() },
    { name: "points.days", title: "Начислить за первый день и годовщины", cron: "20 6 * * *", run: () => payForDays() },
  ],
  deeds: pointDeeds,
});
