import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";

const world = databaseOfTwoCompanies();
let anna: Viewer;
let ivan: Viewer;
let post: string;
let thread: string;

beforeAll(async () => {
  const group = { id: world.sever.id, alias: "sever", name: "Север" };
  anna = await makePerson(group, { firstName: "Анна", lastName: "Ягодина" });
  ivan = await makePerson(group, { firstName: "Иван", lastName: "Лишнев" });
  post = (await apiAs(anna).content.create({ title: "Чай", body: "Пьём чай", feed: "life", reach: "company" })).id;
  thread = (await apiAs(ivan).content.comment({ id: post, text: "Лучше кофе" })).id;
  await apiAs(ivan).content.react({ subject: "publication", id: post, name: "like" });
  await apiAs(anna).content.react({ subject: "publication", id: post, name: "like" });
  await apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
  await apiAs(anna).account.subscribe({ accountId: ivan.accountId, subscribed: true });
  await deliverAll();
});

const seen = async (viewer: Viewer) => {
  const api = apiAs(viewer);
  const { items } = await api.content.comments({ id: post });
  const { commentCount, reactions } = await api.content.publication({ id: post });
  const who = await api.talk.reactors({ subject: "publication", id: post });
  return { comments: items.length, commentCount, likes: reactions.counts.like ?? 0, who: who.items.length };
};

describe("a person who blocks another", () => {
  it("meets neither their words nor their feelings, and the numbers say what is shown", async () => {
    expect(await seen(anna)).toEqual({ comments: 1, commentCount: 1, likes: 2, who: 2 });
    // Of a comment, of a feeling and of a new subscriber.
    expect((await apiAs(anna).notifications.unread()).count).toBe(3);
    await apiAs(anna).blocking.block({ accountId: ivan.accountId });
    await apiAs(anna).blocking.block({ accountId: ivan.accountId });
    expect(await seen(anna)).toEqual({ comments: 0, commentCount: 0, likes: 1, who: 1 });
    expect((await apiAs(anna).notifications.unread()).count).toBe(0);
    expect((await apiAs(anna).notifications.list({})).items).toEqual([]);
    // Everybody else sees what was there.
    expect(await seen(ivan)).toEqual({ comments: 1, commentCount: 1, likes: 2, who: 2 });
  });

  it("ends the subscriptions between the two", async () => {
    expect((await apiAs(anna).followings.subscriptions({ kind: "person" })).items).toEqual([]);
    expect((await apiAs(ivan).followings.subscriptions({ kind: "person" })).items).toEqual([]);
  });

  it("sees the place of an answered comment, without its words and its author", async () => {
    const { id } = await apiAs(world.sever.head).content.comment({ id: post, parentId: thread, text: "Нет, чай" });
    const { items } = await apiAs(anna).content.comments({ id: post });
    expect(items).toMatchObject([{ id: thread, author: null, text: "", blocked: true }, { id }]);
    expect((await apiAs(anna).content.publication({ id: post })).commentCount).toBe(1);
  });

  it("is not told of new answers and names, and reacting gives numbers without the blocked", async () => {
    const { alias } = await apiAs(ivan).account.profile({ alias: anna.accountId });
    await apiAs(ivan).content.comment({ id: post, text: `@${alias} и всё же` });
    const { id } = await apiAs(ivan).content.create({ title: "", body: `@${alias}!`, feed: "life", reach: "company" });
    await deliverAll();
    const notices = (await apiAs(anna).notifications.list({})).items;
    expect(notices.map(({ actor }) => actor?.name)).toEqual([world.sever.head.name]);
    expect((await apiAs(anna).notifications.unread()).count).toBe(1);
    await expect(apiAs(anna).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    const { counts } = await apiAs(anna).content.react({ subject: "publication", id: post, name: "love" });
    expect(counts).toEqual({ love: 1 });
  });

  it("finds the name on the page and in the list of the blocked alone, and lets them come back", async () => {
    const { blocking, account, people } = apiAs(anna);
    const one = await account.profile({ alias: ivan.accountId });
    expect(one).toMatchObject({ away: "blocked", lastName: "Лишнев", position: "", email: null, subscribed: false });
    await expect(people.card({ alias: ivan.accountId })).rejects.toMatchObject({ status: 404 });
    expect(await blocking.list({})).toMatchObject({ total: 1, items: [{ accountId: ivan.accountId }] });
    await blocking.unblock({ accountId: ivan.accountId });
    await blocking.unblock({ accountId: ivan.accountId });
    expect(await blocking.list({})).toMatchObject({ total: 0, items: [] });
    expect((await account.profile({ alias: ivan.accountId })).away).toBeNull();
    expect((await seen(anna)).comments).toBe(3);
  });
});

describe("a person who is blocked", () => {
  it("sees the portal as before: what they press answers as it does to everybody", async () => {
    const profile = () => apiAs(ivan).account.profile({ alias: anna.accountId });
    const before = await profile();
    await apiAs(anna).blocking.block({ accountId: ivan.accountId });
    expect(await profile()).toEqual(before);
    const { subscribed } = await apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
    expect(subscribed).toBe(true);
    expect(await profile()).toEqual({ ...before, subscribed: true, subscribers: before.subscribers + 1 });
    // Nobody else counts them among the readers.
    expect(await apiAs(anna).followings.subscribers({})).toMatchObject({ total: 0, items: [] });
    expect((await apiAs(anna).cabinet.home({})).counts.subscribers).toBe(0);
    expect((await apiAs(anna).account.profile({ alias: anna.accountId })).subscribers).toBe(0);
  });

  it("cannot learn of it from the answers to blocking oneself, strangers and other companies", async () => {
    for (const accountId of [anna.accountId, world.yug.head.accountId, world.guest.accountId, crypto.randomUUID()])
      await expect(apiAs(anna).blocking.block({ accountId })).rejects.toMatchObject({ status: 404 });
  });
});

it("does not hide what the company says by the one who is blocked, nor their place on a desk", async () => {
  const { editor, article } = world.sever;
  await apiAs(anna).blocking.block({ accountId: editor.accountId });
  expect((await apiAs(anna).news.article({ id: article })).id).toBe(article);
  await apiAs(world.admin).blocking.block({ accountId: ivan.accountId });
  const { items } = await apiAs(world.admin).peopleDesk.list({ query: "Лишнев" });
  expect(items.length).toBe(1);
});
