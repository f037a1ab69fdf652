import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makePerson } from "#tests/support/people.ts";
import { findOwners } from "../server/duty.ts";
import { enrolNewcomers } from "../server/mandatory.ts";
import { memberships, placeBans, placeOffers } from "../server/schema.ts";
import { api, makeDepartment, makeGuild, namesIn, notFound, placeOf } from "./guild.ts";

freshDatabase();

let company: Company;
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;

beforeAll(async () => {
  ({ company, anna, ivan, vera, admin } = await makeGuild());
});

const place = (how?: Parameters<typeof placeOf>[1]) => placeOf(anna, how);
const names = (id: string) => namesIn(id, anna);

describe("the roles of a place", () => {
  it("pass with the place once its heir has said yes: until then the last owner stays, after that they may leave", async () => {
    const id = await place();
    for (const who of [ivan, vera]) await api(who).join({ place: id });
    await expect(api(anna).leave({ place: id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await api(anna).handOver({ place: id, person: ivan.accountId });
    await expect(api(anna).leave({ place: id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    for (const who of [vera, anna])
      await expect(api(who).answerOffer({ place: id, accept: true })).rejects.toMatchObject(notFound);
    await api(ivan).answerOffer({ place: id, accept: true });
    expect((await names(id)).slice(0, 2)).toEqual([
      ["ivan", "owner"],
      ["anna", "admin"],
    ]);
    await expect(api(ivan).answerOffer({ place: id, accept: true })).rejects.toMatchObject(notFound);
    await api(anna).leave({ place: id });
  });

  it("stay where they are when the heir declines, its owner takes the offer back, or three days are over", async () => {
    const id = await place();
    await api(ivan).join({ place: id });
    const offer = () => api(anna).handOver({ place: id, person: ivan.accountId });
    const yes = () => api(ivan).answerOffer({ place: id, accept: true });
    await offer();
    await api(ivan).answerOffer({ place: id, accept: false });
    await expect(yes()).rejects.toMatchObject(notFound);
    await offer();
    await api(anna).answerOffer({ place: id, accept: false });
    await expect(yes()).rejects.toMatchObject(notFound);
    await offer();
    const past = new Date(Date.now() - 1000);
    await withTenant("*", () => db().update(placeOffers).set({ expiresAt: past }).where(eq(placeOffers.placeId, id)));
    await expect(yes()).rejects.toMatchObject(notFound);
    await offer();
    await api(ivan).leave({ place: id });
    await expect(yes()).rejects.toMatchObject(notFound);
    await expect(offer()).rejects.toMatchObject(notFound);
    expect(await names(id)).toEqual([["anna", "owner"]]);
  });

  it("of a place that nobody owns any more pass to its eldest admin at night; without one it waits at the desk", async () => {
    const title = `Осиротевшее ${crypto.randomUUID()}`;
    const [id, empty] = [await place({ title }), await place({ title })];
    for (const who of [vera, ivan]) {
      await api(who).join({ place: id });
      await api(anna).setRole({ place: id, person: who.accountId, role: "admin" });
    }
    const isOwner = and(inArray(memberships.placeId, [id, empty]), eq(memberships.role, "owner"));
    await withTenant("*", () => db().delete(memberships).where(isOwner));
    const orphans = async () => (await api(admin).desk({ query: title, state: "orphans" })).items.map((one) => one.id);
    expect((await orphans()).sort()).toEqual([id, empty].sort());
    await withTenant("*", () => findOwners.run({}, "night", new AbortController().signal));
    expect(await orphans()).toEqual([empty]);
    const { items } = await api(vera).members({ place: id });
    expect(items.map(({ alias, role }) => [alias, role])).toEqual([
      ["vera", "owner"],
      ["ivan", "admin"],
    ]);
    await api(admin).give({ place: empty, owner: "ivan" });
    expect(await orphans()).toEqual([]);
  });

  it("are nobody's to give up where an administrator has made a place mandatory: one stays, and may hear nothing of it", async () => {
    const department = await makeDepartment(company, "Склад");
    const keeper = await makePerson(company, { departmentId: department });
    const shut = await makePerson(company, { departmentId: department });
    const id = await place({ joining: "closed" });
    const forgiven = await makePerson(company, { departmentId: department });
    for (const { accountId } of [shut, forgiven]) await api(anna).ban({ place: id, person: accountId });
    const over = and(eq(placeBans.placeId, id), eq(placeBans.accountId, forgiven.accountId));
    await withTenant("*", () =>
      db()
        .update(placeBans)
        .set({ until: new Date(0) })
        .where(over),
    );
    await api(admin).give({ place: id, mandatory: [`department:${department}`] });
    await deliverAll();
    expect((await api(anna).members({ place: id })).items.map(({ accountId }) => accountId).sort()).toEqual(
      [anna.accountId, keeper.accountId, forgiven.accountId].sort(),
    );
    await expect(api(keeper).leave({ place: id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await api(keeper).listen({ place: id, level: "none" });
    const late = await makePerson(company, { departmentId: department });
    await withTenant("*", () => enrolNewcomers.run({}, "night", new AbortController().signal));
    await deliverAll();
    await expect(api(late).leave({ place: id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(
      api(admin).give({ place: id, mandatory: [`department:${crypto.randomUUID()}`] }),
    ).rejects.toMatchObject({
      code: "INVALID",
    });
    await api(admin).give({ place: id, mandatory: [] });
    await api(late).leave({ place: id });
  });
});
