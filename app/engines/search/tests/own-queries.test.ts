import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { recentQueries, savedQueries, sweepRecent } from "../server/index.ts";
import { notifyOfFound } from "../server/notices.ts";

freshDatabase();
let me: Viewer;
let colleague: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  me = await makePerson(company);
  colleague = await makePerson(company);
});
beforeEach(forgetSpending);
afterEach(() => setClock());

const recent = async (who = me) => (await apiAs(who).search.own({})).recent;

test("what one has looked for lately is remembered once, the last first, for oneself alone", async () => {
  const { search } = apiAs(me);
  for (const query of ["отпуск", "Ёлка", "столовая", "елка"]) await search.find({ query });
  await search.suggest({ query: "подсказка" });
  await apiAs({ ...me, shownBy: { accountId: colleague.accountId, name: "Админ" } }).search.find({ query: "чужое" });
  expect(await recent()).toEqual(["елка", "столовая", "отпуск"]);
  expect(await recent(colleague)).toEqual([]);
  expect(await recent({ ...me, shownBy: { accountId: colleague.accountId, name: "Админ" } })).toEqual([]);
});

test("one query is forgotten, then all of them; others keep theirs", async () => {
  await apiAs(colleague).search.find({ query: "отпуск" });
  await apiAs(me).search.forget({ query: "ЁЛКА" });
  expect(await recent()).toEqual(["столовая", "отпуск"]);
  await apiAs(me).search.forget({});
  expect(await recent()).toEqual([]);
  expect(await recent(colleague)).toEqual(["отпуск"]);
});

test("is forgotten by itself after ninety days", async () => {
  await withTenant("*", () =>
    db()
      .update(recentQueries)
      .set({ askedAt: new Date("2020-01-01") }),
  );
  await apiAs(me).search.find({ query: "свежее" });
  await sweepRecent();
  expect([await recent(), await recent(colleague)]).toEqual([["свежее"], []]);
});

test("a query is kept with its tab and choice, once, until it is let go", async () => {
  const { search } = apiAs(me);
  const { id } = await search.keep({ query: "отпуск", tab: "news", period: "week" });
  expect(await search.keep({ query: "отпуск", tab: "news", period: "week" })).toEqual({ id });
  const { id: other } = await search.keep({ query: "отпуск" });
  const { saved } = await search.own({});
  expect(saved.map((one) => [one.id, one.tab, decodeURIComponent(one.href)])).toEqual([
    [other, "all", "/search?query=отпуск"],
    [id, "news", "/search/news?query=отпуск&period=week"],
  ]);
  expect((await apiAs(colleague).search.own({})).saved).toEqual([]);
  await expect(apiAs(colleague).search.letGo({ id })).rejects.toMatchObject({ status: 404 });
  await search.letGo({ id });
  expect((await search.own({})).saved.map((one) => one.id)).toEqual([other]);
  await expect(search.letGo({ id: newId() })).rejects.toMatchObject({ status: 404 });
});

test("what is new for a watched query is told in one notice that comes again, never of one's own words nor of what was there", async () => {
  const { search, notifications } = apiAs(me);
  const write = (who: Viewer, body: string) => apiAs(who).content.create({ body, feed: "work", reach: "company" });
  await write(colleague, "Старый самовар");
  const { id } = await search.keep({ query: "самовар", tab: "ugc" });
  expect(await search.watch({ id, watched: true })).toEqual({ watched: true });
  await write(me, "Мой самовар");
  await write(colleague, "Новый самовар");
  const told = async (hours: number) => {
    setClock(() => new Date(Date.now() + hours * 3_600_000));
    await notifyOfFound();
    const { items } = await notifications.list({});
    return items.map(({ words, subject, text, href, read }) => [words, subject, text, decodeURIComponent(href), read]);
  };
  const address = "/search/ugc?query=самовар&sort=new";
  const first = ["Новое по запросу", "самовар", "Новый самовар", address, false];
  expect(await told(1)).toEqual([first]);
  await notifications.readAll();
  expect(await told(2)).toEqual([[...first.slice(0, 4), true]]);
  for (const body of ["Третий самовар", "Четвёртый самовар"]) await write(colleague, body);
  expect(await told(4)).toEqual([["Новое по запросу", "самовар", "Четвёртый самовар и ещё 1", address, false]]);
  await search.watch({ id, watched: false });
  await write(colleague, "Пятый самовар");
  expect((await told(6))[0]![2]).toBe("Четвёртый самовар и ещё 1");
});

test("what somebody may not see is no news to them, and another's query is nobody's to watch", async () => {
  const { search, notifications } = apiAs(me);
  const { id } = await search.keep({ query: "кофемолка" });
  await search.watch({ id, watched: true });
  await expect(apiAs(colleague).search.watch({ id, watched: false })).rejects.toMatchObject({ status: 404 });
  const stranger = await makePerson(await makeCompany());
  await apiAs(stranger).content.create({ body: "Чужая кофемолка", feed: "work", reach: "company" });
  setClock(new Date(Date.now() + 8 * 3_600_000));
  await notifyOfFound();
  expect((await notifications.list({})).items.filter(({ subject }) => subject === "кофемолка")).toEqual([]);
  const { id: people } = await search.keep({ query: "кофемолка", tab: "people" });
  await expect(search.watch({ id: people, watched: true })).rejects.toMatchObject({ status: 404 });
});

test("a watched query that fails keeps nobody else waiting, has its turn after the others and loses nothing", async () => {
  const { search, notifications } = apiAs(me);
  const kept: string[] = [];
  for (const query of ["мельница", "жернова"]) {
    const { id } = await search.keep({ query });
    await search.watch({ id, watched: true });
    kept.push(id);
  }
  const addressed = (address: string) =>
    withTenant("*", () => db().update(savedQueries).set({ address }).where(eq(savedQueries.id, kept[0]!)));
  await addressed("http://[");
  for (const body of ["Мельница скрипит", "Жернова крутятся"])
    await apiAs(colleague).content.create({ body, feed: "work", reach: "company" });
  const told = async (hours: number) => {
    setClock(() => new Date(Date.now() + hours * 3_600_000));
    await notifyOfFound();
    const { items } = await notifications.list({});
    return items.map(({ text }) => text).filter((text) => /Мельница|Жернова/.test(text));
  };
  expect(await told(1)).toEqual(["Жернова крутятся"]);
  const [row] = await withTenant("*", () => db().select().from(savedQueries).where(eq(savedQueries.id, kept[0]!)));
  expect(row!.triedAt!.getTime()).toBeGreaterThan(row!.watchedFrom!.getTime());
  await addressed("/search?query=мельница");
  expect(await told(2)).toEqual(["Мельница скрипит", "Жернова крутятся"]);
});

test("a watched query that has never found anything as it is written is read otherwise, as its page reads it", async () => {
  const { search, notifications } = apiAs(me);
  const { id } = await search.keep({ query: "ntktcrjg" });
  await search.watch({ id, watched: true });
  await apiAs(colleague).content.create({ body: "Куплен телескоп", feed: "work", reach: "company" });
  setClock(() => new Date(Date.now() + 3_600_000));
  await notifyOfFound();
  const { items } = await notifications.list({});
  expect(items.filter(({ subject }) => subject === "ntktcrjg").map(({ text }) => text)).toEqual(["Куплен телескоп"]);
});
