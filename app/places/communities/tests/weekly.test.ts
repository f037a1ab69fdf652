import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { endOffers } from "#app/engines/membership/server/handing-over.ts";
import { askOwners } from "#app/engines/membership/server/quiet.ts";
import { placeOffers, places } from "#app/engines/membership/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { tellWeeks } from "../server/weekly.ts";

/** What the clock tells the people of communities: their week, and that nobody writes any more. */
freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;

beforeAll(async () => {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  [anna, ivan, vera] = [await makePerson(company), await makePerson(company), await makePerson(company)];
  admin = await makePerson(company, { roles: ["employee", "admin"] });
});

beforeEach(forgetSpending);

let number = 0;
async function community() {
  number += 1;
  const said = { alias: `nedelya-${number}`, title: `Неделя ${number}`, joining: "open", posting: "all" } as const;
  await apiAs(anna).communities.create(said);
  const { id } = await apiAs(anna).communities.community({ alias: said.alias });
  for (const one of [ivan, vera]) await apiAs(one).membership.join({ place: id });
  return { id, alias: said.alias, title: said.title };
}

/** Does a job of the clock as two nodes would that both think it is their turn. */
async function strike({ run }: typeof tellWeeks) {
  const once = () => withTenant("*", () => transaction(() => run(undefined, "", new AbortController().signal)));
  await Promise.all([once(), once()]);
  await deliverAll();
}

const told = async (who: Viewer, kind: string, subject: string) =>
  (await apiAs(who).notifications.list({})).items.filter((one) => one.kind === kind && one.subject === subject);
const change = (id: string, said: Partial<typeof places.$inferInsert>) =>
  withTenant("*", () => db().update(places).set(said).where(eq(places.id, id)));

describe("the week of a community", () => {
  it("is told once to each member for whom there is something, but to whom wants to hear nothing", async () => {
    const { id, title } = await community();
    const { title: still } = await community();
    await apiAs(ivan).communities.write({ id, title: "Пробежка в субботу", body: "Встречаемся у ворот" });
    await apiAs(vera).membership.listen({ place: id, level: "none" });
    await strike(tellWeeks);
    await strike(tellWeeks);
    expect((await told(anna, "community-week", title)).map(({ text }) => text)).toEqual(["Пробежка в субботу"]);
    // Ivan has written all of it himself.
    expect(await told(ivan, "community-week", title)).toEqual([]);
    expect(await told(vera, "community-week", title)).toEqual([]);
    expect(await told(anna, "community-week", still)).toEqual([]);
  });

  it("names no words of whom its reader has blocked", async () => {
    const { id, title } = await community();
    await apiAs(ivan).communities.write({ id, title: "От Ивана", body: "Слова" });
    await apiAs(vera).blocking.block({ accountId: ivan.accountId });
    await strike(tellWeeks);
    expect(await told(vera, "community-week", title)).toEqual([]);
    expect((await told(anna, "community-week", title)).length).toBe(1);
  });
});

describe("a community in which nobody has written for half a year", () => {
  it("sleeps, is in the administrator's list, and its owner is asked once", async () => {
    const { id, alias, title } = await community();
    expect((await apiAs(ivan).communities.community({ alias })).dormant).toBe(false);
    await change(id, { createdAt: new Date(Date.now() - 200 * 86_400_000) });
    expect((await apiAs(ivan).communities.community({ alias })).dormant).toBe(true);
    const { items } = await apiAs(admin).membership.desk({ state: "dormant" });
    expect(items.map((one) => one.id)).toContain(id);
    await strike(askOwners as typeof tellWeeks);
    await strike(askOwners as typeof tellWeeks);
    expect((await told(anna, "community-quiet", title)).length).toBe(1);
    expect(await told(ivan, "community-quiet", title)).toEqual([]);
    await apiAs(anna).communities.write({ id, title: "Снова вместе", body: "Пишем" });
    await deliverAll();
    expect((await apiAs(ivan).communities.community({ alias })).dormant).toBe(false);
  });
});

it("an offer to own a community whose days are over is told to whoever made it, once", async () => {
  const { id, title } = await community();
  await apiAs(anna).membership.handOver({ place: id, person: ivan.accountId });
  await strike(endOffers as typeof tellWeeks);
  expect(await told(anna, "community-unanswered", title)).toEqual([]);
  const expiresAt = new Date(Date.now() - 1000);
  await withTenant("*", () => db().update(placeOffers).set({ expiresAt }).where(eq(placeOffers.placeId, id)));
  await strike(endOffers as typeof tellWeeks);
  await strike(endOffers as typeof tellWeeks);
  expect((await told(anna, "community-unanswered", title)).length).toBe(1);
});

it("whoever is shut out is told why, until when and whom to write to, in the bell and on the page", async () => {
  const { id, alias, title } = await community();
  await apiAs(anna).membership.ban({ place: id, person: ivan.accountId, reason: "Реклама", days: 7 });
  await deliverAll();
  const [notice] = await told(ivan, "community-banned", title);
  expect(notice!.text).toMatch(/^Реклама\. Вход откроется \d+ \S+$/);
  const { ban } = await apiAs(ivan).communities.community({ alias });
  expect(ban).toMatchObject({ reason: "Реклама", owner: { name: anna.name }, until: expect.any(String) });
  expect((await apiAs(vera).communities.community({ alias })).ban).toBeNull();
});
