import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf, type Said } from "./directory.ts";

/**
 * A client that knows of the portal what `/Schemas` tells and nothing else, as scim2-tester is one: it fills what is
 * required, or all that may be written, and takes an attribute that nobody has declared for a fault.
 */
type Attribute = {
  name: string;
  type: string;
  multiValued: boolean;
  required: boolean;
  mutability: string;
  canonicalValues?: string[];
  referenceTypes?: string[];
  subAttributes?: Attribute[];
};
type Schema = { id: string; attributes: Attribute[] };
type Thing = Record<string, unknown>;

freshDatabase();
let directory: Directory;
let schemas: Schema[];
let made = 0;

const kinds = {
  Users: "urn:ietf:params:scim:schemas:core:2.0:User",
  Groups: "urn:ietf:params:scim:schemas:core:2.0:Group",
} as const;
type Kind = keyof typeof kinds;
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const common = [
  { name: "schemas", type: "string" },
  { name: "id", type: "string" },
  { name: "meta", type: "complex" },
] as Attribute[];

beforeAll(async () => {
  directory = await directoryOf(await makePerson(await makeCompany(), { roles: ["employee", "admin"] }));
  schemas = (await directory.get("/Schemas")).body.Resources;
});

const attributesOf = (id: string) => schemas.find((one) => one.id === id)!.attributes;
const isWritten = (one: Attribute) => one.mutability !== "readOnly";

async function madeFor(one: Attribute, onlyRequired: boolean): Promise<unknown> {
  const single = await oneMadeFor(one, onlyRequired);
  return one.multiValued ? [single] : single;
}

async function oneMadeFor(one: Attribute, onlyRequired: boolean): Promise<unknown> {
  if (one.type === "boolean") return true;
  if (one.subAttributes) return partsOf(one, onlyRequired);
  made += 1;
  return one.canonicalValues?.[0] ?? `value-${made}`;
}

async function partsOf({ name, subAttributes }: Attribute, onlyRequired: boolean): Promise<Thing> {
  const person = subAttributes!.some((part) => part.referenceTypes?.includes("User")) && (await make("Users", true));
  if (person) return { value: person.id, $ref: (person.meta as Thing).location };
  const parts: Thing = {};
  for (const part of subAttributes!.filter((part) => isWritten(part) && (part.required || !onlyRequired)))
    parts[part.name] = await oneMadeFor(part, onlyRequired);
  if (name === "emails") parts.value = `mail-${made}@tester.example`;
  if (name === "phoneNumbers") parts.value = String(79000000000 + made);
  return parts;
}

async function fill(schema: string, onlyRequired: boolean): Promise<Thing> {
  const filled: Thing = {};
  for (const one of attributesOf(schema).filter((one) => isWritten(one) && (one.required || !onlyRequired)))
    filled[one.name] = await madeFor(one, onlyRequired);
  return filled;
}

async function make(kind: Kind, onlyRequired: boolean): Promise<Thing> {
  const said: Thing = { schemas: [kinds[kind]], ...(await fill(kinds[kind], onlyRequired)) };
  if (kind === "Users" && !onlyRequired) said[enterprise] = await fill(enterprise, false);
  const { status, body } = await directory.post(`/${kind}`, said);
  expect([status, body]).toEqual([201, expect.objectContaining(written(said))]);
  expect(undeclared(kind, body)).toEqual([]);
  return body;
}

/** What was written as it must come back: more parts may stand beside it. */
const written = (said: Thing): Thing =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, name === "schemas" ? expect.any(Array) : like(value)]),
  );

function like(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(like);
  if (typeof value !== "object" || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, like(part)])));
}

function undeclared(kind: Kind, thing: Thing): string[] {
  const extension = { name: enterprise, type: "complex", subAttributes: attributesOf(enterprise) } as Attribute;
  return strangersIn(thing, [...common, ...attributesOf(kinds[kind]), ...(kind === "Users" ? [extension] : [])]);
}

function strangersIn(thing: Thing, known: Attribute[]): string[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const one = known.find((attribute) => attribute.name === name);
    if (!one) return [name];
    return [value].flat().flatMap((part) => (one.subAttributes ? strangersIn(part as Thing, one.subAttributes) : []));
  });
}

const paths = (kind: Kind) => [
  ...attributesOf(kinds[kind]).map((one) => ({ one, path: `${kinds[kind]}:${one.name}` })),
  ...(kind === "Users" ? attributesOf(enterprise).map((one) => ({ one, path: `${enterprise}:${one.name}` })) : []),
];

function at(thing: Thing, path: string): unknown {
  const name = path.slice(path.lastIndexOf(":") + 1);
  return path.startsWith(enterprise) ? (thing[enterprise] as Thing | undefined)?.[name] : thing[name];
}

const isNone = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

describe.each<Kind>(["Users", "Groups"])("%s by their schema alone", (kind) => {
  it("are made of what is required, and of all that may be written", async () => {
    for (const onlyRequired of [true, false]) {
      const { id, ...thing } = await make(kind, onlyRequired);
      expect((await directory.get(`/${kind}/${id}`)).body).toEqual({ id, ...thing });
    }
  });

  it("say nothing in a list that the schema does not declare", async () => {
    await make(kind, false);
    const { body } = await directory.get(`/${kind}?count=200`);
    expect(body.Resources.flatMap((one: Thing) => undeclared(kind, one))).toEqual([]);
  });

  it("are put back as they were read", async () => {
    const thing = await make(kind, false);
    const { status, body } = await directory.put(`/${kind}/${thing.id}`, thing);
    expect([status, body]).toEqual([200, thing]);
  });

  it.each(["add", "replace"])("take every attribute that may be written: %s", async (op) => {
    const { id } = await make(kind, true);
    for (const { one, path } of paths(kind).filter(({ one }) => isWritten(one))) {
      const value = await madeFor(one, false);
      const { status, body } = await directory.patch(`/${kind}/${id}`, { op, path, value });
      expect([path, status, at(body, path)]).toEqual([path, 200, like(value)]);
      expect(at((await directory.get(`/${kind}/${id}`)).body, path)).toEqual(like(value));
    }
  });

  it("lose what is removed, and keep with a word what is required or only read", async () => {
    const { id } = await make(kind, false);
    for (const { one, path } of paths(kind)) {
      const { status, body } = await directory.patch(`/${kind}/${id}`, { op: "remove", path });
      const now = (await directory.get(`/${kind}/${id}`)).body;
      if (one.required || !isWritten(one)) expect([path, status, body.scimType]).toEqual([path, 400, "mutability"]);
      else expect([path, status, isNone(at(body, path))]).toEqual([path, 200, true]);
      expect([path, isNone(at(now, path))]).toEqual([path, status === 200]);
    }
  });
});

it("tells what it puts together itself to who asks for it", async () => {
  const { id } = await make("Users", false);
  const short = (await directory.get(`/Users/${id}`)).body;
  const { name, [enterprise]: more } = (
    await directory.get(`/Users/${id}?attributes=name.formatted,${enterprise}:manager`)
  ).body;
  expect([short.name.formatted, short[enterprise].manager.displayName]).toEqual([undefined, undefined]);
  expect([name.formatted, more.manager.displayName]).toEqual([short.displayName, expect.stringContaining("value-")]);
});

it("takes the whole enterprise extension away", async () => {
  const { id } = await make("Users", false);
  const { status, body } = await directory.patch(`/Users/${id}`, { op: "remove", path: enterprise });
  expect([status, body[enterprise]]).toEqual([200, undefined]);
});

it("finds people by the department that it tells of them, and not by a part of its way", async () => {
  const { id } = await make("Users", true);
  await directory.patch(`/Users/${id}`, { op: "add", path: `${enterprise}:department`, value: "ИТ / Поддержка" });
  const told = (await directory.get(`/Users/${id}`)).body[enterprise].department;
  const found = async (value: string) =>
    (await directory.find("Users", `${enterprise}:department eq "${value}"`)).totalResults;
  expect([told, await found(told), await found("поддержка")]).toEqual(["ИТ / Поддержка", 1, 0]);
});

it.each([
  ["replace", 400, "noTarget"],
  ["add", 200, undefined],
])("says that a kind which nobody has is no target: %s", async (op, status, scimType) => {
  const { id } = await make("Users", true);
  for (const path of ['emails[type eq "home"].value', 'phoneNumbers[type eq "fax"].value']) {
    const answer: Said = await directory.patch(`/Users/${id}`, { op, path, value: "home@tester.example" });
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
  }
});

describe.each(["/ServiceProviderConfig", "/ResourceTypes", "/Schemas", `/Schemas/${enterprise}`])("%s", (path) => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])("is only read: %s answers 405, whatever it brings", async (method) => {
    const bodies = method === "DELETE" ? [undefined] : ["a=b", "{}"];
    for (const body of bodies) {
      const answer = await directory.send(method, path, body, { "content-type": "text/plain" });
      expect(answer.status).toBe(405);
    }
  });
});
