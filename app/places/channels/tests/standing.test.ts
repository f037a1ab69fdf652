import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinings, postings, type Standing, standings } from "#app/engines/membership/contract.ts";
import { stand } from "#app/engines/membership/tests/stand.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

/** Whoever stands so or so to a channel × everything that it lets people do and every list that may name it, each cell asked of the portal itself. */
freshDatabase();

/** A guest of the portal and a colleague of another company stand nowhere. */
const outsiders = ["guest", "foreigner"] as const;
type Who = Standing | (typeof outsiders)[number];

let company: Company;
const people = new Map<Who, Viewer>();

beforeAll(async () => {
  company = await makeCompany("Тёплый угол");
  for (const role of standings) people.set(role, await makePerson(company, { alias: `kto-${role}` }));
  people.set("guest", await makePerson(company, { roles: ["guest"] }));
  people.set("foreigner", await makePerson(await makeCompany("Дорога")));
});

beforeEach(forgetSpending);

type Kind = { joining: (typeof joinings)[number]; posting: (typeof postings)[number] };
type Cell = "know" | "read" | "write" | "answer" | "ask in" | "lead" | "own" | "belong";

/** What each may do, told by hand. */
function expected(cell: Cell, who: Who, { joining, posting }: Kind): boolean {
  if (who === "guest" || who === "foreigner") return false;
  const leads = who === "owner" || who === "admin";
  const writes = leads || who === "member";
  const isInside = writes || who === "muted" || who === "follower";
  switch (cell) {
    case "know":
      return joining === "hidden" ? isInside || who === "invited" : joining !== "closed" || who !== "banned";
    case "read":
      return joining === "open" || isInside;
    case "write":
      return leads || (posting === "all" && writes);
    case "answer":
      return leads || (posting !== "admins" && writes);
    case "belong":
      return isInside;
    case "own":
      return who === "owner";
    default:
      return leads;
  }
}

let number = 0;

async function channelOf(kind: Kind) {
  number += 1;
  const api = apiAs(people.get("owner")!);
  const word = `секретик${number}`;
  const { alias } = await api.channels.create({ alias: `kanal-${number}`, title: `Канал ${word}`, ...kind });
  const { id } = await api.channels.channel({ alias });
  const { id: thread } = await api.channels.write({ id, title: `Обсуждение ${word}`, body: `Слова #${word}` });
  await withTenant("*", async () => {
    for (const role of standings)
      await stand(
        role,
        { placeId: id, groupId: company.id, accountId: people.get(role)!.accountId },
        people.get("owner")!,
      );
  });
  return { id, alias, thread, word };
}

type Place = Awaited<ReturnType<typeof channelOf>>;
type Api = ReturnType<typeof apiAs>;
const rules = ({ joining, posting }: Kind) => ({ joining, posting, inviting: "admins" as const });

/** Each thing that one asks of a channel, and the cell that it is. */
const asked: Record<string, [Cell, (api: Api, place: Place, word: string, kind: Kind) => Promise<unknown>]> = {
  "its page": ["know", (api, { alias }) => api.channels.channel({ alias })],
  "its threads": ["read", (api, { id }) => api.channels.threads({ id })],
  "a thread": ["read", (api, { thread }) => api.channels.thread({ id: thread })],
  "the words of a thread": ["read", (api, { thread }) => api.content.publication({ id: thread })],
  "the talk in a thread": ["read", (api, { thread }) => api.content.comments({ id: thread })],
  "who has reacted to a thread": [
    "read",
    (api, { thread }) => api.talk.reactors({ subject: "publication", id: thread }),
  ],
  "that a thread is read": ["read", (api, { thread }) => api.channels.seen({ id: thread })],
  "that a channel is read": ["read", (api, { id }) => api.membership.seen({ place: id })],
  "its members": ["read", (api, { id }) => api.membership.members({ place: id })],
  "to hear of it": ["belong", (api, { id }) => api.membership.listen({ place: id, level: "all" })],
  "to write": ["write", (api, { id }, title) => api.channels.write({ id, title })],
  "to answer": ["answer", (api, { thread }, text) => api.content.comment({ id: thread, text })],
  "who waits": ["ask in", (api, { id }) => api.membership.waiting({ place: id })],
  "to ask in by a link": ["ask in", (api, { id }) => api.membership.makeLink({ place: id, days: 1, uses: 1 })],
  "who is shut out": ["lead", (api, { id }) => api.membership.bans({ place: id })],
  "to put a thread above": ["lead", (api, { thread }) => api.channels.pin({ id: thread, pinned: true })],
  "to call it otherwise": [
    "lead",
    (api, { id, alias, word }) => api.channels.edit({ id, alias, title: `Канал ${word}` }),
  ],
  "to let people in otherwise": ["lead", (api, { id }, _, kind) => api.channels.setRules({ id, ...rules(kind) })],
  "to archive it": ["own", (api, { id }) => api.membership.archive({ place: id, archived: false })],
};

/** Each list in which somebody may meet it, and the cell that lets them. */
const met: Record<string, [Cell, (api: Api, place: Place) => Promise<boolean>]> = {
  "the catalogue": ["know", async (api, { word }) => (await api.channels.list({ query: word })).items.length > 0],
  "one's channels": ["belong", async (api, { id }) => (await api.channels.mine({})).items.some((one) => one.id === id)],
  "the feed of channels": [
    "belong",
    async (api, { thread }) => (await api.channels.feed({})).items.some((one) => one.id === thread),
  ],
  "the pages of a hashtag": [
    "read",
    async (api, { word, thread }) =>
      (await api.hashtags.page({ hashtag: word })).items.some((one) => one.id === thread),
  ],
  "what is found": [
    "read",
    async (api, { word, thread }) =>
      JSON.stringify(await api.search.find({ query: word, tab: "channel" })).includes(thread),
  ],
  "what search suggests": [
    "read",
    async (api, { word, thread }) => JSON.stringify(await api.search.suggest({ query: word })).includes(thread),
  ],
  "what its author has written": [
    "read",
    async (api, { thread }) =>
      (await api.account.publications({ alias: "kto-owner" })).items.some((one) => one.id === thread),
  ],
  "the feed of one's subscriptions": [
    "belong",
    async (api, { thread }) => (await api.feed.page({ tab: "subscriptions" })).items.some((one) => one.id === thread),
  ],
};

const kinds = joinings.flatMap((joining) => postings.map((posting): Kind => ({ joining, posting })));

describe("what one may ask of a channel, and where one meets it", () => {
  it.each(kinds)("follows the table: $joining, $posting", async (kind) => {
    const place = await channelOf(kind);
    for (const [who, viewer] of people) {
      const api = apiAs(viewer);
      const told: Record<string, boolean> = {};
      for (const [name, [, find]] of Object.entries(met)) told[name] = await find(api, place).catch(() => false);
      for (const [name, [, ask]] of Object.entries(asked))
        told[name] = await ask(api, place, `${who} ${name} ${number}`, kind).then(
          () => true,
          () => false,
        );
      const wanted = Object.entries({ ...met, ...asked }).map(([name, [cell]]) => [name, expected(cell, who, kind)]);
      expect([who, told]).toEqual([who, Object.fromEntries(wanted)]);
    }
  });
});
