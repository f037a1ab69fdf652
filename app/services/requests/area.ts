import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { requestsContract } from "./contract.ts";
import { requestDeeds } from "./deeds.ts";
import { requestsNavigation } from "./navigation.ts";
import { closeDone, remindOfTerms, sweepDrafts } from "./server/by-clock.ts";
import { requestDuty } from "./server/duty.ts";
import { readFigures } from "./server/figures.ts";
import { notifyOfRequests, requestNotices } from "./server/notices.ts";
import { ownRequests } from "./server/own-data.ts";
import { readMine, readQueue, readRequest } from "./server/request-reading.ts";
import { putFields, putRoute, readRoute } from "./server/route.ts";
import { dropFile, readForm, submit } from "./server/sending.ts";
import { setTerm, step } from "./server/steps.ts";
import { readTable } from "./server/table.ts";

/** Requests: what people want of services, their way to who does them, and by when (product B23). */
export const requests = area({
  title: "Заявки",
  contract: requestsContract,
  navigation: requestsNavigation,
  serve: {
    form: readForm,
    submit,
    dropFile,
    mine: readMine,
    queue: readQueue,
    one: readRequest,
    step,
    setTerm,
    table: readTable,
    route: readRoute,
    putRoute,
    putFields,
    figures: readFigures,
  },
  keeps: ownRequests,
  duties: { requests: requestDuty },
  notices: [requestNotices],
  listeners: [notifyOfRequests],
  deeds: requestDeeds,
  jobs: [
    {
      name: "requests.close",
      title: "Закрыть выполненные заявки, на которые неделю не возразили",
      cron: "40 4 * * *",
      run: () => withTenant("*", closeDone),
    },
    {
      name: "requests.drafts",
      title: "Забыть неотправленные заявки",
      cron: "50 4 * * *",
      run: () => withTenant("*", sweepDrafts),
    },
    {
      name: "requests.remind",
      title: "Напомнить о сроках заявок",
      cron: "*/5 * * * *",
      run: () => withTenant("*", remindOfTerms),
    },
  ],
});
