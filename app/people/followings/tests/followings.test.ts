import { beforeEach, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;

beforeEach(async () => {
  company = await makeCompany();
  anna = await makePerson(company);
});

it("lists whom a person follows, twenty a page, the last first, and lets them go in silence", async () => {
  const api = apiAs(anna);
  for (let at = 0; at < 23; at++) {
    const { accountId } = await makePerson(company, { lastName: `Номер${at}` });
    await api.account.subscribe({ accountId, subscribed: true });
  }
  const first = await api.followings.subscriptions({ kind: "person" });
  expect(first.items.length).toBe(20);
  expect(first.items[0]!.title).toContain("Номер22");
  const rest = await api.followings.subscriptions({ kind: "person", after: first.next });
  expect(rest.items.map(({ title }) => title)).toEqual([2, 1, 0].map((at) => `Анна Номер${at}`));
  const { id } = first.items[0]!;
  for (let times = 0; times < 2; times++) await api.followings.unfollow({ kind: "person", id });
  expect((await api.followings.subscriptions({ kind: "person" })).items[0]!.title).toContain("Номер21");
});

it("lists rubrics and hashtags apart", async () => {
  const api = apiAs(anna);
  await api.hashtags.subscribe({ hashtag: "Кофе", subscribed: true });
  const kinds = ["person", "rubric", "hashtag"] as const;
  const all = await Promise.all(kinds.map(async (kind) => (await api.followings.subscriptions({ kind })).items));
  expect(all.map((items) => items.map(({ title }) => title))).toEqual([[], [], ["#кофе"]]);
  await api.followings.unfollow({ kind: "rubric", id: "not-an-id" });
  await api.followings.unfollow({ kind: "hashtag", id: "кофе" });
  expect((await api.followings.subscriptions({ kind: "hashtag" })).items).toEqual([]);
});

it("shows who follows a person, and takes a follower away without a word to anybody", async () => {
  const ivan = await makePerson(company, { firstName: "Иван" });
  const subscribe = () => apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
  await subscribe();
  await subscribe();
  const { followings } = apiAs(anna);
  expect(await followings.subscribers({})).toMatchObject({ total: 1, items: [{ name: "Иван Петрова" }] });
  for (let times = 0; times < 2; times++) await followings.dropSubscriber({ accountId: ivan.accountId });
  expect(await followings.subscribers({})).toMatchObject({ total: 0, items: [] });
  expect((await apiAs(ivan).notifications.list({})).items).toEqual([]);
});
