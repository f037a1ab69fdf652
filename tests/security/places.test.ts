import { beforeAll, describe, expect, it } from "vitest";
import { joinings, type Standing, standings } from "#app/engines/membership/contract.ts";
import { stand } from "#app/engines/membership/tests/stand.ts";
import { channels } from "#app/places/channels/routes.ts";
import { communities } from "#app/places/communities/routes.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { browserOf } from "#tests/support/fresh-session.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** Whoever stands so or so to a place × every page of channels and communities that names one, each opened over HTTP. */
const world = portalInProcess({ LIMITS: "0" });

type Who = Standing | "foreigner";
/** What a page asks of its reader: to know of the place, to read it, to write in it, to lead it, to own it, or to have written the thing itself. */
type Cell = "know" | "read" | "write" | "invite" | "lead" | "own" | "author";

const cells: Record<string, Record<string, Cell>> = {
  channel: {
    channel: "know",
    info: "know",
    edit: "lead",
    cover: "lead",
    invites: "invite",
    members: "read",
    blacklist: "lead",
    admins: "lead",
    adminsSearch: "own",
    type: "lead",
    queue: "lead",
    remove: "own",
    poll: "write",
    createThread: "write",
    thread: "read",
    editThread: "author",
    threadPoll: "read",
    pollResults: "read",
    comment: "read",
  },
  community: {
    community: "know",
    files: "read",
    about: "know",
    createAvatar: "lead",
    createPost: "write",
    editPost: "author",
    settings: "lead",
    profile: "lead",
    cover: "lead",
    invites: "invite",
    members: "read",
    blacklist: "lead",
    figures: "lead",
    queue: "lead",
    remove: "own",
    post: "read",
  },
};

/** Whether somebody may open it, told by hand; in the place all members write and its leaders ask people in. */
function expected(cell: Cell, who: Who, joining: (typeof joinings)[number]): boolean {
  if (who === "foreigner") return false;
  const leads = who === "owner" || who === "admin";
  const writes = leads || who === "member";
  const isInside = writes || who === "muted" || who === "follower";
  if (cell === "know")
    return joining === "hidden" ? isInside || who === "invited" : joining !== "closed" || who !== "banned";
  if (cell === "read") return joining === "open" || isInside;
  if (cell === "write") return writes;
  return cell === "own" || cell === "author" ? who === "owner" : leads;
}

const people = new Map<Who, Viewer>();
const browsers = new Map<Who, Browser>();

beforeAll(async () => {
  const company = await makeCompany("Тёплый угол");
  for (const role of standings) people.set(role, await makePerson(company));
  people.set("foreigner", await makePerson(await makeCompany("Дорога")));
  for (const [who, viewer] of people) browsers.set(who, await browserOf(world.origin, viewer));
});

async function seat(id: string): Promise<void> {
  const owner = people.get("owner")!;
  const groupId = owner.groupId;
  await withTenant("*", async () => {
    for (const role of standings)
      await stand(role, { placeId: id, groupId, accountId: people.get(role)!.accountId }, owner);
  });
}

const poll = {
  question: "Где собираемся?",
  options: ["Ротонда", "Пристань"],
  many: false,
  named: false,
  shows: "always",
} as const;

const make = {
  async channel(joining: (typeof joinings)[number]) {
    const api = apiAs(people.get("owner")!);
    const { alias } = await api.channels.create({
      alias: `stranitsy-${joining}`,
      title: "Канал",
      joining,
      posting: "all",
    });
    const { id } = await api.channels.channel({ alias });
    const { id: threadId } = await api.channels.write({ id, title: "Обсуждение", body: "Слова" });
    await api.polls.put({ of: "post", id: threadId, ...poll, options: [...poll.options] });
    const { id: commentId } = await api.content.comment({ id: threadId, text: "Ответ" });
    await seat(id);
    return { channelAlias: alias, threadId, commentId };
  },
  async community(joining: (typeof joinings)[number]) {
    const api = apiAs(people.get("owner")!);
    const { alias } = await api.communities.create({
      alias: `krug-${joining}`,
      title: "Круг",
      joining,
      posting: "all",
    });
    const { id } = await api.communities.community({ alias });
    const { id: threadId } = await api.communities.write({ id, title: "Пост", body: "Слова" });
    await seat(id);
    return { communityAlias: alias, threadId };
  },
};

const pages: Record<keyof typeof make, Record<string, { pattern: string }>> = {
  channel: channels,
  community: communities,
};
const kinds = Object.keys(make) as (keyof typeof make)[];

describe("the pages of a place", () => {
  it.each(kinds)("of a %s are all in the table", (kind) => {
    const named = Object.entries(pages[kind]).filter(([, { pattern }]) => pattern.includes("Alias"));
    expect(Object.keys(cells[kind]!)).toEqual(named.map(([name]) => name));
  });

  it.each(kinds.flatMap((kind) => joinings.map((joining) => [kind, joining] as const)))(
    "open as the table says: %s, %s",
    async (kind, joining) => {
      const params: Record<string, string> = await make[kind](joining);
      for (const [who, browser] of browsers) {
        const told: Record<string, string> = {};
        const wanted: Record<string, string> = {};
        for (const [name, cell] of Object.entries(cells[kind]!)) {
          const path = pages[kind][name]!.pattern.replace(/:(\w+)/g, (_, part) => params[part]!);
          const { status } = await browser.send(path);
          told[name] = status < 400 ? "open" : String(status);
          wanted[name] = expected(cell, who, joining) ? "open" : "404";
        }
        expect([who, told]).toEqual([who, wanted]);
      }
    },
  );
});
