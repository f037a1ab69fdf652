import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf, user } from "./directory.ts";

freshDatabase();
let directory: Directory;
const ids: string[] = [];
const before = new Date(Date.now() - 60_000).toISOString();

beforeAll(async () => {
  const company = await makeCompany();
  directory = await directoryOf(
    await makePerson(company, { roles: ["employee", "admin"], email: "admin@list.example" }),
  );
  const people: [string, string, object][] = [
    ["anna", "Анна", { title: "Мастер", externalId: "A-1" }],
    ["boris", "Борис", { externalId: "b-2", active: false }],
    ["vera", "Вера", { phoneNumbers: [{ value: "+7 900 123-45-67" }] }],
  ];
  for (const [name, givenName, more] of people)
    ids.push(
      (await directory.post("/Users", user(name, { name: { givenName, familyName: "Списков" }, ...more }))).body.id,
    );
});

const names = async (filter: string) => {
  const query = new URLSearchParams({ filter, sortBy: "userName" });
  const { body, status } = await directory.get(`/Users?${query}`);
  return status === 200 ? body.Resources.map((one: { userName: string }) => one.userName.split("@")[0]) : body.scimType;
};

describe("a filter", () => {
  it.each<[string, string[]]>([
    ['userName eq "ANNA@scim.example"', ["anna"]],
    ['username Eq "anna@scim.example"', ["anna"]],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "an"', ["anna"]],
    ['userName ne "anna@scim.example"', ["admin", "boris", "vera"]],
    ['externalId eq "A-1"', ["anna"]],
    ['externalId eq "a-1"', []],
    ["externalId pr", ["anna", "boris"]],
    ["not (externalId pr)", ["admin", "vera"]],
    ['not (externalId eq "A-1")', ["admin", "boris", "vera"]],
    ['emails.value co "SCIM"', ["anna", "boris", "vera"]],
    ['emails[type eq "work" and value sw "vera"]', ["vera"]],
    ['emails[type eq "work"].value eq "vera@scim.example"', ["vera"]],
    ['emails[type eq "home"]', []],
    ["active eq false", ["boris"]],
    ['active eq "False"', ["boris"]],
    ['displayName eq "Вера Списков"', ["vera"]],
    ['displayName co "спис" and active eq true', ["anna", "vera"]],
    ['title eq "Мастер" or phoneNumbers pr and active eq true', ["anna", "vera"]],
    ['(title eq "Мастер" or phoneNumbers pr) and not (userName sw "v")', ["anna"]],
    [`meta.lastModified gt "${before}"`, ["admin", "anna", "boris", "vera"]],
    [`meta.lastModified lt "${before}"`, []],
    ['userName ew "list.example"', ["admin"]],
    ['userName co "%"', []],
    ['userName eq "a\\"b"', []],
  ])("%s", async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it("asks for one by id", async () => {
    expect(await names(`id eq "${ids[0]}"`)).toEqual(["anna"]);
  });

  it.each([
    "userName",
    "userName eq",
    "userName eq x'; drop table accounts; --",
    'userName eq "x',
    'userName is "x"',
    '(userName eq "x"',
    'userName eq "x")',
    'password eq "x"',
    '__proto__ eq "x"',
    'constructor eq "x"',
    "active gt true",
    'meta.created gt "yesterday"',
    `${"(".repeat(50)}userName pr${")".repeat(50)}`,
    Array(200).fill("userName pr").join(" and "),
    'userName eq "\\u0000"',
    "emails[",
    " ",
    "and",
  ])("that is none is refused: %s", async (filter) => {
    expect(await names(filter)).toEqual("invalidFilter");
  });
});

describe("a list", () => {
  it("is cut as SCIM counts, and sorted", async () => {
    const { body } = await directory.get("/Users?startIndex=2&count=2&sortBy=name.givenName&sortOrder=descending");
    expect([body.totalResults, body.startIndex, body.itemsPerPage]).toEqual([4, 2, 2]);
    const first = await directory.get("/Users?startIndex=-5&count=0");
    expect(first.body).toMatchObject({ totalResults: 4, startIndex: 1, itemsPerPage: 0, Resources: [] });
    const far = await directory.get("/Users?startIndex=100");
    expect(far.body).toMatchObject({ totalResults: 4, Resources: [] });
    expect((await directory.get("/Users?count=many")).status).toBe(400);
    expect((await directory.get("/Users?sortBy=password")).status).toBe(400);
  });

  it("gives the attributes that were asked for, and always the id", async () => {
    const some = await directory.get(`/Users/${ids[0]}?attributes=userName,name.familyName`);
    expect(some.body).toEqual({
      schemas: expect.anything(),
      id: ids[0],
      userName: "anna@scim.example",
      name: { familyName: "Списков" },
    });
    const rest = await directory.get(`/Users/${ids[0]}?excludedAttributes=emails,meta,name.formatted,id`);
    expect(Object.keys(rest.body)).not.toContain("emails");
    expect(rest.body).toMatchObject({ id: ids[0], name: { familyName: "Списков" } });
    expect(rest.body.name).not.toHaveProperty("formatted");
  });

  it("may be asked for by POST, so that no filter stands in a log", async () => {
    const { body, status } = await directory.post("/Users/.search", { filter: 'userName sw "v"', count: 5 });
    expect([status, body.totalResults]).toEqual([200, 1]);
  });
});

describe("a version", () => {
  it("answers 304 to who knows it, and 412 to who changes what they do not know", async () => {
    const { headers } = await directory.get(`/Users/${ids[2]}`);
    const etag = headers.get("etag")!;
    expect((await directory.get(`/Users/${ids[2]}`, { "if-none-match": etag })).status).toBe(304);
    const said = user("vera", { name: { givenName: "Вера", familyName: "Новая" } });
    expect((await directory.put(`/Users/${ids[2]}`, said, { "if-match": etag })).status).toBe(200);
    expect((await directory.put(`/Users/${ids[2]}`, said, { "if-match": etag })).status).toBe(412);
  });
});

describe("what the portal can do of SCIM", () => {
  it("is told: the provider, its types and its schemas", async () => {
    const { body } = await directory.get("/ServiceProviderConfig");
    expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { maxResults: 200 } });
    const types = (await directory.get("/ResourceTypes")).body;
    expect(types.Resources.map((one: { endpoint: string }) => one.endpoint)).toEqual(["/Users", "/Groups"]);
    expect((await directory.get("/ResourceTypes/User")).body.id).toBe("User");
    const schemas = (await directory.get("/Schemas")).body;
    expect(schemas.totalResults).toBe(3);
    for (const { id } of schemas.Resources) expect((await directory.get(`/Schemas/${id}`)).body.id).toBe(id);
  });

  it.each([
    ["GET", "/Nothing", 404],
    ["GET", "/Users/1/2", 404],
    ["GET", "/Users/not-an-id", 404],
    ["POST", "/Bulk", 501],
    ["GET", "/Me", 501],
    ["DELETE", "/Users", 405],
    ["POST", "/Schemas", 405],
  ])("%s %s answers %i", async (method, path, status) => {
    const answer = await directory.send(method, path, method === "POST" ? {} : undefined);
    expect([answer.status, answer.body.schemas]).toEqual([status, ["urn:ietf:params:scim:api:messages:2.0:Error"]]);
  });

  it.each<[string, unknown, number, string | undefined]>([
    ["text that is no JSON", "{", 400, "invalidSyntax"],
    ["a list", [], 400, "invalidSyntax"],
    ["no operations", {}, 400, "invalidSyntax"],
    ["an operation of no kind", { Operations: [{ op: "move", path: "title" }] }, 400, "invalidSyntax"],
    ["a path that is none", { Operations: [{ op: "replace", path: "emails[", value: 1 }] }, 400, "invalidPath"],
    ["a path that nobody knows", { Operations: [{ op: "replace", path: "shoeSize", value: 1 }] }, 400, "invalidPath"],
    ["the id", { Operations: [{ op: "replace", path: "id", value: "1" }] }, 400, "mutability"],
    ["nothing to remove", { Operations: [{ op: "remove" }] }, 400, "noTarget"],
    ["no value", { Operations: [{ op: "add", path: "title" }] }, 400, "invalidValue"],
    [
      "a megabyte and more",
      { Operations: [{ op: "add", path: "title", value: "a".repeat(1_100_000) }] },
      413,
      undefined,
    ],
    [
      "depth without end",
      `{"Operations":[{"op":"add","value":${'{"name":'.repeat(20_000)}1${"}".repeat(20_000)}}]}`,
      413,
      undefined,
    ],
    [
      "a prototype",
      '{"Operations":[{"op":"add","value":{"__proto__":{"title":"x"},"constructor":"y"}}]}',
      200,
      undefined,
    ],
  ])("a change with %s is answered as it should be", async (_, body, status, scimType) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const length = { "content-length": String(Buffer.byteLength(text)) };
    const answer = await directory.send("PATCH", `/Users/${ids[0]}`, text, length);
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
  });
});
