import { and, eq } from "drizzle-orm";
import { guestPlaces, memberships, placeBans } from "#app/engines/membership/server/schema.ts";
import { freshChannel } from "#app/engines/membership/tests/area.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, everyone, owner } from "#tests/support/sample.ts";
import { type About, reader, whole } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { write } from "../server/writing.ts";

/** Without pictures. */
const bare = { pictures: [], added: [] };

const company = (input: object, id: string) => ({ input, for: "company" as const, id });

/** A channel that guests read too. */
async function shownChannel(world: TwoCompanies) {
  const { id, alias } = await freshChannel(world);
  const row = { placeId: id, groupId: world.sever.head.groupId, alias };
  await withTenant("*", () => db().insert(guestPlaces).values(row));
  return { id, alias };
}

async function freshThread(world: TwoCompanies, within?: string) {
  const place = within ?? (await freshChannel(world)).id;
  const { head } = world.sever;
  const said = { id: place, title: "Где ключи", body: `Кто видел? ${place}`, ...bare };
  return (await withTenant(head.groupId, () => transaction(() => write(head, said)))).id;
}

/** A closed channel of somebody else's, out of which its reader may be shut. */
const aboutChannel: About = async (_, world) => {
  const { head, moderator } = world.sever;
  const { id, alias } = await freshChannel(world, { joining: "closed" }, false);
  await whole(() => db().delete(memberships).where(eq(memberships.placeId, id)));
  const row = { placeId: id, accountId: head.accountId, groupId: head.groupId, bannedBy: moderator.accountId };
  return {
    notice: { subject: "Канал", href: `/c/${alias}#${id}`, actorId: moderator.accountId },
    losses: { "shut out": () => whole(() => db().insert(placeBans).values(row)) },
  };
};

/** A thread in a closed channel, which its reader may be taken out of. */
const aboutThread: About = async (_, world) => {
  const { employee, head } = world.sever;
  const { id: place, alias } = await freshChannel(world, { joining: "closed" });
  const said = { id: place, title: "Где ключи", body: `Кто видел? ${place}`, ...bare };
  const { id } = await withTenant(employee.groupId, () => transaction(() => write(employee, said)));
  const isReader = and(eq(memberships.placeId, place), eq(memberships.accountId, head.accountId));
  return {
    notice: { subject: "Где ключи", href: `/c/${alias}/${id}`, actorId: employee.accountId },
    losses: { "taken out": () => whole(() => db().delete(memberships).where(isReader)) },
  };
};

const inChannel = (audience: "company" | "owner") => (world: TwoCompanies) =>
  about(audience, "channelAlias", world.sever.channel);

const atThread =
  (more: object = {}) =>
  ({ sever: { channel, thread } }: TwoCompanies) => ({
    for: "company" as const,
    id: thread,
    params: { channelAlias: channel, threadId: thread },
    ...more,
  });

export const tests: AreaTests = {
  addresses: {
    channel: inChannel("company"),
    info: inChannel("company"),
    members: inChannel("company"),
    edit: inChannel("owner"),
    cover: inChannel("owner"),
    invites: inChannel("owner"),
    blacklist: inChannel("owner"),
    admins: inChannel("owner"),
    adminsSearch: inChannel("owner"),
    type: inChannel("owner"),
    queue: inChannel("owner"),
    remove: inChannel("owner"),
    poll: inChannel("owner"),
    createThread: inChannel("owner"),
    editThread: ({ sever: { channel, thread } }) => ({
      for: "owner",
      id: thread,
      params: { channelAlias: channel, threadId: thread },
    }),
    thread: atThread(),
    threadPoll: atThread(),
    pollResults: atThread(),
    comment: ({ sever: { channel, thread, threadAnswer } }) => ({
      for: "company",
      id: thread,
      status: 302,
      params: { channelAlias: channel, threadId: thread, commentId: threadAnswer },
    }),
  },
  samples: {
    mine: () => everyone({}),
    list: () => everyone({}),
    channel: async (world) => {
      const { alias } = await freshChannel(world);
      return company({ alias }, alias);
    },
    create: () =>
      everyone({ alias: `novyy-${crypto.randomUUID().slice(0, 8)}`, title: "Новый", joining: "open", posting: "all" }),
    edit: async (world) => {
      const { id, alias } = await freshChannel(world);
      return owner({ id, alias: `${alias}-b`, title: "Иначе" }, id);
    },
    setRules: async (world) => {
      const { id } = await freshChannel(world);
      return owner({ id, joining: "closed", posting: "admins", inviting: "owner" }, id);
    },
    cover: async (world) => {
      const { id } = await freshChannel(world);
      return owner({ id, drop: true }, id);
    },
    remove: async (world) => {
      const { id, alias } = await freshChannel(world);
      return { ...owner({ id, alias }, id), also: ["admin"] };
    },
    threads: async (world) => {
      const { id } = await freshChannel(world);
      return company({ id }, id);
    },
    feed: () => everyone({}),
    write: async (world) => {
      const { id } = await freshChannel(world, { posting: "admins" });
      return owner({ id, title: "Новое", body: "Вот что" }, id);
    },
    thread: async (world) => {
      const id = await freshThread(world);
      return company({ id }, id);
    },
    guestChannel: async (world) => {
      const { alias } = await shownChannel(world);
      return { ...everyone({ alias }), id: alias };
    },
    guestThread: async (world) => {
      const { alias, id: place } = await shownChannel(world);
      const id = await freshThread(world, place);
      return { ...everyone({ alias, id }), id };
    },
    source: async (world) => {
      const id = await freshThread(world);
      return owner({ id }, id);
    },
    rewrite: async (world) => {
      const id = await freshThread(world);
      return owner({ id, title: "Иначе", body: "Вот так", revision: 1 }, id);
    },
    seen: async (world) => {
      const id = await freshThread(world);
      return company({ id }, id);
    },
    pin: async (world) => {
      const id = await freshThread(world);
      return owner({ id, pinned: true }, id);
    },
  },
  notices: {
    "channel-invite": reader(aboutChannel),
    "channel-request": reader(aboutChannel),
    "channel-asked": reader(aboutChannel),
    "channel-quiet": reader(aboutChannel),
    "channel-granted": reader(aboutChannel),
    "channel-thread": reader(aboutThread),
    "channel-refused": reader(aboutChannel),
    "channel-offer": reader(aboutChannel),
    "channel-taken": reader(aboutChannel),
    "channel-declined": reader(aboutChannel),
    "channel-unanswered": reader(aboutChannel),
    "channel-banned": reader(aboutChannel),
  },
  pages: {
    "/c": {
      statements: 3,
      ask: ({ api }) => [api.channels.mine({}), api.channels.list({}), api.membership.making({})],
    },
    "/c/feed": { statements: 1, ask: ({ api }) => [api.channels.feed({})] },
    "/c/:channelAlias/info": {
      statements: 3,
      ask: ({ api, world }) => [api.channels.channel({ alias: world.sever.channel })],
    },
    "/c/:channelAlias/:threadId": {
      statements: 7,
      ask: ({ api, world: { sever } }) => [
        api.channels.thread({ id: sever.thread }),
        api.content.publication({ id: sever.thread }),
        api.content.comments({ id: sever.thread }),
        api.saved.has({ id: sever.thread }),
      ],
    },
    "/admin/places": {
      statements: 2,
      ask: ({ admin }) => [admin.membership.desk({}), admin.membership.makers({})],
    },
  },
};
