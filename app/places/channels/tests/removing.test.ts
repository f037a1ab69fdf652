import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { reads } from "#app/engines/membership/tests/guild.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** A channel and a community that are taken away for good. */
freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let admin: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  stranger = await makePerson(await makeCompany("Дорога"), { roles: ["employee", "admin"] });
});

beforeEach(forgetSpending);

type Joining = "open" | "closed" | "hidden";
let number = 0;

async function channel(joining: Joining = "open") {
  number += 1;
  const alias = `snos-${number}`;
  await apiAs(anna).channels.create({ alias, title: `Снос ${number}`, joining, posting: "all" });
  const { id } = await apiAs(anna).channels.channel({ alias });
  const { alias: ivans } = await apiAs(ivan).account.me({});
  if (joining !== "open") await apiAs(anna).membership.invite({ place: id, people: [ivans] });
  await apiAs(ivan).membership.join({ place: id });
  const word = `разборка${number}`;
  const { id: thread } = await apiAs(ivan).channels.write({ id, title: word });
  await apiAs(anna).content.comment({ id: thread, text: `Жаль ${word}` });
  await deliverAll();
  return { id, alias, word, thread };
}

const whatOf = (who: Viewer, alias: string) =>
  apiAs(who)
    .channels.channel({ alias })
    .catch((error) => [error.code, error.data?.detail]);

describe("a place that is taken away", () => {
  it("asks its owner for its word in addresses, and nobody else may take it away but an administrator of the company", async () => {
    const { id, alias } = await channel();
    for (const who of [ivan, stranger])
      await expect(apiAs(who).channels.remove({ id, alias })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const wrong = apiAs(anna).channels.remove({ id, alias: "snos" });
    await expect(wrong).rejects.toMatchObject({
      data: { fields: { alias: [`Адрес не совпал. Напишите его точно: ${alias}`] } },
    });
    await apiAs(admin).channels.remove({ id, alias });
    const again = apiAs(anna).channels.remove({ id, alias });
    await expect(again).rejects.toMatchObject({ code: "NOT_FOUND" });
    const rows = await withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, id)));
    expect(rows.map(({ deed, accountId }) => [deed, accountId])).toEqual([["place.deleted", admin.accountId]]);
  });

  it("is nowhere from the next request on, with every word that was said there", async () => {
    const { id, alias, word, thread } = await channel();
    expect((await apiAs(ivan).search.find({ query: word })).groups.length).toBeGreaterThan(0);
    await apiAs(anna).channels.remove({ id, alias });
    expect(await Promise.all([anna, ivan, admin].map((who) => reads(who, thread)))).toEqual([false, false, false]);
    expect((await apiAs(ivan).channels.mine({})).items.some((one) => one.id === id)).toBe(false);
    expect((await apiAs(ivan).channels.list({ query: alias })).items).toEqual([]);
    expect((await apiAs(admin).membership.desk({ query: `Снос ${number}` })).items).toEqual([]);
    expect((await apiAs(ivan).trash.own({})).items.some((one) => one.id === thread)).toBe(false);
    await deliverAll();
    expect((await apiAs(ivan).search.find({ query: word })).groups).toEqual([]);
    const left = await withTenant("*", () =>
      db().execute(sql`select (select count(*)::int from publications where place_id = ${id}) as posts,
        (select count(*)::int from threads where place_id = ${id}) as threads,
        (select count(*)::int from memberships where place_id = ${id}) as people`),
    );
    expect(left.rows).toEqual([{ posts: 0, threads: 0, people: 0 }]);
  });

  it("says by an old link that it is no more, to who could know of it, and its word is not given to another", async () => {
    const { id, alias } = await channel("closed");
    await apiAs(anna).channels.edit({ id, alias: `${alias}-b`, title: "Иначе" });
    await apiAs(anna).channels.remove({ id, alias: `${alias}-b` });
    for (const word of [alias, `${alias}-b`]) expect(await whatOf(ivan, word)).toEqual(["NOT_FOUND", "gone"]);
    expect((await whatOf(stranger, alias)) as unknown).not.toContain("gone");
    const taken = apiAs(ivan).channels.create({ alias: `${alias}-b`, title: "Снова", joining: "open", posting: "all" });
    await expect(taken).rejects.toMatchObject({ data: { fields: { alias: ["Этот адрес уже занят"] } } });
  });

  it("says nothing of a hidden one to anybody", async () => {
    const { id, alias } = await channel("hidden");
    await apiAs(anna).channels.remove({ id, alias });
    for (const who of [anna, ivan, admin]) expect((await whatOf(who, alias)) as unknown).not.toContain("gone");
  });

  it("goes with a community and its posts too", async () => {
    const said = { alias: "krug-snos", title: "Круг на снос", joining: "open", posting: "all" } as const;
    await apiAs(anna).communities.create(said);
    const { id } = await apiAs(anna).communities.community({ alias: said.alias });
    const { id: post } = await apiAs(anna).communities.write({ id, title: "Последний", body: "Пост" });
    await apiAs(anna).channels.remove({ id, alias: "KRUG-snos" });
    await deliverAll();
    expect(await reads(anna, post)).toBe(false);
    await expect(apiAs(ivan).communities.community({ alias: said.alias })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
