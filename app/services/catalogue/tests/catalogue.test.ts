import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let desk: Viewer;
let owner: Viewer;
let ivan: Viewer;

const show = (shown: boolean | null) =>
  withTenant("*", () => db().update(groups).set({ showServices: shown }).where(eq(groups.id, company.id)));
const make = (more: object = {}) =>
  apiAs(desk).services.make({ title: "Обеды", kind: "page", owner: owner.accountId, ...more });
const titles = async (who: Viewer, wish: { query?: string } = {}) =>
  (await apiAs(who).services.list(wish)).items.map(({ title }) => title);
const opens = (who: Viewer, id: string) =>
  apiAs(who)
    .services.one({ id })
    .then(
      () => true,
      () => false,
    );

beforeEach(async () => {
  setClock(new Date("2026-12-01T09:00:00Z"));
  company = await makeCompany();
  await show(true);
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  owner = await makePerson(company);
  ivan = await makePerson(company);
});
afterEach(() => setClock());

describe("the catalogue", () => {
  it("shows what is meant for its reader, by words in any case, and what they keep and used last", async () => {
    const { id } = await make({ summary: "Борщ и ёжики" });
    await make({ title: "Только хозяину", audience: [`user:${owner.accountId}`] });
    expect(await titles(ivan)).toEqual(["Обеды"]);
    expect(await titles(ivan, { query: "ЕЖИКИ борщ" })).toEqual(["Обеды"]);
    expect(await titles(ivan, { query: "хозяину" })).toEqual([]);
    await apiAs(ivan).services.keep({ id, on: true });
    await apiAs(ivan).services.use({ id });
    const { favourites, lately } = await apiAs(ivan).services.list({});
    expect([favourites.map((one) => one.id), lately.map((one) => one.id)]).toEqual([[id], [id]]);
    await apiAs(ivan).widgets.show({ name: "services", shown: true });
    expect((await apiAs(ivan).widgets.main({})).views.services).toEqual([{ href: `/services/${id}`, title: "Обеды" }]);
    await apiAs(ivan).services.keep({ id, on: false });
    expect((await apiAs(ivan).services.list({})).favourites).toEqual([]);
  });

  it("is not there at once where the company hides it: pages, search and deeds; the comics stay", async () => {
    const { id } = await make();
    await make({ title: "Комикс", season: "comix" });
    await make({ title: "Новый год", season: "ny" });
    const found = async () => {
      const { groups: all } = await apiAs(ivan).search.find({ query: "обеды", tab: "services" });
      return all.flatMap(({ items }) => items).filter((one) => one.kind === "service").length;
    };
    expect([await found(), await opens(ivan, id)]).toEqual([1, true]);
    await show(false);
    expect([await found(), await opens(ivan, id), await titles(ivan)]).toEqual([0, false, []]);
    await expect(apiAs(ivan).services.keep({ id, on: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(ivan).builder.season({ name: "ny" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(ivan).builder.season({ name: "comix" })).title).toBe("Комикс");
    expect((await apiAs(desk).services.deskList({})).items).toHaveLength(3);
    await show(true);
    expect(await opens(ivan, id)).toBe(true);
  });

  it("lets a service of some days come and go by itself; who answers for it sees it always", async () => {
    const { id } = await make({ startsAt: "2026-12-10T00:00:00.000Z", endsAt: "2026-12-20T00:00:00.000Z" });
    const seen = async () => [await opens(ivan, id), await opens(owner, id), (await titles(ivan)).length];
    expect(await seen()).toEqual([false, true, 0]);
    setClock(new Date("2026-12-15T09:00:00Z"));
    expect(await seen()).toEqual([true, true, 1]);
    setClock(new Date("2026-12-21T09:00:00Z"));
    expect(await seen()).toEqual([false, true, 0]);
  });

  it("says that a service is mended or off instead of an error, and takes no requests meanwhile", async () => {
    const { id } = await make({ kind: "form" });
    await apiAs(desk).services.setStatus({ id, status: "maintenance", statusText: "До обеда" });
    expect(await apiAs(ivan).services.one({ id })).toMatchObject({ status: "maintenance", statusText: "До обеда" });
    await expect(apiAs(ivan).requests.submit({ service: id, answers: {} })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await apiAs(desk).services.setStatus({ id, status: "off", statusText: "Закрыли" });
    expect([await titles(ivan), (await apiAs(ivan).services.one({ id })).status]).toEqual([[], "off"]);
  });

  it("opens a part of a service by its own word, one of that word", async () => {
    const { id: parentId } = await make();
    const { id } = await make({ title: "Меню", parentId, alias: "menu" });
    expect(await apiAs(ivan).services.one({ id: parentId, alias: "menu" })).toMatchObject({ id, parentTitle: "Обеды" });
    expect((await apiAs(ivan).services.one({ id: parentId })).subservices.map((one) => one.id)).toEqual([id]);
    expect([await titles(ivan), await titles(ivan, { query: "меню" })]).toEqual([["Обеды"], ["Меню"]]);
    await expect(make({ title: "Ещё", parentId, alias: "menu" })).rejects.toMatchObject({ code: "INVALID" });
    await expect(make({ title: "Глубже", parentId: id, alias: "deep" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("takes no addresses that would run or lead elsewhere than they say", async () => {
    for (const address of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", ""])
      for (const kind of ["link", "internal"])
        await expect(make({ kind, address })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("passes to the successor of its owner", async () => {
    const { id } = await make();
    await apiAs(desk).peopleDesk.leave({ id: owner.accountId, successor: ivan.accountId });
    expect((await apiAs(ivan).services.one({ id })).owner.accountId).toBe(ivan.accountId);
  });
});

it("two who change a service at once do not undo each other", async () => {
  const { id } = await make();
  const change = (title: string) =>
    apiAs(desk).services.change({ id, revision: 1, title, kind: "page", owner: owner.accountId });
  const both = await Promise.allSettled([change("Одно"), change("Другое")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("services and categories are moved, and a category goes without its services", async () => {
  const { id: category } = await apiAs(desk).services.putCategory({ title: "Еда", icon: "food" });
  await expect(apiAs(desk).services.putCategory({ title: "еда", icon: "food" })).rejects.toMatchObject({
    code: "INVALID",
  });
  const { id } = await make({ categoryId: category });
  await make({ title: "Кофе" });
  await apiAs(desk).services.move({ id, by: 1 });
  expect(await titles(ivan)).toEqual(["Кофе", "Обеды"]);
  await apiAs(desk).services.dropCategory({ id: category });
  expect((await apiAs(ivan).services.one({ id })).category).toBeNull();
});
