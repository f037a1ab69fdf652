import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { rubricEditors } from "#app/news/news/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf, user } from "./directory.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let directory: Directory;
let mark: string;

beforeEach(async () => {
  company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  directory = await directoryOf(admin);
});

const desk = () => apiAs(admin).peopleDesk;
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const rowOf = (id: string) =>
  withTenant("*", async () => (await db().select().from(accounts).where(eq(accounts.id, id)))[0]!);

describe("a company's directory", () => {
  it("makes a person who is found at once, with department and manager, and reads them back", async () => {
    const boss = (await directory.post("/Users", user(`boss-${mark}`))).body;
    const said = user(`petr-${mark}`, {
      externalId: `ext-${mark}`,
      name: { givenName: "Пётр", familyName: "Ёжиков", middleName: "Ильич" },
      title: "Кладовщик",
      phoneNumbers: [
        { type: "fax", value: "1" },
        { type: "mobile", value: "+7 900 123-45-67" },
      ],
      addresses: [{ type: "work", locality: "Тверь", country: "RU" }],
      password: "secret",
      [enterprise]: { department: "Склад / Приёмка", manager: { value: boss.id }, employeeNumber: "7" },
    });
    const { status, body, headers } = await directory.post("/Users", said);
    expect(status).toBe(201);
    expect(headers.get("content-type")).toBe("application/scim+json; charset=utf-8");
    expect(headers.get("location")).toBe(body.meta.location);
    expect(body).toMatchObject({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
      externalId: `ext-${mark}`,
      userName: `petr-${mark}@scim.example`,
      displayName: "Пётр Ёжиков",
      name: { familyName: "Ёжиков", givenName: "Пётр", middleName: "Ильич" },
      title: "Кладовщик",
      active: true,
      phoneNumbers: [{ value: "+7 900 123-45-67" }],
      addresses: [{ locality: "Тверь" }],
      [enterprise]: { department: "Склад / Приёмка", manager: { value: boss.id } },
    });
    expect(JSON.stringify(body)).not.toContain("secret");
    expect((await directory.get(`/Users/${body.id}`)).body).toEqual(body);
    expect((await desk().list({ query: `petr-${mark}@scim.example` })).items).toMatchObject([
      { name: "Ёжиков Пётр Ильич", department: "Приёмка", state: "invited" },
    ]);
    expect(await apiAs(admin).search.find({ query: "Ёжиков", tab: "people" })).toMatchObject({
      groups: [{ total: 2 }],
    });
    const [told] = await db().select().from(audit).where(eq(audit.objectId, body.id));
    expect(told).toMatchObject({ deed: "person.made", accountId: null, auditGroupId: company.id });
  });

  it("does nothing twice: the same person again is a conflict, the same words change nothing", async () => {
    const { body } = await directory.post("/Users", user(`one-${mark}`, { externalId: "7" }));
    const again = await directory.post("/Users", user(`ONE-${mark}`));
    expect([again.status, again.body.scimType, again.body.schemas]).toEqual([
      409,
      "uniqueness",
      ["urn:ietf:params:scim:api:messages:2.0:Error"],
    ]);
    expect((await directory.post("/Users", user(`two-${mark}`, { externalId: "7" }))).status).toBe(409);
    const other = user(`three-${mark}`, { emails: [{ value: `one-${mark}@scim.example` }] });
    expect((await directory.post("/Users", other)).status).toBe(409);
    expect((await directory.put(`/Users/${body.id}`, body)).body).toEqual(body);
    const both = await Promise.all([1, 2].map(() => directory.post("/Users", user(`twin-${mark}`))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("takes over a person whom a table or a sign-in has made, by the mailbox", async () => {
    const email = `Known-${mark}@scim.example`;
    const { accountId } = await makePerson(company, { email });
    const found = await directory.find("Users", `userName eq "${email.toLowerCase()}"`);
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: accountId, userName: email }] });
    const named = await directory.patch(`/Users/${accountId}`, { op: "add", path: "externalId", value: "e-1" });
    expect(named.body).toMatchObject({ externalId: "e-1", emails: [{ value: email }] });
  });

  it("replaces: what the company knows and does not say is gone, what is the person's own stays", async () => {
    const said = user(`put-${mark}`, { externalId: "e", title: "Кладовщик", [enterprise]: { department: "Склад" } });
    const { id } = (await directory.post("/Users", { ...said, phoneNumbers: [{ value: "+7 900 000-00-00" }] })).body;
    const { body, status } = await directory.put(`/Users/${id}`, user(`put-${mark}`));
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("title");
    expect(body).not.toHaveProperty([enterprise]);
    expect(body).toMatchObject({ externalId: "e", phoneNumbers: [{ value: "+7 900 000-00-00" }], active: true });
  });

  it("ends every session of who is not active any more, and keeps what they have written", async () => {
    const { id } = (await directory.post("/Users", user(`left-${mark}`))).body;
    const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
    await beginSession({ accountId: id, roles: ["employee"], tokens, userAgent: "", address: "" });
    await desk().give({ id, right: "moderator" });
    const gone = await directory.patch(`/Users/${id}`, { op: "replace", value: { active: false } });
    expect(gone.body.active).toBe(false);
    expect(await countSessions(id)).toBe(0);
    expect((await desk().person({ id })).state).toBe("left");
    expect((await directory.find("Users", `active eq false and id eq "${id}"`)).totalResults).toBe(1);
    const back = await directory.patch(`/Users/${id}`, { op: "replace", value: { active: true } });
    expect(back.body.active).toBe(true);
    expect(await desk().person({ id })).toMatchObject({ state: "invited", given: [] });
  });

  it("passes what a leaver answered for on to an administrator, and says itself whom others are led by", async () => {
    const boss = (await directory.post("/Users", user(`head-${mark}`))).body;
    const manager = { [enterprise]: { manager: { value: boss.id } } };
    const { id } = (await directory.post("/Users", user(`led-${mark}`, manager))).body;
    await desk().give({ id: boss.id, right: "editor" });
    const rubric = newId();
    await apiAs(admin).rubrics.put({ id: rubric, title: "Склад", reach: "company", editors: [boss.id] });
    await directory.patch(`/Users/${boss.id}`, { op: "Replace", path: "active", value: "False" });
    const editors = await withTenant("*", () =>
      db().select().from(rubricEditors).where(eq(rubricEditors.rubricId, rubric)),
    );
    expect(editors).toMatchObject([{ accountId: admin.accountId }]);
    expect(await rowOf(id)).toMatchObject({ managerId: boss.id });
  });

  it("deletes nobody for good: whom it deletes leaves, and comes back as the same person", async () => {
    const { id } = (await directory.post("/Users", user(`gone-${mark}`, { title: "Мастер" }))).body;
    expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
    for (const answer of [await directory.get(`/Users/${id}`), await directory.remove(`/Users/${id}`)])
      expect(answer.status).toBe(404);
    expect((await directory.find("Users", `userName eq "gone-${mark}@scim.example"`)).totalResults).toBe(0);
    expect(await rowOf(id)).toMatchObject({ position: "Мастер", leftAt: expect.any(Date) });
    const again = await directory.post("/Users", user(`gone-${mark}`));
    expect([again.status, again.body.id, again.body.active]).toEqual([201, id, true]);
  });

  it("does not undo what an administrator has decided, nor lock everybody out", async () => {
    const { id } = (await directory.post("/Users", user(`stop-${mark}`))).body;
    await desk().suspend({ id, reason: "Проверка" });
    await directory.patch(`/Users/${id}`, { op: "replace", path: "active", value: true });
    expect((await desk().person({ id })).state).toBe("suspended");
    await withTenant("*", () => db().update(accounts).set({ role: "employee" }).where(eq(accounts.role, "admin")));
    await withTenant("*", () => db().update(accounts).set({ role: "admin" }).where(eq(accounts.id, admin.accountId)));
    const refused = await directory.patch(`/Users/${admin.accountId}`, { op: "replace", path: "active", value: false });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining("последний администратор")]);
  });

  it("knows a mailbox in Russian letters whichever way it is written", async () => {
    const emails = (value: string) => ({ emails: [{ type: "work", value }] });
    const { status, body } = await directory.post("/Users", user(`rf-${mark}`, emails(`Новый-${mark}@Пример.РФ`)));
    expect([status, body.emails[0].value]).toEqual([201, `новый-${mark}@пример.рф`]);
    const again = user(`rf2-${mark}`, emails(`новый-${mark}@xn--e1afmkfd.xn--p1ai`));
    expect((await directory.post("/Users", again)).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ["no name", { userName: null }, "invalidValue"],
    ["no mailbox", { userName: "petr", emails: [] }, "invalidValue"],
    ["a mailbox that is none", { emails: [{ value: "not a mailbox" }] }, "invalidValue"],
    ["a state that is none", { active: "maybe" }, "invalidValue"],
    ["a number of names", { name: { givenName: ["a", "b"] } }, "invalidValue"],
    ["a zero byte", { title: "a\u0000b" }, "invalidValue"],
  ])("is refused a person with %s, in SCIM's words", async (_, more, scimType) => {
    const { status, body } = await directory.post("/Users", user(`bad-${mark}`, more));
    expect([status, body.scimType, body.status]).toEqual([400, scimType, "400"]);
  });
});

describe("somebody whose data are erased", () => {
  it("is nobody to the directory: not found, not listed, not changed, and made anew as somebody else", async () => {
    const said = user(`petr-${mark}`, { externalId: `ext-${mark}` });
    const { id } = (await directory.post("/Users", said)).body;
    await desk().leave({ id });
    await apiAs(admin).ownData.erase({ id });
    expect((await directory.get(`/Users/${id}`)).status).toBe(404);
    expect((await directory.put(`/Users/${id}`, said)).status).toBe(404);
    expect((await directory.patch(`/Users/${id}`, { op: "replace", path: "active", value: true })).status).toBe(404);
    expect((await directory.find("Users", `externalId eq "ext-${mark}"`)).totalResults).toBe(0);
    const anew = await directory.post("/Users", said);
    expect([anew.status, anew.body.id === id]).toEqual([201, false]);
    expect(await rowOf(id)).toMatchObject({ firstName: "Удалённый сотрудник", leftAt: expect.any(Date) });
  });
});
