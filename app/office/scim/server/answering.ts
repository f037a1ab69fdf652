import { type Asked, cutTo, readAsked } from "./asking.ts";
import { draftOfChanges, draftOfNew, draftOfWhole } from "./changes.ts";
import { describeProvider, describeSchemas, describeTypes } from "./discovery.ts";
import { draftOfGroup, draftOfGroupChanges } from "./group-draft.ts";
import { changeGroup, makeGroup, readGroup, removeGroup } from "./groups.ts";
import { listGroups, listOf, listPeople, wantsMembers } from "./listing.ts";
import { changePerson, makePerson, readPerson, removePerson } from "./people.ts";
import { isObject } from "./person-draft.ts";
import type { Resource } from "./person-view.ts";
import { missing, ScimProblem, wrong } from "./problem.ts";
import type { Holder } from "./tokens.ts";

/** A call of SCIM as HTTP brings it; `path` is what follows `/scim/v2`. */
export type ScimCall = {
  method: string;
  path: string[];
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | null;
  ifNoneMatch: string | null;
};

export type ScimAnswer = { status: number; body?: object; headers?: Record<string, string> };

/** Answers a call in the company of its token; runs in its transaction (RFC 7644 §3). */
export async function answerCall(holder: Holder, call: ScimCall): Promise<ScimAnswer> {
  const [kind = "", id, ...rest] = call.path;
  if (rest.length) missing();
  if (kind === "Users") return answerThings(holder, call, id, people);
  if (kind === "Groups") return answerThings(holder, call, id, groups);
  if (kind === "Bulk" || kind === "Me" || kind === ".search") throw new ScimProblem(501, "Этого портал не умеет");
  if (!Object.hasOwn(described, kind)) missing();
  const draw = described[kind as keyof typeof described];
  if (!draw) return id ? missing() : { status: 200, body: describeProvider() };
  if (call.query.filter) throw new ScimProblem(403, "Здесь отбирать нельзя");
  const all: { id: string }[] = draw();
  if (!id) return { status: 200, body: listOf(readAsked({}), all.length, all) };
  return { status: 200, body: all.find((one) => one.id === id) ?? missing() };
}

/** What the portal tells of itself is only read, whatever a call brings: its body is not looked at (RFC 7644 §4). */
export function demandReading(method: string, [kind = ""]: string[]): void {
  if (method !== "GET" && Object.hasOwn(described, kind)) notAllowed();
}

const described = { ServiceProviderConfig: undefined, ResourceTypes: describeTypes, Schemas: describeSchemas };

type Body = Record<string, unknown>;
type Things = {
  list(holder: Holder, asked: Asked): Promise<object>;
  read(holder: Holder, id: string, asked: Asked): Promise<Resource>;
  make(holder: Holder, body: Body): Promise<Resource>;
  replace(holder: Holder, id: string, body: Body): Promise<Resource>;
  change(holder: Holder, id: string, body: Body): Promise<Resource>;
  remove(holder: Holder, id: string): Promise<void>;
};

const people: Things = {
  list: listPeople,
  read: readPerson,
  make: (holder, body) => makePerson(holder, draftOfNew(body)),
  replace: (holder, id, body) => changePerson(holder, id, draftOfWhole(body)),
  change: (holder, id, body) => changePerson(holder, id, draftOfChanges(body)),
  remove: removePerson,
};

const groups: Things = {
  list: listGroups,
  read: (holder, id, asked) => readGroup(holder, id, wantsMembers(asked)),
  make: (holder, body) => makeGroup(holder, draftOfGroup(body)),
  replace: (holder, id, body) => changeGroup(holder, id, draftOfGroup(body)),
  change: (holder, id, body) => changeGroup(holder, id, draftOfGroupChanges(body)),
  remove: removeGroup,
};

async function answerThings(holder: Holder, call: ScimCall, id: string | undefined, things: Things) {
  const { method } = call;
  const asked = readAsked(call.query);
  if (id === ".search") {
    if (method !== "POST") notAllowed();
    return { status: 200, body: await things.list(holder, readAsked(objectOf(call.body))) };
  }
  if (id === undefined) {
    if (method === "GET") return { status: 200, body: await things.list(holder, asked) };
    if (method !== "POST") notAllowed();
    return drawn(await things.make(holder, objectOf(call.body)), asked, 201);
  }
  if (method === "GET") {
    const thing = await things.read(holder, id, asked);
    return isNamed(call.ifNoneMatch, thing)
      ? { status: 304, headers: { etag: thing.meta.version } }
      : drawn(thing, asked);
  }
  if (call.ifMatch && !isNamed(call.ifMatch, await things.read(holder, id, readAsked({}))))
    throw new ScimProblem(412, "С тех пор это изменилось");
  if (method === "PUT") return drawn(await things.replace(holder, id, objectOf(call.body)), asked);
  if (method === "PATCH") return drawn(await things.change(holder, id, objectOf(call.body)), asked);
  if (method !== "DELETE") notAllowed();
  await things.remove(holder, id);
  return { status: 204 };
}

function drawn(thing: Resource, asked: Asked, status = 200): ScimAnswer {
  const { location, version } = thing.meta;
  return { status, body: cutTo(thing, asked), headers: { location, etag: version } };
}

function isNamed(header: string | null, { meta }: Resource): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(meta.version));
}

function objectOf(body: unknown): Body {
  return isObject(body) ? body : wrong("invalidSyntax", "Тело запроса – объект JSON");
}

function notAllowed(): never {
  throw new ScimProblem(405, "Так сюда обращаться нельзя");
}
