import "#platform/auth/tests/support/outside-environment.ts";
import { eq } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { type Seen, testApp } from "#platform/auth/tests/support/app.ts";
import { fakeProvider } from "#platform/auth/tests/support/fake-provider.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { applyClaims } from "../server/index.ts";
import { directoryOf, user } from "./directory.ts";

freshDatabase();
const origin = testApp(async (person) => {
  await applyClaims(person);
  return person.groupId;
});
const provider = fakeProvider();
let company: Company;
let admin: Viewer;
let mark: string;

beforeEach(async () => {
  company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
});

const scim = () => apiAs(admin).scim;
const desk = () => apiAs(admin).peopleDesk;
const rule = (claim: string, value: string, right: "editor" | "chief-editor" | "moderator" = "moderator") =>
  scim().addClaim({ claim, value, right });

/** Signs in the person of this company whom the provider calls so, who comes with these claims in the ID token. */
async function signIn(claims: JWTPayload = {}, { sub = `petr-${mark}`, access = {} as JWTPayload } = {}) {
  provider.idClaims = { sub, email: `${sub}@example.ru`, group: company.alias, ...claims };
  provider.accessClaims = access;
  const { answer, html } = await new Browser(origin).open("/login?returnTo=/main");
  expect(answer.status).toBe(200);
  return (JSON.parse(html) as Seen & { viewer: Viewer }).viewer;
}

const given = async (id: string) =>
  (await desk().person({ id })).given.map(({ right, fromGroup, fromSignIn }) => [right, fromGroup, fromSignIn]);
const bySignIn = (right: string) => [right, false, true];

describe("a rule of signing in", () => {
  test("gives its right with the sign-in that says so, and takes it with the next that does not", async () => {
    await rule("groups", "/editors", "chief-editor");
    const viewer = await signIn({ groups: ["/all", "/editors"] });
    expect(viewer.rights.toSorted()).toEqual(["chief-editor", "editor"]);
    expect(await given(viewer.accountId)).toEqual([bySignIn("chief-editor"), bySignIn("editor")]);
    expect((await scim().claims({})).items).toMatchObject([{ claim: "groups", value: "/editors", people: 1 }]);
    const again = await signIn({ groups: ["/all"] });
    expect([again.accountId, again.rights]).toEqual([viewer.accountId, []]);
    const rows = await withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, viewer.accountId)));
    const told = rows.map(({ deed, detail }) => [deed, (detail as { by: string }).by]);
    expect(told.toSorted()).toEqual([
      ...Array(2).fill(["right.given", "sign-in"]),
      ...Array(2).fill(["right.taken", "sign-in"]),
    ]);
  });

  test("reads both tokens, and names with dots in them", async () => {
    await rule("realm_access.roles", "news");
    await rule("https://id.example/claims.role", "7", "editor");
    const access = { realm_access: { roles: ["employee", "news"] } };
    const viewer = await signIn({ "https://id.example/claims.role": 7 }, { access });
    expect(viewer.rights.toSorted()).toEqual(["editor", "moderator"]);
    expect((await signIn({ "https://id.example/claims": { role: [7] } })).rights).toEqual(["editor"]);
  });

  test("neither changes nor takes what an administrator has given", async () => {
    await rule("groups", "/moderators");
    const { accountId: id } = await signIn();
    await desk().give({ id, right: "moderator" });
    for (const claims of [{ groups: "/moderators" }, {}]) {
      await signIn(claims);
      expect(await given(id)).toEqual([["moderator", false, false]]);
    }
  });

  test("stands beside a group of the directory: the right stays while either gives it", async () => {
    await rule("groups", "/moderators");
    const { accountId: id } = await signIn({ groups: ["/moderators"] });
    const directory = await directoryOf(admin);
    const { body } = await directory.post("/Groups", { displayName: "Модераторы", members: [{ value: id }] });
    await scim().mapGroup({ id: body.id, right: "moderator" });
    expect(await given(id)).toEqual([["moderator", true, true]]);
    await signIn();
    expect(await given(id)).toEqual([["moderator", true, false]]);
    await signIn({ groups: ["/moderators"] });
    await directory.remove(`/Groups/${body.id}`);
    expect(await given(id)).toEqual([bySignIn("moderator")]);
  });

  test("takes its right along when it is removed, and gives nothing more", async () => {
    const { id: first } = await rule("groups", "/moderators");
    const { accountId: id } = await signIn({ groups: ["/moderators"] });
    await scim().removeClaim({ id: first });
    expect(await given(id)).toEqual([]);
    expect((await signIn({ groups: ["/moderators"] })).rights).toEqual([]);
    await expect(scim().removeClaim({ id: first })).rejects.toMatchObject({ status: 404 });
    await rule("groups", "/moderators");
    expect((await signIn({ groups: ["/moderators"] })).rights).toEqual(["moderator"]);
  });

  test("gives nothing to a guest, and never makes an administrator", async () => {
    await rule("realm_access.roles", "admin");
    await rule("groups", "/all", "editor");
    const guest = await signIn({ groups: ["/all"], realm_access: { roles: ["guest"] } });
    expect([guest.isGuest, guest.rights, await given(guest.accountId)]).toEqual([true, [], []]);
    const colleague = await signIn({ groups: ["/all"] });
    expect(colleague).toMatchObject({ accountId: guest.accountId, isAdmin: false, rights: ["editor"] });
  });

  test("is the matter of its own company alone", async () => {
    await rule("groups", "/moderators");
    const { id } = await rule("groups", "/editors", "editor");
    await scim().setPlaces({ department: "department", location: "city" });
    const other = await makeCompany("Другая");
    const stranger = await signIn({ group: other.alias, groups: ["/moderators"], city: "Тверь" }, { sub: `x-${mark}` });
    expect([stranger.groupId, stranger.rights]).toEqual([other.id, []]);
    expect(await person(stranger.accountId)).toMatchObject({ location: "" });
    const boss = apiAs(await makePerson(other, { roles: ["employee", "admin"] }));
    expect(await boss.scim.claims({})).toEqual({ items: [], places: { department: "", location: "" } });
    await expect(boss.scim.removeClaim({ id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("claims of a strange shape", () => {
  const deep = { a: { b: { c: {} } } };
  test.each<[string, unknown]>([
    ["null", null],
    ["a number", 7],
    ["a truth", true],
    ["an object", { "/moderators": true, length: 1, 0: "/moderators" }],
    ["a list in a list", [["/moderators"]]],
    ["a list of odd things", [null, {}, [], 7, Number.MAX_VALUE, deep, "\u0000", "\ud800"]],
    ["other letters", ["/Moderators", " /moderators"]],
    ["a text without an end", "/moderators".repeat(2000)],
    ["ten thousand", Array.from({ length: 10_000 }, (_, at) => `/group-${at}`)],
    ["a name of the language itself", JSON.parse('{"__proto__": "/moderators"}')],
  ])("give no right and keep nobody out: %s", async (_, groups) => {
    for (const claim of ["groups", "groups.0", "groups.__proto__", "groups.constructor.name", "groups..", "."])
      await rule(claim, "/moderators");
    await scim().setPlaces({ department: "groups", location: "groups" });
    expect((await signIn({ groups })).rights).toEqual([...(isText(groups) ? ["moderator"] : [])]);
  });

  /** An object may well say it: «groups.0» and «groups.__proto__» are ways like any other. */
  const isText = (groups: unknown) => typeof groups === "object" && JSON.stringify(groups)?.includes(':"/moderators"');
});

test("names that no database keeps are kept without the signs that nobody types", async () => {
  const { accountId } = await signIn({ given_name: "Пё\u0000тр", family_name: "\ud800", locale: "\u0000" });
  expect((await person(accountId)).firstName).toBe("Пётр");
});

describe("whom a first sign-in makes", () => {
  let sorting: string;
  beforeEach(async () => {
    const add = async (name: string, parentId: string | null = null) => {
      const [row] = await withTenant(company.id, () =>
        db().insert(departments).values({ groupId: company.id, name, parentId }).returning(),
      );
      return row!.id;
    };
    sorting = await add("Сортировка", await add("Склад"));
    await add("Приёмка", await add("Завод 1"));
    await add("Приёмка", await add("Завод 2"));
    await scim().setPlaces({ department: "unit", location: "city" });
  });

  test.each(["Склад / Сортировка", "/склад/сортировка", "сортировка", ["/all", "Сортировка"]])(
    "is put where the claim says: %s",
    async (unit) => {
      const { accountId } = await signIn({ unit, city: "Тверь" });
      expect(await person(accountId)).toMatchObject({ departmentId: sorting, location: "Тверь" });
    },
  );

  test.each(["Приёмка", "Склад / Приёмка", "Новый отдел", "", "/", { name: "Сортировка" }, null])(
    "comes in without a department where the company has none like that: %s",
    async (unit) => {
      const before = await withTenant(company.id, () => db().$count(departments));
      const { accountId } = await signIn({ unit, city: null });
      expect(await person(accountId)).toMatchObject({ departmentId: null, location: "" });
      expect(await withTenant(company.id, () => db().$count(departments))).toBe(before);
    },
  );

  test("stays there: later sign-ins move nobody, nor whom the directory keeps", async () => {
    const { accountId } = await signIn({ city: "Тверь" });
    await signIn({ unit: "Сортировка", city: "Псков" });
    expect(await person(accountId)).toMatchObject({ departmentId: null, location: "Тверь" });
    const directory = await directoryOf(admin);
    const kept = (await directory.post("/Users", user(`kept-${mark}`, { addresses: [{ locality: "Ржев" }] }))).body.id;
    const claims = { email: `kept-${mark}@scim.example`, unit: "Сортировка", city: "Псков" };
    expect((await signIn(claims, { sub: `kept-${mark}` })).accountId).toBe(kept);
    expect(await person(kept)).toMatchObject({ departmentId: null, location: "Ржев" });
  });

  test("belongs to no department as a guest", async () => {
    const { accountId } = await signIn({ unit: "Сортировка", realm_access: { roles: ["guest"] } });
    expect(await person(accountId)).toMatchObject({ departmentId: null, role: "guest" });
  });
});

async function person(id: string) {
  return (await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, id))))[0]!;
}
