import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placeDuty } from "#app/engines/membership/server/duty.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;

beforeAll(async () => {
  const company = await makeCompany("Тёплый угол");
  anna = await makePerson(company, { firstName: "Анна" });
  ivan = await makePerson(company, { firstName: "Иван" });
  vera = await makePerson(company, { firstName: "Вера" });
  admin = await makePerson(company, { firstName: "Админ", roles: ["employee", "admin"] });
});

beforeEach(forgetSpending);

let number = 0;

/** An open community of anna's, in which these take part. */
async function community(members = [ivan]) {
  number += 1;
  const said = { alias: `krug-${number}`, title: `Круг ${number}`, joining: "open", posting: "all" } as const;
  const { alias } = await apiAs(anna).communities.create(said);
  const { id } = await apiAs(anna).communities.community({ alias });
  for (const one of members) await apiAs(one).membership.join({ place: id });
  return { id, alias };
}

const post = (id: string, who: Viewer) => apiAs(who).communities.write({ id, body: `Пост ${who.accountId}` });

describe("its leaders", () => {
  it("see who takes part, how much is written and what nobody has answered", async () => {
    const { id: place } = await community([ivan, vera]);
    const { id } = await post(place, ivan);
    await post(place, anna);
    await apiAs(vera).content.comment({ id, text: "Спасибо" });
    const figures = await apiAs(anna).communities.figures({ id: place });
    expect(figures).toMatchObject({ members: 3, joined: 3, active: 3, posts: 2, unanswered: 1 });
    expect(figures.weeks).toHaveLength(8);
    expect(figures.weeks.at(-1)).toMatchObject({ posts: 2, comments: 1, members: 3, active: 3, unanswered: 1 });
    expect(figures.weeks[0]).toMatchObject({ posts: 0, comments: 0, members: 0, active: 0, unanswered: 0 });
  });

  it("pass it on when the owner leaves: to the successor, else to its eldest admin", async () => {
    const { id: place, alias } = await community();
    await apiAs(anna).membership.setRole({ place, person: ivan.accountId, role: "admin" });
    const hand = (successor: string | null) =>
      withTenant("*", () => placeDuty.hand({ leaver: anna.accountId, successor, viewer: admin }));
    await hand(null);
    expect((await apiAs(ivan).communities.community({ alias })).role).toBe("owner");
    const { id: second } = await community();
    await hand(vera.accountId);
    const { items } = await apiAs(vera).membership.members({ place: second, role: "leaders" });
    expect(items.map((one) => [one.accountId, one.role])).toEqual([[vera.accountId, "owner"]]);
  });

  it("cannot call it official: an administrator does, and the journal keeps it", async () => {
    const { id: place, alias } = await community();
    await expect(apiAs(ivan).membership.give({ place, official: true })).rejects.toBeDefined();
    await apiAs(admin).membership.give({ place, official: true });
    expect((await apiAs(vera).communities.community({ alias })).official).toBe(true);
    const { items } = await apiAs(admin).membership.desk({ query: "круг" });
    expect(items.find((one) => one.id === place)).toMatchObject({ kind: "community", official: true });
  });

  it("stand in the administrator's list, which leads to what a colleague may know of and to nothing else", async () => {
    const { id: open, alias } = await community();
    number += 1;
    const hidden = { alias: `krug-${number}`, title: `Круг ${number}`, joining: "hidden", posting: "all" } as const;
    await apiAs(anna).communities.create(hidden);
    const { items } = await apiAs(admin).membership.desk({ query: "круг" });
    expect(items.find((one) => one.id === open)!.href).toBe(`/cm/${alias}`);
    expect(items.find((one) => one.alias === hidden.alias)!.href).toBeNull();
  });
});
