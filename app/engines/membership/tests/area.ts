import { and, eq } from "drizzle-orm";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { makePlace, seat } from "../server/places.ts";
import { memberships } from "../server/schema.ts";

let number = 0;

type How = Partial<Parameters<typeof makePlace>[1]>;

/** A channel of the head's, in which the employee takes part. */
export async function freshChannel({ sever: { head, employee } }: TwoCompanies, how: How = {}, joins = true) {
  number += 1;
  const alias = `kanal-${process.pid}-${number}`;
  const id = await withTenant(head.groupId, () =>
    transaction(async () => {
      const place = await makePlace(head, {
        kind: "channel",
        alias,
        title: `Канал ${number}`,
        ...how,
      });
      if (joins) await seat({ place, person: employee.accountId, role: "member" });
      return place;
    }),
  );
  return { id, alias };
}

/** The colleague by the name that they have now: other samples change it. */
const memberOf = async ({ sever }: TwoCompanies) => [(await apiAs(sever.employee).account.me({})).alias];

/** What a link to a channel of the head's is called. */
async function freshLink(world: TwoCompanies): Promise<string> {
  const { id: place } = await freshChannel(world);
  const api = apiAs(world.sever.head).membership;
  await api.makeLink({ place, days: 1, uses: 1000 });
  return (await api.waiting({ place })).links[0]!.code;
}

/** A deed of who leads a channel towards its member. */
const led =
  (more: object = {}, prepare?: (world: TwoCompanies, place: string) => Promise<unknown>, joins = true) =>
  async (world: TwoCompanies) => {
    const { id: place } = await freshChannel(world, {}, joins);
    await prepare?.(world, place);
    return owner({ place, person: world.sever.employee.accountId, ...more }, place);
  };

const ofPlace =
  (more: object = {}) =>
  async (world: TwoCompanies) => {
    const { id: place } = await freshChannel(world);
    return owner({ place, ...more }, place);
  };

export const tests: AreaTests = {
  addresses: {
    invitation: ({ sever: { inviteLink: code } }) => ({ for: "company", id: code, params: { code } }),
  },
  samples: {
    name: () => everyone({ kind: "channel", alias: "svobodno", title: "Свободное место" }),
    making: () => everyone({}),
    makers: () => desk({}),
    // Everybody, as it was: other samples make places.
    setMakers: () => desk({ makers: null }),
    members: async (world) => {
      const { id: place } = await freshChannel(world);
      return { input: { place }, for: "company", id: place };
    },
    join: async (world) => {
      const { id: place } = await freshChannel(world, {}, false);
      return { input: { place }, for: "company", id: place };
    },
    leave: async (world) => {
      const { id: place } = await freshChannel(world);
      // Nobody leaves what they own, so nobody owns it.
      const isOwner = and(eq(memberships.placeId, place), eq(memberships.role, "owner"));
      await withTenant("*", () => db().delete(memberships).where(isOwner));
      return { input: { place }, for: "company", id: place };
    },
    setRole: led({ role: "admin" }),
    handOver: led(),
    answerOffer: async (world) => {
      const { head, employee } = world.sever;
      const { id: place } = await freshChannel(world);
      await apiAs(head).membership.handOver({ place, person: employee.accountId });
      // Whom it was offered to answers too.
      return { ...owner({ place, accept: false }, place), also: ["ivan"] };
    },
    mute: led({ hours: 1 }),
    exclude: led(),
    bans: ofPlace(),
    ban: led({ reason: "Спорит" }),
    unban: led({}, ({ sever }, place) => apiAs(sever.head).membership.ban({ place, person: sever.employee.accountId })),
    waiting: ofPlace(),
    invite: async (world) => {
      const { id: place } = await freshChannel(world, {}, false);
      return owner({ place, people: await memberOf(world) }, place);
    },
    inviteDepartment: async (world) => {
      const { id: place } = await freshChannel(world, {}, false);
      return owner({ place, department: world.sever.department }, place);
    },
    makeLink: ofPlace({ days: 7, uses: 10 }),
    dropLink: async (world) => {
      const { id: place } = await freshChannel(world);
      const { id: link } = await apiAs(world.sever.head).membership.makeLink({ place, days: 1, uses: 1 });
      return owner({ place, link }, place);
    },
    link: async (world) => {
      const code = await freshLink(world);
      return { input: { code }, for: "company", id: code };
    },
    enter: async (world) => {
      const code = await freshLink(world);
      return { input: { code }, for: "company", id: code };
    },
    revoke: led(
      {},
      async (world, place) => apiAs(world.sever.head).membership.invite({ place, people: await memberOf(world) }),
      false,
    ),
    decide: async (world) => {
      const { id: place } = await freshChannel(world, { joining: "request" }, false);
      await apiAs(world.sever.employee).membership.join({ place });
      return owner({ place, person: world.sever.employee.accountId, grant: true }, place);
    },
    listen: async (world) => {
      const { id: place } = await freshChannel(world, {}, false);
      return owner({ place, level: "all" }, place);
    },
    seen: async (world) => {
      const { id: place } = await freshChannel(world);
      return { input: { place }, for: "company", id: place };
    },
    archive: ofPlace({ archived: true }),
    desk: () => desk({}),
    give: async (world) => {
      const { id: place } = await freshChannel(world, { joining: "closed" }, false);
      return { input: { place, archived: true }, for: "desk", id: place };
    },
  },
};
