import { beforeAll, describe, expect, test } from "vitest";
import { makeExport } from "#app/access/own-data/server/making.ts";
import { contract } from "#app/areas.ts";
import { callOverHttp } from "#platform/api/client.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { oneWith } from "#tests/support/holder.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { callAs, tokensFor } from "#tests/support/outside-client.ts";
import { sampleOf } from "#tests/support/samples.ts";
import { pictureFile } from "#tests/support/two-companies.ts";
import { twoMachines } from "./two-machines.ts";

const world = twoMachines();
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const name of ["anna", "olga", "guest", "editor", "moderator", "admin"])
    tokens[name] = (await tokensFor(world.front.origin, name)).accessToken;
});

type Way = "in process" | "over HTTP";
type Client = ReturnType<typeof apiAs>;
type Caller = "anna" | "olga" | "guest" | "editor" | "moderator" | "admin";

function viewerOf(name: Caller): Viewer {
  const { head: anna, editor, moderator } = world.sever;
  return { anna, editor, moderator, olga: world.yug.head, guest: world.guest, admin: world.admin }[name];
}

/** The same person's API, called in this process or over HTTP. */
function api(way: Way, name: Caller = "anna", idempotencyKey?: string): Client {
  if (way === "in process") return apiAs(viewerOf(name), { idempotencyKey });
  return callOverHttp(contract, world.back.origin, {
    token: async () => tokens[name]!,
    refresh: async () => null,
    csrf: "proof",
    requestId: crypto.randomUUID(),
    address: "203.0.113.7",
    idempotencyKey,
  });
}

type Step = { [step: string]: Step } & ((input: unknown) => Promise<unknown>);

function call(way: Way, operation: string, input: unknown, name?: Caller): Promise<unknown> {
  const steps = operation.split(".");
  return steps.reduce((node, step) => node[step]!, api(way, name) as unknown as Step)(input);
}

/** What a page learns of a refusal. */
async function refusalOf(refused: Promise<unknown>) {
  const error = (await refused.catch((problem) => problem)) as Record<string, unknown>;
  const { status, code, message, data, operation } = error;
  return { status, code, message, data: data && JSON.parse(JSON.stringify(data)), operation };
}

/** What is made anew by each reading: its parts are the same, its numbers run, its codes and drawn addresses are others. */
const gauges = [
  ...["systemState.state", "balance.signed", "opinion.open", "opinion.inMyResource", "events.ics"],
  ...["courses.lesson", "courseDesk.preview", "certificates.paper", "certificates.trial"],
];

describe("every read", () => {
  const reads = operationsOf().filter(({ writes }) => !writes);

  test.each(reads.map(({ name, access }) => [name, access]))(
    "%s gives the same answer both ways",
    async (name, access) => {
      const { input } = await sampleOf(name, world);
      const caller = oneWith(access) as Caller;
      const near = ((await call("in process", name, input, caller)) ?? null) as object | null;
      const far = (await call("over HTTP", name, input, caller)) ?? null;
      const told = (answer: object | null) => (answer && gauges.includes(name) ? Object.keys(answer) : answer);
      // The two of them live at addresses of their own.
      const here = JSON.parse(JSON.stringify(far).replace(/http:..localhost:\d+/g, config.publicUrl));
      expect(told(here)).toEqual(told(near));
      expect(JSON.parse(JSON.stringify(near))).toEqual(near);
    },
  );
});

describe("every refusal is the same both ways", () => {
  const nobodys = newId();
  const refusals: [string, Caller, string, unknown, number][] = [
    ["a guest", "guest", "feed.page", { tab: "work" }, 403],
    ["nothing there", "anna", "content.publication", { id: nobodys }, 404],
    ["somebody else's", "olga", "content.remove", { id: nobodys }, 404],
    ["a broken id", "anna", "content.publication", { id: "ёж" }, 422],
    ["a word too long", "anna", "account.users", { query: "ы".repeat(301) }, 422],
    ["a wrong choice", "anna", "account.users", { sortingDirection: "SIDEWAYS" }, 422],
    ["an unknown field", "anna", "account.changeAlias", { alias: "anna", admin: true }, 422],
    ["a taken alias", "anna", "account.changeAlias", { alias: "ivan" }, 409],
    ["no words", "anna", "content.create", { title: "", body: " ", feed: "work", reach: "company" }, 422],
    ["no picture", "anna", "account.uploadPhoto", { photo: new File(["MZ"], "a.png") }, 422],
  ];

  test.each(refusals)("%s, by %s at %s", async (_, name, operation, input, status) => {
    const near = await refusalOf(call("in process", operation, input, name));
    expect(near.status).toBe(status);
    expect(near.operation).toBeDefined();
    expect(await refusalOf(call("over HTTP", operation, input, name))).toEqual(near);
  });

  test("a publication that was changed meanwhile", async () => {
    const draft = { title: "Сбор", body: "В полдень", feed: "work", reach: "company" } as const;
    const { id } = await api("in process").content.create(draft);
    await api("over HTTP").content.edit({ ...draft, id, revision: 1, body: "В час" });
    const late = { ...draft, id, revision: 1 };
    const near = await refusalOf(api("in process").content.edit(late));
    expect(near).toMatchObject({ status: 409, data: { detail: "revision" } });
    expect(await refusalOf(api("over HTTP").content.edit(late))).toEqual(near);
  });
});

describe.each<Way>(["in process", "over HTTP"])("a deed %s", (way) => {
  test("carries pictures, is done once for its key, and is told apart by the bytes of a file alone", async () => {
    const key = crypto.randomUUID();
    const draft = { title: `Снимки ${way}`, body: "Три берёзы", feed: "life", reach: "company" } as const;
    const picture = await pictureFile("Берёзы.png");
    const first = await api(way, "anna", key).content.create({ ...draft, pictures: [picture] });
    expect(await api(way, "anna", key).content.create({ ...draft, pictures: [picture] })).toEqual(first);
    const view = await api(way).content.publication({ id: first.id });
    expect(view).toMatchObject({ title: draft.title, mine: true, pictures: [{ width: 600, height: 400 }] });
    const bytes = new Uint8Array(await picture.arrayBuffer());
    bytes[bytes.length - 1]! ^= 1;
    const other = new File([bytes], picture.name, { type: picture.type });
    const clash = api(way, "anna", key).content.create({ ...draft, pictures: [other] });
    expect(await refusalOf(clash)).toMatchObject({ status: 409, data: { detail: "idempotency-key" } });
    expect(await api(way, "olga", key).content.create({ ...draft, title: "Своё" })).not.toEqual(first);
  });

  test("gives files to their company's people", async () => {
    const file = new File(["Смета\n1;2"], "Смета на ёлку.csv", { type: "text/csv" });
    const { link, name, bytes } = await api(way).account.uploadFile({ file });
    expect({ name, bytes }).toEqual({ name: file.name, bytes: file.size });
    for (const { origin } of [world.front, world.back]) {
      const mine = await callAs(origin, tokens.anna, "GET", link);
      expect([mine.status, mine.text]).toEqual([200, "Смета\n1;2"]);
      expect(mine.headers.get("content-disposition")).toContain(encodeURIComponent("ёлку"));
      for (const token of [tokens.olga, undefined]) expect((await callAs(origin, token, "GET", link)).status).toBe(404);
    }
  });
});

test("the front hands an RSS feed on to its back, whose 304 is an answer too", async () => {
  await api("over HTTP").feed.renewRss();
  const { items } = await api("over HTTP").feed.rss();
  const { address } = items.find(({ tab }) => tab === "work")!;
  expect(address.startsWith(`${world.front.origin}/rss/work?token=`)).toBe(true);
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("CANARY-sever")]);
  const known = { "if-none-match": answer.headers.get("etag")! };
  expect((await fetch(address, { headers: known })).status).toBe(304);
  expect((await fetch(`${address}x`)).status).toBe(404);
});

test("the front hands the archive of one's own data on, to its owner alone", async () => {
  const { last } = await api("in process").ownData.state({});
  await makeExport(last!.id);
  const { status, headers } = await callAs(world.front.origin, tokens.anna, "GET", `/exports/${last!.id}`);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/zip",
    "private, no-store",
  ]);
  expect((await callAs(world.front.origin, tokens.olga, "GET", `/exports/${last!.id}`)).status).toBe(404);
});

test("the front hands outside clients on to its back: answers, refusals and their headers", async () => {
  const through = (token: string | undefined, method: string, path: string, body?: unknown) =>
    callAs(world.front.origin, token, method, path, body);
  expect((await through(tokens.anna, "GET", "/api/users/me")).body).toMatchObject({ alias: "anna" });
  const flag = await through(tokens.anna, "GET", "/api/public/v1/showServices");
  expect(flag.headers.get("cache-control")).toBe("private, max-age=600");
  const stranger = await through(undefined, "GET", "/api/users/me");
  expect([stranger.status, stranger.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  const wrong = await through(tokens.anna, "PATCH", "/api/users/me");
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
  const refused = await through(tokens.anna, "PUT", "/api/public/v1/users/me/alias", { alias: "Я" });
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ["alias"]]);
  const photo = new FormData();
  photo.append("photo", await pictureFile());
  expect((await through(tokens.anna, "POST", "/api/users/me/photo", photo)).body.photo).toMatch(/^\/files\//);
});
