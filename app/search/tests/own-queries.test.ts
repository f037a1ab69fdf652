import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { recentQueries, sweepRecent } from "../server/index.ts";

freshDatabase();
let me: Viewer;
let colleague: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  me = await makePerson(company);
  colleague = await makePerson(company);
});
beforeEach(forgetSpending);

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
