import { inDays } from "#platform/people/guests.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { dayIn } from "#tests/support/days.ts";
import { somebody } from "#tests/support/fresh-things.ts";
import { makePerson } from "#tests/support/people.ts";
import { about, desk, everyone, owner, type Sample } from "#tests/support/sample.ts";
import { aboutGuest, reader } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const inAMonth = () => dayIn(30);

const ownGuest = (id: string, more = {}): Sample => ({ ...owner({ id, ...more }, id), also: ["admin"] });

export const tests: AreaTests = {
  samples: {
    own: () => everyone({}),
    guest: async (world) => ownGuest(await makeGuest(world)),
    prolong: async (world) => ownGuest(await makeGuest(world), { until: inAMonth() }),
    entrust: async (world) =>
      desk({ id: await makeGuest(world), sponsor: `@person-${(await somebody(world)).slice(-12)}` }),
  },
  addresses: {
    guest: ({ guest }) => ({ ...about("owner", "id", guest.accountId), also: ["admin"] }),
    adminSponsor: ({ guest }) => ({ params: { id: guest.accountId } }),
  },
  notices: {
    "guest-ends": reader(aboutGuest),
  },
};

/** A guest of «Север» for whom its head answers. */
async function makeGuest({ sever }: TwoCompanies): Promise<string> {
  const guest = { roles: ["guest" as const], sponsorId: sever.head.accountId, guestUntil: inDays() };
  return (await makePerson({ id: sever.id, alias: "sever", name: "Север" }, guest)).accountId;
}
