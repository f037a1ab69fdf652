import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { aliasOf, makeCommunity, makePost, meetPeople } from "./circle.ts";

/** What is new to the people of communities, and where they meet it. */
freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera, admin } = await meetPeople());
});

beforeEach(forgetSpending);

const community = (more: object = {}, members = [ivan]) => makeCommunity(anna, members, more);
const post = (id: string, who = ivan) => makePost(who, id);

describe("what is new in a community", () => {
  const unread = async (who: Viewer, id: string) =>
    (await apiAs(who).communities.mine({})).items.find((one) => one.id === id)?.unread;

  it("is counted for each member but the author, until they have met it, on all their devices", async () => {
    const { id, alias } = await community({}, [ivan, vera]);
    await post(id);
    await post(id);
    expect([await unread(anna, id), await unread(vera, id), await unread(ivan, id)]).toEqual([2, 2, 0]);
    expect((await apiAs(vera).communities.community({ alias })).unread).toBe(2);
    await apiAs(vera).membership.seen({ place: id });
    expect([await unread(anna, id), await unread(vera, id)]).toEqual([2, 0]);
    expect((await apiAs(admin).communities.community({ alias })).unread).toBe(0);
  });

  it("is not what somebody has written whom the member has blocked", async () => {
    const { id } = await community({}, [ivan, vera]);
    await post(id);
    await post(id, anna);
    expect(await unread(vera, id)).toBe(2);
    await apiAs(vera).blocking.block({ accountId: ivan.accountId });
    expect(await unread(vera, id)).toBe(1);
    await apiAs(vera).blocking.unblock({ accountId: ivan.accountId });
    expect(await unread(vera, id)).toBe(2);
  });

  it("stands on the main page of its members, what has something new first", async () => {
    const { id: quiet } = await community({ title: "Тихий круг" });
    const { id } = await community({ title: "Живой круг" });
    for (const one of (await apiAs(ivan).communities.mine({})).items)
      await apiAs(ivan).membership.seen({ place: one.id });
    await post(quiet, anna);
    await apiAs(ivan).membership.seen({ place: quiet });
    await post(id, anna);
    const { views } = await apiAs(ivan).widgets.main({});
    expect(views.communities?.[0]?.title).toBe("Живой круг · нового: 1");
    expect(views.communities?.some(({ title }) => title === "Тихий круг")).toBe(true);
  });
});

describe("«Подписки»", () => {
  const followed = async (who: Viewer) =>
    (await apiAs(who).feed.page({ tab: "subscriptions" })).items.map(({ id }) => id);

  it("have the posts of one's communities and the threads of one's closed channels once each, until one is shut out", async () => {
    const { id: place } = await community({ joining: "closed" });
    const { id } = await post(place, anna);
    const said = { alias: "zakryt", title: "Закрытый", joining: "closed", posting: "all" } as const;
    await apiAs(anna).channels.create(said);
    const { id: channel } = await apiAs(anna).channels.channel({ alias: said.alias });
    await apiAs(anna).membership.invite({ place: channel, people: [await aliasOf(ivan)] });
    await apiAs(ivan).membership.join({ place: channel });
    const { id: thread } = await apiAs(anna).channels.write({ id: channel, title: "Только своим" });
    // Followed for its author too: still once.
    await apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
    const mine = await followed(ivan);
    expect([id, thread].map((one) => mine.filter((other) => other === one).length)).toEqual([1, 1]);
    expect(await followed(vera)).not.toContain(thread);
    for (const one of [place, channel]) await apiAs(anna).membership.ban({ place: one, person: ivan.accountId });
    const left = await followed(ivan);
    expect([left.includes(id), left.includes(thread)]).toEqual([false, false]);
  });
});
