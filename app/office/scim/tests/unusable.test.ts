import { beforeEach, describe, expect, it } from "vitest";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf, user } from "./directory.ts";

freshDatabase();
let admin: Viewer;
let directory: Directory;
let mark: string;

beforeEach(async () => {
  const company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  directory = await directoryOf(admin);
});

const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const stop = { op: "Replace", path: "active", value: "False" };
const make = async (more: object = {}) => (await directory.post("/Users", user(`a-${mark}`, more))).body;
const replace = (path: string, value: unknown) => ({ op: "replace", path, value });

describe("a person whom the directory stops", () => {
  it.each<[string, object[]]>([
    ["a phone with an extension", [stop, replace('phoneNumbers[type eq "work"].value', "+7 495 123-45-67 доб. 12")]],
    ["a phone that is none", [replace('phoneNumbers[type eq "work"].value', "позвоните"), stop]],
    ["a manager whom nobody knows", [stop, replace(`${enterprise}:manager`, crypto.randomUUID())]],
    ["a mailbox that is none", [stop, replace('emails[type eq "work"].value', "not a mailbox")]],
    ["a mailbox that is taken", [stop, replace('emails[type eq "work"].value', "TAKEN")]],
    ["a title that cannot be one", [replace("title", "a\u0000b"), stop]],
    ["an attribute that nobody knows", [replace("shoeSize", "42"), stop]],
    ["a name that is taken away", [{ op: "remove", path: "name.familyName" }, stop]],
    ["a change that is none", [{ op: "shout", path: "title" }, stop]],
    ["all in one, without a path", [{ op: "replace", value: { title: ["a", "b"], active: false } }]],
  ])("is signed out everywhere, whatever else it says: %s", async (_, operations) => {
    const { id } = await make({ title: "Мастер" });
    const { accountId: other } = admin;
    const taken = (await directory.get(`/Users/${other}`)).body.emails[0].value;
    const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
    await beginSession({ accountId: id, roles: ["employee"], tokens, userAgent: "", address: "" });
    const said = JSON.parse(JSON.stringify(operations).replace("TAKEN", taken));
    const { status, body } = await directory.patch(`/Users/${id}`, ...said);
    expect([status, body.active, await countSessions(id)]).toEqual([200, false, 0]);
    expect(body).toMatchObject({
      title: "Мастер",
      emails: [{ value: `a-${mark}@scim.example` }],
      name: { familyName: "Ёжиков" },
    });
  });

  it("as a whole is signed out too, be the rest of it wrong", async () => {
    const { id } = await make();
    const { status, body } = await directory.put(
      `/Users/${id}`,
      user(`a-${mark}`, { active: false, title: "a\u0000" }),
    );
    expect([status, body.active]).toEqual([200, false]);
  });
});

describe("what the portal can do without", () => {
  it.each<[string, string | undefined]>([
    ["+7 495 123-45-67 доб. 12", "+7 495 123-45-67 доб. 12"],
    ["+7 (495) 123-45-67 (ext. 12)", "+7 (495) 123-45-67 доб. 12"],
    ["tel:+7-495-123-45-67;ext=12", "+7-495-123-45-67 доб. 12"],
    ["+7 495 123-45-67, спросить Петра", "+7 495 123-45-67"],
    ["позвоните", undefined],
    ["доб. 12345", undefined],
  ])("is left out, all else is kept and nobody is refused: the phone «%s»", async (said, kept) => {
    const { status, body } = await directory.post("/Users", user(`p-${mark}`, { phoneNumbers: [{ value: said }] }));
    expect([status, body.phoneNumbers?.[0].value]).toEqual([201, kept]);
  });

  it("is left out where it is a manager whom nobody knows, or the person; who is known stays", async () => {
    const boss = (await directory.post("/Users", user(`boss-${mark}`))).body;
    const unknown = { [enterprise]: { manager: { value: crypto.randomUUID() } } };
    const made = await directory.post("/Users", user(`u-${mark}`, unknown));
    expect([made.status, made.body[enterprise]]).toEqual([201, undefined]);
    const { id } = made.body;
    await directory.patch(`/Users/${id}`, replace(`${enterprise}:manager`, boss.id));
    for (const value of [crypto.randomUUID(), id]) {
      const { status, body } = await directory.patch(`/Users/${id}`, replace(`${enterprise}:manager`, value));
      expect([status, body[enterprise].manager.value]).toEqual([200, boss.id]);
    }
  });
});

describe("the names of a person", () => {
  it("come from a name to show only where nobody has said another", async () => {
    const shown = { name: undefined, displayName: "Ольга Ревизор" };
    const { body } = await directory.post("/Users", user(`d-${mark}`, shown));
    expect(body.name).toMatchObject({ givenName: "Ольга", familyName: "Ревизор" });
    const formatted = await directory.post("/Users", user(`f-${mark}`, { name: { formatted: "Ольга Ревизор" } }));
    expect(formatted.body.name).toMatchObject({ givenName: "Ольга", familyName: "Ревизор" });
  });

  it("are not changed by a name to show", async () => {
    const { id } = await make({ name: { givenName: "О", familyName: "Р" } });
    for (const path of ["displayName", "name.formatted"]) {
      const { status, body } = await directory.patch(`/Users/${id}`, replace(path, "Ревизор О."));
      expect([status, body.name]).toEqual([200, { givenName: "О", familyName: "Р" }]);
    }
    const put = await directory.put(`/Users/${id}`, user(`a-${mark}`, { name: undefined, displayName: "Ревизор О." }));
    expect(put.body.name).toMatchObject({ givenName: "О", familyName: "Р" });
  });

  it.each<[string, object, string]>([
    ["userName", { op: "remove", path: "userName" }, "mutability"],
    ["the family name", { op: "remove", path: "name.familyName" }, "mutability"],
    ["the whole name", { op: "remove", path: "name" }, "mutability"],
    ["userName, made empty", replace("userName", ""), "invalidValue"],
    ["the family name, made empty", { op: "replace", value: { name: { familyName: null } } }, "invalidValue"],
  ])("are not taken away: %s", async (_, operation, scimType) => {
    const before = await make();
    const { status, body } = await directory.patch(`/Users/${before.id}`, operation);
    expect([status, body.scimType]).toEqual([400, scimType]);
    expect((await directory.get(`/Users/${before.id}`)).body).toEqual(before);
  });
});

it("does not turn the mailbox back into the name for a list without a mailbox", async () => {
  const email = `other-${mark}@scim.example`;
  const { id } = await make({ emails: [{ type: "work", value: email }] });
  for (const value of [[{}], [{ type: "work", value: "" }], [{ type: "home", value: "home@scim.example" }]])
    expect((await directory.patch(`/Users/${id}`, replace("emails", value))).body.emails[0].value).toBe(email);
  const put = await directory.put(`/Users/${id}`, user(`a-${mark}`, { emails: [{}] }));
  expect(put.body.emails[0].value).toBe(email);
});
