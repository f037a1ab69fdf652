import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { placeLinks } from "../server/schema.ts";
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
const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;

describe("a department", () => {
  it("is asked in with all that is below it, each once, whatever is cut short or asked again", async () => {
    const top = await makeDepartment(company, "Обжарка");
    const below = await makeDepartment(company, "Ночная смена", top);
    const people = [];
    for (let at = 0; at < 6; at += 1) people.push(await makePerson(company, { departmentId: at % 2 ? top : below }));
    const id = await place({ joining: "closed", alias: "obzharka" });
    const [inside, shut, declined] = people;
    await api(anna).invite({ place: id, people: [await aliasOf(inside!), await aliasOf(declined!)] });
    await api(inside!).join({ place: id });
    await api(declined!).leave({ place: id });
    await api(anna).ban({ place: id, person: shut!.accountId });
    const ask = () => api(anna).inviteDepartment({ place: id, department: top });
    expect(await ask()).toEqual({ people: 3 });
    await ask();
    await deliverAll();
    const { invites } = await api(anna).waiting({ place: id });
    expect(invites.map(({ state }) => state).sort()).toEqual(["declined", "sent", "sent", "sent"]);
    for (const who of people.slice(3)) {
      const { items } = await apiAs(who).notifications.list({});
      expect(items.filter(({ kind }) => kind === "channel-invite")).toHaveLength(1);
    }
    await expect(ask()).rejects.toMatchObject({ code: "INVALID" });
    await expect(api(vera).inviteDepartment({ place: id, department: top })).rejects.toMatchObject(notFound);
  });

  it("is asked no further by who may ask nobody in any more", async () => {
    const department = await makeDepartment(company, "Касса");
    await makePerson(company, { departmentId: department });
    const id = await place({ joining: "closed" });
    await api(anna).inviteDepartment({ place: id, department });
    await api(anna).archive({ place: id, archived: true });
    await deliverAll();
    await api(anna).archive({ place: id, archived: false });
    expect((await api(anna).waiting({ place: id })).invites).toEqual([]);
  });
});

describe("a link", () => {
  const linkTo = async (id: string, uses: 1 | 10 = 10) => {
    await api(anna).makeLink({ place: id, days: 7, uses });
    return (await api(anna).waiting({ place: id })).links[0]!;
  };

  it("says what one joins and lets so many people in, each counted once", async () => {
    const id = await place({ joining: "hidden", title: "По секрету" });
    const { code } = await linkTo(id, 1);
    expect(await api(ivan).link({ code })).toMatchObject({
      state: "welcome",
      place: { title: "По секрету", members: 1 },
    });
    expect((await api(ivan).enter({ code })).state).toBe("inside");
    expect((await api(ivan).enter({ code })).state).toBe("inside");
    expect(await api(vera).enter({ code })).toEqual({ state: "used", place: null });
    expect(await names(id)).toEqual([
      ["anna", "owner"],
      ["ivan", "member"],
    ]);
  });

  it("lets in no more than it may, however many come at once", async () => {
    const id = await place({ joining: "hidden" });
    const { code } = await linkTo(id, 1);
    const crowd = await Promise.all([1, 2, 3, 4].map(() => makePerson(company)));
    const states = (await Promise.all(crowd.map((who) => api(who).enter({ code })))).map(({ state }) => state);
    expect(states.sort()).toEqual(["inside", "used", "used", "used"]);
  });

  it("is over for who is shut out, after its term, and once who made it may ask nobody in", async () => {
    const id = await place({ joining: "hidden", inviting: "all" });
    await api(anna).invite({ place: id, people: ["ivan"] });
    await api(ivan).join({ place: id });
    await api(ivan).makeLink({ place: id, days: 7, uses: 10 });
    const { code } = (await api(anna).waiting({ place: id })).links[0]!;
    await api(anna).ban({ place: id, person: "vera" });
    expect(await api(vera).link({ code })).toEqual({ state: "banned", place: null });
    expect((await api(admin).link({ code })).state).toBe("welcome");
    await api(anna).exclude({ place: id, person: ivan.accountId });
    expect(await api(admin).enter({ code })).toEqual({ state: "over", place: null });
    const { code: old } = await linkTo(id);
    await withTenant("*", () =>
      db()
        .update(placeLinks)
        .set({ expiresAt: new Date("2020-01-01") }),
    );
    expect(await api(admin).enter({ code: old })).toEqual({ state: "over", place: null });
  });

  it("is nobody's of another company, and nobody's once it is taken away", async () => {
    const id = await place();
    const link = await linkTo(id);
    const stranger = await makePerson(await makeCompany("Дорога"));
    await expect(api(stranger).link({ code: link.code })).rejects.toMatchObject(notFound);
    await expect(api(ivan).dropLink({ place: id, link: link.id })).rejects.toMatchObject(notFound);
    await api(anna).dropLink({ place: id, link: link.id });
    await expect(api(ivan).enter({ code: link.code })).rejects.toMatchObject(notFound);
  });
});
