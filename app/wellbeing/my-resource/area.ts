import { area } from "#app/area.ts";
import { myResourceContract } from "./contract.ts";
import { myResourceNavigation } from "./navigation.ts";
import { changeDocument, readDocument } from "./server/document.ts";
import { remindOfSelfCheck, selfCheckNotices } from "./server/notices.ts";
import { check, forget, readLast, readMine } from "./server/own.ts";
import { ownSelfChecks } from "./server/own-data.ts";
import { readTogether } from "./server/together.ts";

/** «Мой ресурс»: a self-check whose answers are the person's alone. */
export const myResource = area({
  title: "Мой ресурс",
  contract: myResourceContract,
  navigation: myResourceNavigation,
  serve: {
    mine: readMine,
    last: readLast,
    check,
    forget,
    document: readDocument,
    changeDocument,
    company: readTogether,
  },
  jobs: [{ name: "my-resource.remind", title: "Напомнить о самопроверке", cron: "15 9 * * *", run: remindOfSelfCheck }],
  keeps: ownSelfChecks,
  notices: [selfCheckNotices],
});
