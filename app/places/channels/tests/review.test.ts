import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { reads } from "#app/engines/membership/tests/guild.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** What leaders of a channel or a community read before it comes out. */
freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  [anna, ivan, vera] = [await makePerson(company), await makePerson(company), await makePerson(company)];
  moderator = await makePerson(company, { rights: ["moderator"] });
});

beforeEach(forgetSpending);

type Kind = "channel" | "community";
const rules = { joining: "open", posting: "all", inviting: "admins" } as const;
const notFound = { code: "NOT_FOUND" };
let number = 0;

/** What people write in it waits; ivan, vera and a moderator of the company take part. */
async function placeOf(kind: Kind) {
  number += 1;
  const alias = `chitayut-${number}`;
  const said = { alias, title: `Место ${number}`, joining: "open" as const, posting: "all" as const };
  const api = apiAs(anna);
  const area = kind === "channel" ? api.channels : api.communities;
  await area.create(said);
  const { id } =
    kind === "channel" ? await api.channels.channel({ alias }) : await api.communities.community({ alias });
  await area.setRules({ id, ...rules, preModerated: true });
  for (const one of [ivan, vera, moderator]) await apiAs(one).membership.join({ place: id });
  return { id, alias };
}

const write = (kind: Kind, who: Viewer, id: string, title: string) =>
  kind === "channel"
    ? apiAs(who).channels.write({ id, title, body: `Про ${title}` })
    : apiAs(who).communities.write({ id, title, body: `Про ${title}` });

/** Everywhere that something written in a place could be met: by how many ways this reader meets it. */
async function met(kind: Kind, who: Viewer, { id, word, place }: { id: string; word: string; place: string }) {
  const api = apiAs(who);
  const listed =
    kind === "channel"
      ? [...(await api.channels.threads({ id: place })).items, ...(await api.channels.feed({})).items]
      : (await api.communities.posts({ id: place })).items;
  const feeds = await Promise.all((["subscriptions", "company"] as const).map((tab) => api.feed.page({ tab })));
  const { groups } = await api.search.find({ query: word });
  const unread = [...(await api.channels.mine({})).items, ...(await api.communities.mine({})).items];
  return {
    listed: listed.some((one) => one.id === id),
    fed: feeds.some(({ items }) => items.some((one) => one.id === id)),
    found: groups.some(({ items }) => items.length > 0),
    counted: unread.find((one) => one.id === place)!.unread > 0,
    read: await reads(who, id),
  };
}

const nowhere = { listed: false, fed: false, found: false, counted: false, read: false };
const everywhere = { listed: true, fed: true, found: true, counted: true, read: true };
const told = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
};

describe.each<Kind>(["channel", "community"])("in a %s whose leaders read first", (kind) => {
  it("what a member writes is met by its author alone until a leader lets it out, and then by all", async () => {
    const { id: place } = await placeOf(kind);
    const word = `перелицовка${number}`;
    const { id, waits } = await write(kind, ivan, place, word);
    expect(waits).toBe(true);
    await deliverAll();
    for (const who of [vera, moderator]) expect(await met(kind, who, { id, word, place })).toEqual(nowhere);
    expect((await apiAs(ivan).content.publication({ id })).state).toBe("pending");
    if (kind === "channel") {
      const { items } = await apiAs(ivan).channels.threads({ id: place, sort: "mine" });
      expect(items.map((one) => [one.id, one.waits])).toEqual([[id, true]]);
    }
    expect(await told(anna)).toContain(`${kind}-asked`);
    expect(await told(ivan)).not.toContain(`${kind}-asked`);
    const { items } = await apiAs(anna).moderation.placeQueue({ place });
    expect(items.map(({ objectId, cause, title }) => [objectId, cause, title])).toEqual([[id, "hold", word]]);
    const one = await apiAs(anna).moderation.placeCase({ place, id: items[0]!.id });
    expect([one.text, one.choices]).toEqual([`Про ${word}`, ["approve", "reject"]]);
    await apiAs(anna).moderation.decideInPlace({ place, id: items[0]!.id, decision: "approve" });
    await deliverAll();
    expect(await met(kind, vera, { id, word, place })).toEqual(everywhere);
    expect(await told(ivan)).toContain("approved");
    expect((await apiAs(anna).moderation.placeQueue({ place })).items).toEqual([]);
  });

  it("what is sent back stays its author's, with the reason", async () => {
    const { id: place } = await placeOf(kind);
    const word = `перекройка${number}`;
    const { id } = await write(kind, ivan, place, word);
    const [waiting] = (await apiAs(anna).moderation.placeQueue({ place })).items;
    const named = { place, id: waiting!.id };
    const silent = apiAs(anna).moderation.decideInPlace({ ...named, decision: "reject" });
    await expect(silent).rejects.toMatchObject({ data: { fields: { reason: ["Выберите причину"] } } });
    const decided = { decision: "reject", reason: "other", message: "Добавьте адрес" } as const;
    await apiAs(anna).moderation.decideInPlace({ ...named, ...decided });
    expect(await met(kind, vera, { id, word, place })).toEqual(nowhere);
    expect(await told(ivan)).toContain("rejected");
    const { decision } = await apiAs(ivan).moderation.verdict({ target: "post", id });
    expect(decision).toMatchObject({ name: "reject", message: "Добавьте адрес" });
  });

  it("what its leaders write comes out at once, and nobody else sees to what waits", async () => {
    const { id: place } = await placeOf(kind);
    expect((await write(kind, anna, place, `начало${number}`)).waits).toBe(false);
    await write(kind, ivan, place, `продолжение${number}`);
    const [waiting] = (await apiAs(anna).moderation.placeQueue({ place })).items;
    for (const who of [ivan, vera, moderator]) {
      const api = apiAs(who).moderation;
      await expect(api.placeQueue({ place })).rejects.toMatchObject(notFound);
      await expect(api.placeCase({ place, id: waiting!.id })).rejects.toMatchObject(notFound);
      const decides = api.decideInPlace({ place, id: waiting!.id, decision: "approve" });
      await expect(decides).rejects.toMatchObject(notFound);
    }
    const { id: another } = await placeOf(kind);
    const elsewhere = apiAs(anna).moderation.placeCase({ place: another, id: waiting!.id });
    await expect(elsewhere).rejects.toMatchObject(notFound);
  });

  it("a complaint about what stands there comes to its leaders too", async () => {
    const { id: place } = await placeOf(kind);
    const { id } = await write(kind, anna, place, `спорное${number}`);
    await apiAs(anna).membership.setRole({ place, person: vera.accountId, role: "admin" });
    await apiAs(ivan).moderation.report({ target: "post", id, reason: "insult" });
    expect(await told(vera)).toContain(`${kind}-asked`);
    const [asked] = (await apiAs(vera).moderation.placeQueue({ place })).items;
    expect([asked!.objectId, asked!.cause]).toEqual([id, "reports"]);
    await apiAs(vera).moderation.decideInPlace({ place, id: asked!.id, decision: "hide", reason: "insult" });
    expect((await met(kind, ivan, { id, word: `спорное${number}`, place })).read).toBe(false);
  });
});

it("a post that was let out waits again once its author has changed it", async () => {
  const { id: place } = await placeOf("community");
  const { id } = await write("community", ivan, place, "Правка");
  const [waiting] = (await apiAs(anna).moderation.placeQueue({ place })).items;
  await apiAs(anna).moderation.decideInPlace({ place, id: waiting!.id, decision: "approve" });
  const { revision } = await apiAs(ivan).communities.source({ id });
  const change = { id, revision, title: "Правка", body: "Совсем другое" };
  expect((await apiAs(ivan).communities.rewrite(change)).waits).toBe(true);
  await expect(apiAs(vera).content.publication({ id })).rejects.toMatchObject(notFound);
});
