import { now } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone, owner, ownerOf } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { doorCode } from "../server/attending.ts";

const year = new Date().getUTCFullYear() + 1;
const words = {
  title: "Встреча на час",
  startsAt: `${year}-06-10T18:00`,
  endsAt: `${year}-06-10T19:00`,
  zone: "Europe/Moscow",
};

/** One question of who wants to come. */
const asking = {
  sections: [{ id: "one", questions: [{ id: "size", kind: "text", title: "Размер футболки", required: true }] }],
};

/** A stretch of hours as the clocks of UTC show it. */
const hoursOf = (begins: Date, hours: number) => ({
  startsAt: begins.toISOString().slice(0, 16),
  endsAt: new Date(begins.getTime() + hours * 3_600_000).toISOString().slice(0, 16),
});

/** An event of «Север», made anew. */
const fresh = async ({ admin }: TwoCompanies, more: object = {}) =>
  (await apiAs(admin).events.make({ ...words, ...more })).id;

/** An event of its head, let out by the desk. */
const ofHead = async ({ sever, admin }: TwoCompanies) => {
  const { id } = await apiAs(sever.head).events.make(words);
  const { eventId } = await apiAs(admin).events.one({ id });
  await apiAs(admin).events.review({ id: eventId, publish: true });
  return id;
};

const also = ["events", "admin"];

const told = reader(stands(({ sever }) => ({ subject: words.title, href: `/calendar/${sever.event}` })));

export const tests: AreaTests = {
  addresses: {
    one: ({ sever }) => about("company", "id", sever.event),
    participants: ({ sever }) => about("company", "id", sever.event),
    edit: ({ sever }) => ({ ...about("owner", "id", sever.event), also }),
    eventFile: ({ sever }) => about("company", "id", sever.event),
    seriesFile: ({ sever }) => about("company", "id", sever.event),
    participantsTable: ({ sever }) => ({ ...about("owner", "id", sever.event), also }),
    door: ({ sever }) => ({ ...about("owner", "id", sever.event), also }),
    join: ({ sever }) => about("company", "id", sever.event),
    questions: ({ sever }) => ({ ...about("owner", "id", sever.event), also }),
    question: ({ sever }) => ({
      ...{ ...about("owner", "id", sever.event), also },
      ...{ params: { id: sever.event, question: "new" }, query: { kind: "text" } },
    }),
    checkIn: ({ sever }) => about("company", "id", sever.event),
    channelEvents: ({ sever }) => about("company", "channelAlias", sever.channel),
    communityEvents: ({ sever }) => about("company", "communityAlias", sever.community),
    feed: () => ({ status: 404 }),
    detail: ({ sever }) => ({ params: { id: sever.event }, status: 302 }),
  },
  samples: {
    range: () => everyone({ from: `${year}-06-01`, to: `${year}-06-30` }),
    openEvent: async (world) => everyone({ id: await fresh(world, { guestVisible: true }) }),
    openIcs: async (world) => everyone({ id: await fresh(world, { guestVisible: true }) }),
    showLayers: () => everyone({ shown: ["day"] }),
    search: () => everyone({}),
    favourites: () => everyone({}),
    choices: () => everyone({}),
    one: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    participants: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    answer: async (world) => {
      const id = await fresh(world);
      return company({ id, answer: "going" }, id);
    },
    keep: async (world) => {
      const id = await fresh(world);
      return company({ id, kept: true }, id);
    },
    ics: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    subscription: () => everyone({}),
    subscribe: () => everyone({}),
    unsubscribe: () => everyone({}),
    subscribed: async ({ sever }) => {
      const { address } = await apiAs(sever.employee).events.subscribe({});
      return everyone({ token: new URL(address).searchParams.get("token") });
    },
    make: () => everyone(words),
    source: ownerOf(ofHead, {}, also),
    change: ownerOf(ofHead, { revision: 1, ...words }, also),
    cancel: ownerOf(ofHead, { reason: "Перенесли" }, also),
    decide: async (world) => {
      const id = await ofHead(world);
      const { accountId } = world.sever.employee;
      await apiAs(world.sever.employee).events.answer({ id, answer: "going" });
      return { ...owner({ id, accountId, state: "attended" }, id), also };
    },
    invite: async (world) => {
      const id = await ofHead(world);
      return { ...owner({ id, people: [world.sever.employee.accountId] }, id), also };
    },
    uninvite: async (world) => {
      const id = await ofHead(world);
      const { accountId } = world.sever.employee;
      await apiAs(world.sever.head).events.invite({ id, people: [accountId] });
      return { ...owner({ id, accountId }, id), also };
    },
    joining: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    questions: ownerOf(ofHead, {}, also),
    putQuestions: ownerOf(ofHead, { revision: 1, document: asking }, also),
    door: ownerOf(ofHead, {}, also),
    table: ownerOf(ofHead, {}, also),
    checkIn: async (world) => {
      const begins = new Date(now().getTime() + 60_000);
      const id = await fresh(world, { ...hoursOf(begins, 2), zone: "UTC" });
      return company({ id, code: doorCode({ id }) }, id);
    },
    desk: () => desk({}),
    review: async (world) => {
      const { id } = await apiAs(world.sever.employee).events.make(words);
      const { eventId } = await apiAs(world.admin).events.one({ id });
      return { ...desk({ id: eventId, publish: true }), id: eventId };
    },
    types: () => desk({}),
    putType: () => desk({ title: crypto.randomUUID(), tone: "blue" }),
    days: () => desk({ year: `${year}` }),
    putDay: () => desk({ day: `${year}-03-03`, kind: "off" }),
    putDays: () => desk({ list: `04.03.${year}; рабочий; Перенос` }),
    dropDay: () => desk({ day: `${year}-03-03` }),
  },
  pages: {
    "/calendar": {
      statements: 3,
      ask: ({ api }) => [api.events.range({ from: `${year}-06-01`, to: `${year}-06-30` })],
    },
    "/calendar/favorites": { statements: 1, ask: ({ api }) => [api.events.favourites({})] },
    "/calendar/:id": {
      statements: 5,
      ask: ({ api, world }) => [api.events.one({ id: world.sever.event }), api.maps.spot({ title: "Переговорная" })],
    },
    "/admin/calendar": { statements: 1, ask: ({ admin }) => [admin.events.desk({})] },
    "/admin/calendar/types": { statements: 1, ask: ({ admin }) => [admin.events.types({})] },
  },
  notices: {
    "event-invited": told,
    "event-moved": told,
    "event-cancelled": told,
    "event-promoted": told,
    "event-soon": told,
  },
};
