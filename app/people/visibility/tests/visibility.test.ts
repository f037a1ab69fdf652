import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let owner: Viewer;
let mate: Viewer;
let colleague: Viewer;
let stranger: Viewer;
let mark: string;

const hidden = { about: "", location: "", hiredOn: null, skills: [] };

beforeEach(async () => {
  company = await makeCompany();
  const departmentId = newId();
  await withTenant("*", () =>
    db().insert(departments).values({ id: departmentId, groupId: company.id, name: "Склад" }),
  );
  mark = company.id.slice(-12);
  owner = await makePerson(company, {
    ...{ departmentId, reach: "portal", about: `Про себя ${mark}`, location: `Тверь-${mark}` },
    ...{ hiredOn: dayIn(), skills: [`сифон${mark}`] },
  });
  mate = await makePerson(company, { departmentId });
  colleague = await makePerson(company);
  stranger = await makePerson(await makeCompany("Лютик"));
});

const show = (circle: "all" | "company" | "team" | "me") =>
  apiAs(owner).visibility.show({ about: circle, location: circle, hiredOn: circle, skills: circle });

/** Everything by which a reader could come to know these fields. */
async function knownTo(reader: Viewer) {
  const api = apiAs(reader);
  const { about, location, hiredOn, skills } = await api.account.profile({ alias: owner.accountId });
  const finds = async (filter: object) =>
    (await api.people.list(filter)).items.some(({ accountId }) => accountId === owner.accountId);
  const found = await api.search.find({ query: `сифон${mark}`, tab: "people" }).catch(() => undefined);
  return {
    profile: { about, location, hiredOn, skills },
    card: (await api.people.card({ alias: owner.accountId })).text.includes(`Тверь-${mark}`),
    tags: (await api.skills.person({ alias: owner.accountId })).items.length > 0,
    byLocation: await finds({ location: `Тверь-${mark}` }),
    byTag: await finds({ tag: `сифон${mark}` }),
    newcomer: await finds({ kind: "newcomers" }),
    newcomers: (await api.people.newcomers({})).items.some(({ accountId }) => accountId === owner.accountId),
    places: (await api.people.choices({})).locations.includes(`Тверь-${mark}`),
    suggested: (await api.skills.own({})).suggested.some(({ name }) => name === `сифон${mark}`),
    audiences: /Тверь-|сифон/.test(JSON.stringify(await api.account.audiences({}))),
    searched: found ? JSON.stringify(found).includes(owner.accountId) : false,
  };
}

const nothing = {
  ...{ profile: hidden, card: false, tags: false, byLocation: false, byTag: false, newcomer: false },
  ...{ newcomers: false, places: false, suggested: false, audiences: false, searched: false },
};

describe("what a person keeps for fewer people", () => {
  it("is known everywhere until they say so, and the own company's lists stay its own", async () => {
    const all = await knownTo(colleague);
    expect(all).toMatchObject({
      card: true,
      tags: true,
      byLocation: true,
      byTag: true,
      newcomer: true,
      newcomers: true,
    });
    expect(all).toMatchObject({ places: true, suggested: true, audiences: true, searched: true });
    expect((await knownTo(stranger)).profile.about).toContain("Про себя");
  });

  it("for the company, is nowhere to be found by another one", async () => {
    await show("company");
    expect(await knownTo(stranger)).toEqual(nothing);
    expect(await knownTo(colleague)).toMatchObject({ card: true, byLocation: true, byTag: true, newcomer: true });
  });

  it("for the team, is known to the department and to no other colleague", async () => {
    await show("team");
    expect(await knownTo(colleague)).toEqual(nothing);
    expect(await knownTo(mate)).toMatchObject({
      card: true,
      tags: true,
      byLocation: true,
      byTag: true,
      newcomers: true,
    });
  });

  it("for themselves, is known to nobody else, in search at once, and comes back when they open it", async () => {
    await show("me");
    expect(await knownTo(mate)).toEqual(nothing);
    const own = await apiAs(owner).account.profile({ alias: owner.accountId });
    expect(own).toMatchObject({ location: `Тверь-${mark}`, skills: [`сифон${mark}`] });
    await show("all");
    expect(await knownTo(mate)).toMatchObject({ card: true, tags: true, searched: true });
  });

  it("stays as it is where nothing is said of it", async () => {
    await show("me");
    await apiAs(owner).visibility.show({ phone: "team" });
    expect(await knownTo(colleague)).toEqual(nothing);
  });
});
