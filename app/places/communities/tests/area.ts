import { eq } from "drizzle-orm";
import { memberships, placeBans } from "#app/engines/membership/server/schema.ts";
import { freshChannel } from "#app/engines/membership/tests/area.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, everyone, owner } from "#tests/support/sample.ts";
import { type About, reader, whole } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { write } from "../server/posts.ts";
import { communities, communityCategories } from "../server/schema.ts";

const company = (input: object, id: string) => ({ input, for: "company" as const, id });

/** A community of the head's, in which the employee takes part. */
async function freshCommunity(world: TwoCompanies, how: Parameters<typeof freshChannel>[1] = {}, joins = true) {
  const { id, alias } = await freshChannel(world, { kind: "community", ...how }, joins);
  const row = { placeId: id, groupId: world.sever.head.groupId };
  await withTenant("*", () => db().insert(communities).values(row));
  return { id, alias };
}

async function freshPost(world: TwoCompanies, joining: "open" | "closed" = "open") {
  const { id: place, alias } = await freshCommunity(world, { joining });
  const { head } = world.sever;
  const said = { id: place, title: "Где встречаемся", body: `В парке ${place}`, pictures: [], added: [] };
  const { id } = await withTenant(head.groupId, () => transaction(() => write(head, said)));
  return { id, place, alias };
}

async function freshCategory({ sever }: TwoCompanies) {
  const row = { id: newId(), groupId: sever.head.groupId, title: `Спорт ${newId()}`, place: 9 };
  await withTenant("*", () => db().insert(communityCategories).values(row));
  return row.id;
}

/** A closed community of somebody else's, out of which its reader may be shut. */
const aboutCommunity: About = async (_, world) => {
  const { head, moderator } = world.sever;
  const { id, alias } = await freshCommunity(world, { joining: "closed" }, false);
  await whole(() => db().delete(memberships).where(eq(memberships.placeId, id)));
  const row = { placeId: id, accountId: head.accountId, groupId: head.groupId, bannedBy: moderator.accountId };
  return {
    notice: { subject: "Сообщество", href: `/cm/${alias}#${id}`, actorId: moderator.accountId },
    losses: { "shut out": () => whole(() => db().insert(placeBans).values(row)) },
  };
};

/** A post in a closed community, which its reader may be taken out of. */
const aboutPost: About = async (_, world) => {
  const { employee } = world.sever;
  const { id, place, alias } = await freshPost(world, "closed");
  return {
    notice: { subject: "Где встречаемся", href: `/cm/${alias}/${id}`, actorId: employee.accountId },
    losses: { "taken out": () => whole(() => db().delete(memberships).where(eq(memberships.placeId, place))) },
  };
};

/** The week of a closed community, which its reader may be taken out of. */
const aboutWeek: About = async (_, world) => {
  const { id, alias } = await freshCommunity(world, { joining: "closed" });
  return {
    notice: { subject: "Сообщество", href: `/cm/${alias}#${id}` },
    losses: { "taken out": () => whole(() => db().delete(memberships).where(eq(memberships.placeId, id))) },
  };
};

const inCommunity = (audience: "company" | "owner") => (world: TwoCompanies) =>
  about(audience, "communityAlias", world.sever.community);

export const tests: AreaTests = {
  addresses: {
    community: inCommunity("company"),
    files: inCommunity("company"),
    about: inCommunity("company"),
    members: inCommunity("company"),
    createAvatar: inCommunity("owner"),
    createPost: inCommunity("owner"),
    settings: inCommunity("owner"),
    profile: inCommunity("owner"),
    cover: inCommunity("owner"),
    invites: inCommunity("owner"),
    blacklist: inCommunity("owner"),
    figures: inCommunity("owner"),
    queue: inCommunity("owner"),
    remove: inCommunity("owner"),
    post: ({ sever: { community, communityPost } }) => ({
      for: "company",
      id: communityPost,
      params: { communityAlias: community, threadId: communityPost },
    }),
    editPost: ({ sever: { community, communityPost } }) => ({
      for: "owner",
      id: communityPost,
      params: { communityAlias: community, threadId: communityPost },
    }),
  },
  samples: {
    mine: () => everyone({}),
    fitting: () => everyone({}),
    list: () => everyone({}),
    categories: () => everyone({}),
    community: async (world) => {
      const { alias } = await freshCommunity(world);
      return company({ alias }, alias);
    },
    create: () =>
      everyone({ alias: `novoe-${crypto.randomUUID().slice(0, 8)}`, title: "Новое", joining: "open", posting: "all" }),
    edit: async (world) => {
      const { id, alias } = await freshCommunity(world);
      return owner({ id, alias: `${alias}-b`, title: "Иначе", rules: "Вежливо" }, id);
    },
    setRules: async (world) => {
      const { id } = await freshCommunity(world);
      return owner({ id, joining: "closed", posting: "admins", inviting: "owner" }, id);
    },
    cover: async (world) => {
      const { id } = await freshCommunity(world);
      return owner({ id, drop: true }, id);
    },
    avatar: async (world) => {
      const { id } = await freshCommunity(world);
      return owner({ id, drop: true }, id);
    },
    figures: async (world) => {
      const { id } = await freshCommunity(world);
      return owner({ id }, id);
    },
    posts: async (world) => {
      const { id } = await freshCommunity(world);
      return company({ id }, id);
    },
    files: async (world) => {
      const { id } = await freshCommunity(world);
      return company({ id }, id);
    },
    write: async (world) => {
      const { id } = await freshCommunity(world, { posting: "admins" });
      return owner({ id, title: "Новое", body: "Вот что" }, id);
    },
    post: async (world) => {
      const { id } = await freshPost(world);
      return company({ id }, id);
    },
    source: async (world) => {
      const { id } = await freshPost(world);
      return owner({ id }, id);
    },
    rewrite: async (world) => {
      const { id } = await freshPost(world);
      return owner({ id, title: "Иначе", body: "Вот так", revision: 1 }, id);
    },
    putCategory: () => ({ input: { id: newId(), title: `Книги ${newId()}` }, for: "desk" }),
    moveCategory: async (world) => {
      const id = await freshCategory(world);
      return { input: { id, by: -1 }, for: "desk", id };
    },
    dropCategory: async (world) => {
      const id = await freshCategory(world);
      return { input: { id }, for: "desk", id };
    },
  },
  notices: {
    "community-invite": reader(aboutCommunity),
    "community-request": reader(aboutCommunity),
    "community-asked": reader(aboutCommunity),
    "community-quiet": reader(aboutCommunity),
    "community-week": reader(aboutWeek),
    "community-granted": reader(aboutCommunity),
    "community-refused": reader(aboutCommunity),
    "community-offer": reader(aboutCommunity),
    "community-taken": reader(aboutCommunity),
    "community-declined": reader(aboutCommunity),
    "community-unanswered": reader(aboutCommunity),
    "community-banned": reader(aboutCommunity),
    "community-post": reader(aboutPost),
  },
  pages: {
    "/cm": {
      statements: 5,
      ask: ({ api }) => [
        api.communities.mine({}),
        api.communities.fitting({}),
        api.communities.categories({}),
        api.communities.list({}),
        api.membership.making({}),
      ],
    },
    "/cm/category": { statements: 1, ask: ({ api }) => [api.communities.categories({})] },
    "/cm/create": {
      statements: 2,
      ask: ({ api }) => [api.communities.categories({}), api.membership.making({})],
    },
    "/cm/:communityAlias/settings/profile": {
      statements: 5,
      ask: ({ api, world }) => [
        api.communities.community({ alias: world.sever.community }),
        api.communities.categories({}),
        api.account.audiences({}),
      ],
    },
    "/cm/:communityAlias/files": {
      statements: 5,
      ask: ({ api, world }) => [
        api.communities.community({ alias: world.sever.community }),
        api.communities.files({ id: world.sever.communityId }),
      ],
    },
    "/cm/:communityAlias/:threadId": {
      statements: 7,
      ask: ({ api, world: { sever } }) => [
        api.communities.post({ id: sever.communityPost }),
        api.content.publication({ id: sever.communityPost }),
        api.content.comments({ id: sever.communityPost }),
        api.saved.has({ id: sever.communityPost }),
      ],
    },
    "/admin/places/categories": { statements: 1, ask: ({ admin }) => [admin.communities.categories({})] },
  },
};
