import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, everyone, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { dentistFile } from "./dentist-file.ts";

/** A calendar out of a file, its head's. */
const fresh = async ({ sever }: TwoCompanies) => (await apiAs(sever.head).outside.addFile({ file: dentistFile() })).id;
/** One by an address that nobody calls here. */
const named = async ({ sever }: TwoCompanies) =>
  (await apiAs(sever.head).outside.addAddress({ address: "https://calendar.example.com/one.ics" })).id;

const entryOf = async ({ sever }: TwoCompanies, id: string) =>
  (await apiAs(sever.head).outside.one({ id })).ahead[0]!.id;

export const tests: AreaTests = {
  addresses: {
    one: ({ sever }) => about("owner", "calendarId", sever.outsideCalendar),
    file: ({ sever }) => about("owner", "calendarId", sever.outsideCalendar),
    entry: ({ sever }) => ({
      ...about("owner", "calendarId", sever.outsideCalendar),
      params: { calendarId: sever.outsideCalendar, entryId: sever.outsideEntry },
    }),
  },
  samples: {
    list: () => everyone({}),
    one: async (world) => {
      const id = await fresh(world);
      return owner({ id }, id);
    },
    entry: async (world) => {
      const id = await fresh(world);
      return owner({ id, entryId: await entryOf(world, id) }, id);
    },
    addAddress: () => everyone({ address: "https://calendar.example.com/one.ics" }),
    addFile: () => everyone({ file: dentistFile() }),
    put: async (world) => {
      const id = await fresh(world);
      return owner({ id, shown: true }, id);
    },
    refresh: async (world) => {
      const id = await named(world);
      return owner({ id }, id);
    },
    drop: async (world) => {
      const id = await fresh(world);
      return owner({ id }, id);
    },
    ics: async (world) => {
      const id = await fresh(world);
      return owner({ id }, id);
    },
  },
  pages: {
    "/calendar/outside": { statements: 1, ask: ({ api }) => [api.outside.list({})] },
  },
};
