import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf } from "./directory.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let petr: string;
let vera: string;
let directory: Directory;
let group: string;

beforeEach(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  petr = (await makePerson(company)).accountId;
  vera = (await makePerson(company)).accountId;
  directory = await directoryOf(admin);
  group = (await directory.post("/Groups", { displayName: "Редакция", members: [{ value: petr }] })).body.id;
});

const desk = () => apiAs(admin).peopleDesk;
const rightsOf = async (id: string) => (await desk().person({ id })).given.map((one) => [one.right, one.fromGroup]);
const member = (id: string) => ({ op: "add", path: "members", value: [{ value: id }] });

describe("a group of the directory", () => {
  it("gives nothing until an administrator says what; then its right comes and goes with its members", async () => {
    expect(await rightsOf(petr)).toEqual([]);
    expect((await apiAs(admin).scim.groups({})).items).toEqual([
      { id: group, name: "Редакция", right: null, members: 1 },
    ]);
    await apiAs(admin).scim.mapGroup({ id: group, right: "chief-editor" });
    const chief = [
      ["chief-editor", true],
      ["editor", true],
    ];
    expect(await rightsOf(petr)).toEqual(chief);
    await directory.patch(`/Groups/${group}`, member(vera), { op: "remove", path: `members[value eq "${petr}"]` });
    expect([await rightsOf(petr), await rightsOf(vera)]).toEqual([[], chief]);
    await apiAs(admin).scim.mapGroup({ id: group, right: "moderator" });
    expect(await rightsOf(vera)).toEqual([["moderator", true]]);
    await directory.remove(`/Groups/${group}`);
    expect(await rightsOf(vera)).toEqual([]);
  });

  it("never takes nor changes what was given here", async () => {
    await desk().give({ id: petr, right: "moderator" });
    await apiAs(admin).scim.mapGroup({ id: group, right: "moderator" });
    await directory.patch(`/Groups/${group}`, { op: "replace", path: "members", value: [] });
    expect(await rightsOf(petr)).toEqual([["moderator", false]]);
  });

  it("gives its right again to who comes back to work", async () => {
    await apiAs(admin).scim.mapGroup({ id: group, right: "moderator" });
    await directory.patch(`/Users/${petr}`, { op: "replace", path: "active", value: false });
    expect(await rightsOf(petr)).toEqual([]);
    await directory.patch(`/Users/${petr}`, { op: "replace", path: "active", value: true });
    expect(await rightsOf(petr)).toEqual([["moderator", true]]);
  });

  it("has no strangers: people of another company and ids of nobody are refused, all or none", async () => {
    const other = await makePerson(await makeCompany("Другая"));
    for (const id of [other.accountId, crypto.randomUUID(), "x"]) {
      const { status, body } = await directory.patch(`/Groups/${group}`, member(vera), member(id));
      expect([status, body.scimType]).toEqual([400, "invalidValue"]);
    }
    expect((await directory.get(`/Groups/${group}`)).body.members).toHaveLength(1);
  });
});

describe("a token", () => {
  it("acts in its own company alone", async () => {
    const there = await makeCompany("Другая");
    const boss = await makePerson(there, { roles: ["employee", "admin"] });
    const foreign = await directoryOf(boss);
    for (const path of [`/Users/${petr}`, `/Groups/${group}`]) {
      const body = { displayName: "Чужое", userName: "foreign@scim.example" };
      for (const answer of [
        await foreign.get(path),
        await foreign.put(path, body),
        await foreign.patch(path, { op: "replace", path: "displayName", value: "Чужое" }),
        await foreign.remove(path),
      ])
        expect(answer.status).toBe(404);
    }
    expect((await foreign.get("/Users")).body.totalResults).toBe(1);
    expect((await foreign.get("/Groups")).body.totalResults).toBe(0);
    const made = await foreign.post("/Groups", { displayName: "Редакция", members: [{ value: petr }] });
    expect(made.status).toBe(400);
    await expect(apiAs(boss).scim.mapGroup({ id: group, right: "moderator" })).rejects.toMatchObject({ status: 404 });
  });

  it("is dead once it is revoked, and tells when it was used", async () => {
    const { items } = await apiAs(admin).scim.tokens({});
    expect(items).toMatchObject([{ name: "Каталог", isRevoked: false, used: expect.any(String) }]);
    await apiAs(admin).scim.revokeToken({ id: items[0]!.id });
    const { status, headers, body } = await directory.get("/Users");
    expect([status, headers.get("www-authenticate"), body.status]).toEqual([401, "Bearer", "401"]);
    expect((await apiAs(admin).scim.tokens({})).items).toMatchObject([{ isRevoked: true }]);
  });
});
