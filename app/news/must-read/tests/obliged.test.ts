import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn, stopAtNoon } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
const store = newId();
const shelf = newId();
let company: Company;
let editor: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  const groupId = company.id;
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { id: store, groupId, name: "Склад" },
        { id: shelf, groupId, name: "Приёмка", parentId: store },
      ]),
  );
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
  await startEvents(listeners).stop();
});
afterEach(() => setClock());

const desk = () => apiAs(editor).newsroom;
const report = (id: string) => apiAs(editor).mustRead.readers({ id });
const order = (more: object) => ({
  ...articleOf(rubric),
  title: `Приказ ${newId().slice(-8)}`,
  mustRead: true,
  ...more,
});
const publish = async (more: object = {}) => (await desk().write({ ...order(more), step: "publish" })).id;
const inside = (departmentId: string) => makePerson(company, { departmentId });
const leave = (who: Viewer) =>
  withTenant("*", () => db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, who.accountId)));

/** What the portal asks of a reader: beside the article, in «Требует внимания», by the bell. */
async function askedOf(who: Viewer, id: string) {
  await deliverAll();
  const api = apiAs(who);
  const [article, due, notices] = await Promise.all([
    api.news.article({ id }),
    api.news.due({}),
    api.notifications.list({}),
  ]);
  const bell = notices.items.some(({ kind, href }) => kind === "must-read" && href.includes(id));
  return [article.mustRead !== null, due.items.some((one) => one.id === id), bell];
}

describe("who must read an article", () => {
  it("may be some of its readers: nobody else is asked, counted or reminded", async () => {
    const [clerk, porter, other] = [await inside(store), await inside(shelf), await makePerson(company)];
    const id = await publish({ obliged: [`department:${store}`] });
    await desk().copy({ id });
    expect(await apiAs(editor).mustRead.remind({ id })).toEqual({ people: 2 });
    expect(await askedOf(clerk, id)).toEqual([true, true, true]);
    expect(await askedOf(porter, id)).toEqual([true, true, true]);
    expect(await askedOf(other, id)).toEqual([false, false, false]);
    await expect(apiAs(other).news.acknowledge({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(porter).news.acknowledge({ id });
    const { addressed, acknowledged, people } = await report(id);
    expect([addressed, acknowledged]).toEqual([2, 1]);
    expect(people.map(({ accountId }) => accountId).sort()).toEqual([clerk.accountId, porter.accountId].sort());
    // Who moves there is asked from then on; who leaves is awaited no more.
    await withTenant("*", () =>
      db().update(accounts).set({ departmentId: store }).where(eq(accounts.id, other.accountId)),
    );
    expect((await report(id)).addressed).toBe(3);
    await leave(clerk);
    expect((await report(id)).addressed).toBe(2);
  });

  it("is told by the bell, or finds it: delivered, opened and acknowledged are counted apart", async () => {
    const team = newId();
    await withTenant("*", () => db().insert(departments).values({ id: team, groupId: company.id, name: "Смена" }));
    const [told, later] = [await inside(team), await inside(team)];
    const id = await publish({ obliged: [`department:${team}`] });
    const counted = async () => {
      const { addressed, delivered, opened, acknowledged } = await report(id);
      return [addressed, delivered, opened, acknowledged];
    };
    expect(await counted()).toEqual([2, 0, 0, 0]);
    await apiAs(later).feed.read({ id });
    expect(await counted()).toEqual([2, 1, 1, 0]);
    await apiAs(editor).mustRead.remind({ id });
    await deliverAll();
    expect(await counted()).toEqual([2, 2, 1, 0]);
    await apiAs(told).news.acknowledge({ id });
    expect(await counted()).toEqual([2, 2, 2, 1]);
    const { departments: units, people } = await report(id);
    expect(units).toMatchObject([{ name: "Смена", delivered: 2 }]);
    expect(people.every(({ delivered }) => delivered)).toBe(true);
  });

  it("has as many days from the first one here as those who were here when it came out", async () => {
    stopAtNoon();
    const [due, today] = [dayIn(-10), dayIn()];
    const earlier = (days: number) => new Date(now().getTime() - days * 86_400_000);
    const [long, published] = [earlier(60), earlier(20)];
    setClock(published);
    const id = await publish({ dueOn: due });
    setClock(earlier(-20));
    const [old, fresh] = [await inside(store), await inside(store)];
    await withTenant("*", () => db().update(accounts).set({ createdAt: long }).where(eq(accounts.id, old.accountId)));
    const asked = async (who: Viewer) => (await apiAs(who).news.due({})).items.find((one) => one.id === id);
    expect(await asked(old)).toMatchObject({ dueOn: due, late: true });
    expect(await asked(fresh)).toMatchObject({ late: false });
    const { mustRead } = await apiAs(fresh).news.article({ id });
    expect(mustRead!.dueOn! > today).toBe(true);
  });

  it("has said so of the words of that day: changed since, reader and editors are told", async () => {
    const reads = await inside(store);
    const id = await publish({ obliged: [`department:${store}`] });
    await apiAs(reads).news.acknowledge({ id });
    const told = async () => (await apiAs(reads).news.article({ id })).mustRead;
    expect((await told())?.changedAt).toBeNull();
    const { revision } = await desk().source({ id });
    const words = { ...order({ obliged: [`department:${store}`], body: "Иначе" }), id, revision };
    await desk().change({ ...words, step: "save" });
    const { acknowledgedAt, changedAt } = (await told())!;
    expect(changedAt! > acknowledgedAt!).toBe(true);
    const { people } = await report(id);
    expect(people.find(({ accountId }) => accountId === reads.accountId)).toMatchObject({ beforeChange: true });
  });

  it("may be asked anew for changed words by an editor: once for each change, and what they had said stays", async () => {
    const [said, later, silent] = [await inside(store), await inside(store), await inside(store)];
    const obliged = [`department:${store}`];
    const id = await publish({ obliged });
    await apiAs(said).news.acknowledge({ id });
    expect(await apiAs(editor).mustRead.askAnew({ id })).toEqual({ people: 0 });
    const { revision } = await desk().source({ id });
    await desk().change({ ...order({ obliged, body: "Иначе" }), id, revision, step: "save" });
    await apiAs(later).news.acknowledge({ id });
    expect((await report(id)).outdated).toBe(1);
    expect(await Promise.all([1, 2].map(() => apiAs(editor).mustRead.askAnew({ id })))).toEqual(
      expect.arrayContaining([{ people: 1 }, { people: 0 }]),
    );
    expect([await askedOf(said, id), await askedOf(later, id), await askedOf(silent, id)]).toEqual([
      [true, true, true],
      [true, false, false],
      [true, true, false],
    ]);
    const { people, outdated, acknowledged } = await report(id);
    expect([outdated, acknowledged]).toEqual([0, 1]);
    const before = people.find(({ accountId }) => accountId === said.accountId)!;
    expect([before.acknowledgedAt, typeof before.formerAt]).toEqual([null, "string"]);
    await apiAs(said).news.acknowledge({ id });
    expect((await report(id)).people.filter(({ acknowledgedAt }) => acknowledgedAt)).toHaveLength(2);
  });

  it("is nobody any more once editors take it back: the list is closed, what was said is kept", async () => {
    const [said, silent] = [await inside(store), await inside(store)];
    const id = await publish({ obliged: [`department:${store}`] });
    await apiAs(said).news.acknowledge({ id });
    const { revision, reported } = await desk().source({ id });
    const words = { ...order({ mustRead: false, obliged: [`department:${store}`] }), id, revision };
    await desk().change({ ...words, step: "save" });
    await leave(said);
    expect(await askedOf(silent, id)).toEqual([false, false, false]);
    const { closed, remindable, people } = await report(id);
    expect([closed, remindable, people.map(({ accountId }) => accountId)]).toEqual([true, "no", [said.accountId]]);
    await expect(apiAs(editor).mustRead.remind({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const now = await desk().source({ id });
    expect([reported, now.reported, now.obliged]).toEqual([true, true, null]);
  });
});
