import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf } from "./directory.ts";

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

/** The calls of «Tutorial: Develop and plan provisioning for a SCIM endpoint» and «Known issues…» at learn.microsoft.com. */
describe("Microsoft Entra", () => {
  const entraUser = () => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
    externalId: `0a21f0f2-8d2a-4f8e-bf98-${mark}`,
    userName: `Test_User_${mark}`,
    active: true,
    emails: [{ primary: true, type: "work", value: `Test_User_${mark}@testuser.com` }],
    meta: { resourceType: "User" },
    name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
    roles: [],
  });
  const make = async () => (await directory.post("/Users", entraUser())).body;

  it("asks for nobody, makes a person, finds them, changes mailbox and name, and stops them", async () => {
    const none = await directory.find("Users", 'userName eq "non-existent user"');
    expect(none).toMatchObject({ totalResults: 0, Resources: [], startIndex: 1 });
    const { id } = await make();
    const filter = `userName eq "Test_User_${mark}"`;
    expect(await directory.find("Users", filter)).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const changed = await directory.patch(
      `/Users/${id}`,
      { op: "Replace", path: 'emails[type eq "work"].value', value: `updated-${mark}@microsoft.com` },
      { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
    );
    expect(changed.body).toMatchObject({
      emails: [{ value: `updated-${mark}@microsoft.com`, type: "work", primary: true }],
      name: { familyName: "updatedFamilyName", givenName: "givenName" },
    });
    const renamed = await directory.patch(`/Users/${id}`, {
      op: "Replace",
      path: "userName",
      value: `5b50642d-${mark}`,
    });
    expect(renamed.body.userName).toBe(`5b50642d-${mark}`);
    const stopped = await directory.patch(`/Users/${id}`, { op: "Replace", path: "active", value: false });
    expect(stopped.body.active).toBe(false);
    expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
  });

  it("says False as a text, adds without a path with dotted names, and names the extension by its schema", async () => {
    const { id } = await make();
    const boss = (
      await directory.post("/Users", { ...entraUser(), externalId: "b", userName: `boss-${mark}@a.ru`, emails: [] })
    ).body;
    const { body } = await directory.patch(
      `/Users/${id}`,
      {
        op: "Add",
        value: {
          "name.givenName": "Пётр",
          displayName: "Пётр familyName",
          'emails[type eq "work"].value': `dotted-${mark}@a.ru`,
          [`${enterprise}:department`]: "Tech Infrastructure",
          [enterprise]: { employeeNumber: "7" },
        },
      },
      { op: "Add", path: `${enterprise}:manager`, value: boss.id },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+7 900 123-45-67" },
      { op: "Add", path: 'phoneNumbers[type eq "fax"].value', value: "+7 900 000-00-00" },
      { op: "Add", path: 'emails[type eq "work"].primary', value: true },
      { op: "Add", path: 'addresses[type eq "work"].locality', value: "Тверь" },
      { op: "Replace", path: "active", value: "False" },
    );
    expect(body).toMatchObject({
      active: false,
      name: { givenName: "Пётр", familyName: "familyName" },
      emails: [{ value: `dotted-${mark}@a.ru` }],
      phoneNumbers: [{ value: "+7 900 123-45-67" }],
      addresses: [{ locality: "Тверь" }],
      [enterprise]: { department: "Tech Infrastructure", manager: { value: boss.id } },
    });
    const removed = await directory.patch(
      `/Users/${id}`,
      { op: "Remove", path: `${enterprise}:manager` },
      { op: "Remove", path: `${enterprise}:department` },
    );
    expect(removed.body).not.toHaveProperty([enterprise]);
  });

  it("puts a single value into a list, asks by externalId, and knows a member by a filter in brackets", async () => {
    const { id } = await make();
    const only = (value: string) => [{ $ref: null, value }];
    const stopped = await directory.patch(
      `/Users/${id}`,
      { op: "Replace", path: "title", value: only("Кладовщик") },
      { op: "Replace", path: "active", value: only("False") },
    );
    expect(stopped.body).toMatchObject({ active: false, title: "Кладовщик" });
    const known = await directory.find("Users", `externalId eq "0a21f0f2-8d2a-4f8e-bf98-${mark}"`);
    expect(known).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const group = (await directory.post("/Groups", { displayName: "Old", members: only(id) })).body;
    await directory.patch(`/Groups/${group.id}`, { op: "Replace", path: "displayName", value: only("New") });
    const found = await directory.find("Groups", `displayName eq "New" and members[value eq "${id}"]`);
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: group.id }] });
    const page = await directory.get("/Users?startIndex=2&count=1&excludedAttributes=emails");
    expect(page.body).toMatchObject({ startIndex: 2, itemsPerPage: page.body.totalResults > 1 ? 1 : 0 });
  });

  it("pushes a group, its members and its name", async () => {
    const { id: person } = await make();
    const group = {
      schemas: [
        "urn:ietf:params:scim:schemas:core:2.0:Group",
        "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
      ],
      externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
      displayName: "displayName",
      members: [],
      meta: { resourceType: "Group" },
    };
    const { id } = (await directory.post("/Groups", group)).body;
    expect((await directory.get(`/Groups/${id}?excludedAttributes=members`)).body).not.toHaveProperty("members");
    const list = await directory.get('/Groups?excludedAttributes=members&filter=displayName eq "displayName"');
    expect(list.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const member = { $ref: null, value: person };
    const added = await directory.patch(`/Groups/${id}`, { op: "Add", path: "members", value: [member] });
    expect(added.body.members).toMatchObject([{ value: person, type: "User" }]);
    const asked = await directory.get(`/Groups/${id}?attributes=members`);
    expect(asked.body.members).toMatchObject([{ value: person, display: "givenName familyName" }]);
    const isIn = await directory.find("Groups", `id eq "${id}" and members eq "${person}"`);
    expect(isIn.totalResults).toBe(1);
    const gone = await directory.patch(`/Groups/${id}`, { op: "Remove", path: "members", value: [member] });
    expect(gone.body.members).toEqual([]);
    const renamed = await directory.patch(`/Groups/${id}`, { op: "Replace", path: "displayName", value: "1879db59" });
    expect(renamed.body.displayName).toBe("1879db59");
    expect((await directory.remove(`/Groups/${id}`)).status).toBe(204);
    expect((await directory.get(`/Groups/${id}`)).status).toBe(404);
  });
});

/** The calls of «SCIM 2.0 protocol reference» at developer.okta.com. */
describe("Okta", () => {
  const oktaUser = (more: object = {}) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName: `test.user.${mark}@okta.local`,
    name: { givenName: "Test", familyName: "User" },
    emails: [{ primary: true, value: `test.user.${mark}@okta.local`, type: "work" }],
    displayName: "Test User",
    locale: "en-US",
    externalId: `00ujl29u0le5T6Aj${mark}`,
    groups: [],
    password: "1mz050nq",
    active: true,
    ...more,
  });

  it("makes a person, puts the whole of them back, and stops them without a path", async () => {
    const found = await directory.find("Users", `userName eq "test.user.${mark}@okta.local"`);
    expect(found).toMatchObject({ totalResults: 0, itemsPerPage: 0 });
    const { body, status } = await directory.post("/Users", oktaUser());
    expect([status, body.displayName]).toEqual([201, "Test User"]);
    const whole = oktaUser({ id: body.id, name: { givenName: "Another", middleName: "Excited", familyName: "User" } });
    const put = await directory.put(`/Users/${body.id}`, { ...whole, meta: { resourceType: "User" } });
    expect(put.body.name).toMatchObject({ givenName: "Another", middleName: "Excited", familyName: "User" });
    const stopped = await directory.patch(`/Users/${body.id}`, { op: "replace", value: { active: false } });
    expect(stopped.body.active).toBe(false);
    const back = await directory.put(`/Users/${body.id}`, oktaUser({ id: body.id }));
    expect(back.body.active).toBe(true);
  });

  it("pushes a group: renames it without a path, adds, removes one by a filter, and replaces all", async () => {
    const [one, two] = await Promise.all(
      ["a", "b"].map(async (name) => {
        const email = `${name}.${mark}@okta.local`;
        const other = oktaUser({ userName: email, externalId: name + mark, emails: [{ value: email, type: "work" }] });
        return (await directory.post("/Users", other)).body.id as string;
      }),
    );
    const schemas = ["urn:ietf:params:scim:schemas:core:2.0:Group"];
    const { id } = (await directory.post("/Groups", { schemas, displayName: "Test SCIMv2", members: [] })).body;
    const renamed = await directory.patch(`/Groups/${id}`, {
      op: "replace",
      value: { id, displayName: "Test SCIMv3" },
    });
    expect([renamed.status, renamed.body.displayName]).toEqual([200, "Test SCIMv3"]);
    const changed = await directory.patch(
      `/Groups/${id}`,
      { op: "remove", path: `members[value eq "${two}"]` },
      { op: "add", path: "members", value: [{ value: one, display: "test.user@okta.local" }] },
      { op: "add", path: "members", value: [{ value: two, display: "other@okta.local" }] },
      { op: "remove", path: `members[value eq "${one}"]` },
    );
    expect(changed.body.members.map(({ value }: { value: string }) => value)).toEqual([two]);
    const replaced = await directory.patch(`/Groups/${id}`, {
      op: "replace",
      path: "members",
      value: [{ value: one }],
    });
    expect(replaced.body.members.map(({ value }: { value: string }) => value)).toEqual([one]);
    const put = await directory.put(`/Groups/${id}`, { schemas, id, displayName: "Test SCIMv3", members: [] });
    expect(put.body.members).toEqual([]);
    expect((await directory.post("/Groups", { schemas, displayName: "test scimv3" })).status).toBe(409);
  });
});
