import { area } from "#app/area.ts";
import { supportContract } from "./contract.ts";
import { supportNavigation } from "./navigation.ts";
import { sayMore, writeTicket } from "./server/asking.ts";
import { answerTicket, closeTicket } from "./server/desk.ts";
import { sendLetter } from "./server/letters.ts";
import { notifyOfSupport, supportNotices } from "./server/notices.ts";
import { ownTickets } from "./server/own-data.ts";
import { readAsked, readDesk, readOwn, readTicket } from "./server/reading.ts";

export const support = area({
  title: "Поддержка",
  contract: supportContract,
  navigation: supportNavigation,
  serve: {
    write: (viewer, input) => writeTicket(viewer, input),
    own: (viewer, input) => readOwn(viewer, input.after),
    ticket: (viewer, input) => readTicket(viewer, input.id),
    say: sayMore,
    desk: (viewer, input) => readDesk(viewer, input.tab, input.after),
    asked: (viewer, input) => readAsked(viewer, input.id),
    answer: answerTicket,
    close: (viewer, input) => closeTicket(viewer, input.id),
  },
  jobs: [sendLetter],
  keeps: ownTickets,
  notices: [supportNotices],
  listeners: [notifyOfSupport],
});
