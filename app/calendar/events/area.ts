import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { withTenant } from "#platform/db/index.ts";
import { eventsContract } from "./contract.ts";
import { eventDeeds } from "./deeds.ts";
import { eventsNavigation } from "./navigation.ts";
import { events as urls } from "./routes.ts";
import { answer, decide } from "./server/answering.ts";
import { putQuestions, readJoining, readQuestions } from "./server/asking.ts";
import { checkIn, readDoor } from "./server/attending.ts";
import { cancelEvent } from "./server/cancelling.ts";
import { changeEvent } from "./server/changing.ts";
import { readChoices } from "./server/choices.ts";
import { dropDay, putDay, putDays, readDays } from "./server/days.ts";
import { putType, readDesk, readDeskTypes, review } from "./server/desk.ts";
import { readIcs } from "./server/ics.ts";
import { invite, uninvite } from "./server/inviting.ts";
import { showLayers } from "./server/layers.ts";
import { layOn } from "./server/laying.ts";
import { oweLetters } from "./server/letters-owed.ts";
import { sendEventLetters } from "./server/letters-sending.ts";
import { eventNotices, notifyOfEvents, notifyOfInvitations, remindSoon } from "./server/notices.ts";
import { readOpenEvent, readOpenIcs, searchOpen } from "./server/open.ts";
import { ownEvents } from "./server/own-data.ts";
import { readEvent, readFavourites, readParticipants, readRange } from "./server/reading.ts";
import { eventSource } from "./server/search-source.ts";
import { settleBegun } from "./server/settling.ts";
import { readSubscribed, readSubscription, subscribe, unsubscribe } from "./server/subscription.ts";
import { readTable } from "./server/table.ts";
import { glanceAtToday } from "./server/today.ts";
import { keepEvent, makeEvent, readEventSource } from "./server/writing.ts";

/** The calendar: events on their days, who goes, and what waits for a seat (specification §2, product B17). */
export const events = area({
  title: "Календарь",
  contract: eventsContract,
  navigation: eventsNavigation,
  rights: { events: "события компании: виды, проверка, рабочие дни" },
  serve: {
    range: readRange,
    showLayers,
    search: searchOpen,
    openEvent: readOpenEvent,
    openIcs: readOpenIcs,
    favourites: readFavourites,
    one: readEvent,
    source: readEventSource,
    choices: readChoices,
    make: makeEvent,
    change: changeEvent,
    cancel: cancelEvent,
    answer,
    joining: readJoining,
    questions: readQuestions,
    putQuestions,
    keep: keepEvent,
    ics: readIcs,
    subscription: readSubscription,
    subscribe,
    unsubscribe,
    subscribed: readSubscribed,
    participants: readParticipants,
    decide,
    invite,
    uninvite,
    door: readDoor,
    checkIn,
    table: readTable,
    desk: readDesk,
    review,
    types: readDeskTypes,
    putType,
    days: readDays,
    putDay,
    putDays,
    dropDay,
  },
  placeSections: [
    {
      ...{ name: "channel-events", kind: "channel", title: "События" },
      address: (channelAlias) => href(urls.channelEvents, { channelAlias }),
    },
    {
      ...{ name: "community-events", kind: "community", title: "События" },
      address: (communityAlias) => href(urls.communityEvents, { communityAlias }),
    },
  ],
  widgets: { today: glanceAtToday },
  keeps: ownEvents,
  search: [eventSource],
  deeds: eventDeeds,
  notices: [eventNotices],
  listeners: [notifyOfEvents, notifyOfInvitations, oweLetters],
  jobs: [
    {
      name: "events.lay",
      title: "Показать дни повторяющихся событий на полтора года вперёд",
      cron: "20 3 * * *",
      run: () => withTenant("*", layOn),
    },
    {
      name: "events.remind",
      title: "Напомнить о событиях, которые скоро начнутся",
      cron: "*/5 * * * *",
      run: () => withTenant("*", remindSoon),
    },
    {
      name: "events.letters",
      title: "Отправить письма о событиях",
      cron: "* * * * *",
      free: true,
      run: sendEventLetters,
    },
    {
      name: "events.settle",
      title: "Списать баллы за места на событиях, которые начались",
      cron: "*/5 * * * *",
      run: settleBegun,
    },
  ],
  postings: [
    {
      name: "event-seat",
      title: "Место на событии",
      why: "Столько стоит место: оно указано на странице события.",
      address: (id) => href(urls.one, { id }),
    },
  ],
});
