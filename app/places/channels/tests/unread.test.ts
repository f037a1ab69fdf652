import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { channels } from "../routes.ts";
import { makeChannel, makeThread, meetPeople } from "./circle.ts";

/** What is new to whom, to the answer: in a thread, in a channel and in the navigation. */
freshDatabase();
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera } = await meetPeople());
});
beforeEach(forgetSpending);

const say = async (who: Viewer, id: string, text: string) => {
  const said = await apiAs(who).content.comment({ id, text });
  await deliverAll();
  return said.id;
};
const inThread = async (who: Viewer, id: string) => (await apiAs(who).channels.thread({ id })).unread;
const beside = async (who: Viewer) => (await apiAs(who).notifications.unread({})).news[href(channels.list)];

describe("a thread", () => {
  it("knows where each reader stopped: the first answer of others since then, and how many there are", async () => {
    const { id: place } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place);
    await say(anna, id, "До того, как открыли");
    expect(await inThread(ivan, id)).toBeNull();
    await apiAs(ivan).feed.read({ id });
    expect(await inThread(ivan, id)).toMatchObject({ count: 0, first: null });
    const first = await say(vera, id, "Раз");
    await say(ivan, id, "Свой ответ не новость");
    await say(anna, id, "Два");
    expect(await inThread(ivan, id)).toMatchObject({ count: 2, first });
    await apiAs(ivan).channels.seen({ id });
    expect(await inThread(ivan, id)).toMatchObject({ count: 0, first: null });
    expect(await inThread(vera, id)).toMatchObject({ count: 2 });
  });

  it("tells of no answer that is gone, nor of one by somebody whom the reader has blocked", async () => {
    const { id: place } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place);
    await apiAs(ivan).channels.seen({ id });
    const gone = await say(vera, id, "Заберу");
    await apiAs(vera).content.removeComment({ id: gone });
    expect(await inThread(ivan, id)).toMatchObject({ count: 0, first: null });
    await say(vera, id, "Чего не ждут");
    expect(await inThread(ivan, id)).toMatchObject({ count: 1 });
    await apiAs(ivan).blocking.block({ accountId: vera.accountId });
    expect(await inThread(ivan, id)).toMatchObject({ count: 0, first: null });
    const { id: heard } = await apiAs(anna).content.comment({ id, text: "А это новость" });
    expect(await inThread(ivan, id)).toMatchObject({ count: 1, first: heard });
    await apiAs(ivan).blocking.unblock({ accountId: vera.accountId });
  });

  it("that was read by itself is new no more in its channel, on any device", async () => {
    const { id: place, alias } = await makeChannel(anna, [ivan]);
    const [{ id }, other] = [await makeThread(anna, place), await makeThread(anna, place)];
    expect((await apiAs(ivan).channels.channel({ alias })).unread).toBe(2);
    await apiAs(ivan).channels.seen({ id });
    expect((await apiAs(ivan).channels.channel({ alias })).unread).toBe(1);
    const { items } = await apiAs(ivan).channels.threads({ id: place, sort: "unread" });
    expect(items.map((one) => one.id)).toEqual([other.id]);
    await say(anna, id, "Ещё слово");
    expect((await apiAs(ivan).channels.channel({ alias })).unread).toBe(2);
  });

  it("of a channel that its reader must not know takes no mark", async () => {
    const { id: place } = await makeChannel(anna, [ivan], { joining: "hidden" });
    const { id } = await makeThread(anna, place);
    await expect(apiAs(vera).channels.seen({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the number in the navigation", () => {
  it("counts neither a thread by somebody whom the reader has blocked nor what they say last in another one", async () => {
    const { id: place, alias } = await makeChannel(anna, [ivan, vera]);
    const counts = async () => [(await apiAs(ivan).channels.channel({ alias })).unread, (await beside(ivan)) ?? 0];
    const before = (await beside(ivan)) ?? 0;
    const { id } = await makeThread(anna, place);
    await apiAs(ivan).channels.seen({ id });
    await makeThread(vera, place);
    await say(vera, id, "Чего не ждут");
    expect(await counts()).toEqual([2, before + 2]);
    await apiAs(ivan).blocking.block({ accountId: vera.accountId });
    expect(await counts()).toEqual([0, before]);
    await say(anna, id, "А это новость");
    await say(vera, id, "И снова не ждут");
    expect(await counts()).toEqual([1, before + 1]);
    await apiAs(ivan).channels.seen({ id });
    expect(await counts()).toEqual([0, before]);
    await apiAs(ivan).blocking.unblock({ accountId: vera.accountId });
  });

  it("is how many threads of one's channels have something new, but those of silenced and archived ones", async () => {
    const reader = vera;
    const places = [await makeChannel(anna, [reader]), await makeChannel(anna, [reader]), await makeChannel(anna, [])];
    const before = (await beside(reader)) ?? 0;
    for (const { id } of places) await makeThread(anna, id);
    await makeThread(reader, places[0]!.id);
    expect(await beside(reader)).toBe(before + 2);
    await apiAs(reader).membership.listen({ place: places[0]!.id, level: "none" });
    expect(await beside(reader)).toBe(before + 1);
    await apiAs(anna).membership.archive({ place: places[1]!.id, archived: true });
    expect(await beside(reader)).toBe(before);
    await apiAs(anna).membership.archive({ place: places[1]!.id, archived: false });
    await apiAs(reader).membership.seen({ place: places[1]!.id });
    expect(await beside(reader)).toBe(before);
  });
});
