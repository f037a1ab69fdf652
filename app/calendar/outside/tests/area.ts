import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, everyone, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { dentistFile } from "./dentist-file.ts";

/** Nobody may have more than ten: of those that samples have made, the oldest go once there are nine. */
async function makeRoom({ sever }: TwoCompanies): Promise<void> {
  const { items } = await apiAs(sever.head).outside.list({});
  const made = items.map(({ id }) => id).filter((id) => id !== sever.outsideCalendar);
  for (const id of made.sort().slice(0, -7)) await apiAs(sever.head).outside.drop({ id });
}

/** A calendar out of a file, its head's. */
async function fresh(world: TwoCompanies): Promise<string> {
  await makeRoom(world);
  return (await apiAs(world.sever.head).outside.addFile({ file: dentistFile() })).id;
}
/** One by an address that nobody calls here. */
async function named(world: TwoCompanies): Promise<string> {
  await makeRoom(world);
  return (await apiAs(world.sever.head).outside.addAddress({ address: "https://calendar.example.com/one.ics" })).id;
}

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
    addAddress: async (world) => {
      await makeRoom(world);
      return everyone({ address: "https://calendar.example.com/one.ics" });
    },
    addFile: async (world) => {
      await makeRoom(world);
      return everyone({ file: dentistFile() });
    },
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
