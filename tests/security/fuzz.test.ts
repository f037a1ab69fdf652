import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { router } from "#app/areas.ts";
import { createApiHandler } from "#platform/api/handler.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { cut } from "#platform/db/keyset.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { inputsOf, poisons, spoiled } from "#tests/support/arbitrary.ts";
import { areaTests } from "#tests/support/area-tests.ts";
import { fuzzSeed, fuzzTimes, isDeep } from "#tests/support/depth.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { type Operation, operationsOf } from "#tests/support/operations.ts";
import { sampleOf } from "#tests/support/samples.ts";

/** What has not changed is asked the same few questions each time. */
const smoke = { numRuns: 3, seed: 20_261_121 };
process.stdout.write(`fuzz: seed ${fuzzSeed}, to be repeated by FUZZ_SEED=${fuzzSeed} DEEP='*' FUZZ=${fuzzTimes}\n`);

const id = "0b6e133c-4708-4a7b-9339-6d68525ae71b";
/** Places in other lists, signed by the portal itself. PostgreSQL takes an id for a moment in three wrong ways. */
const foreignCursors = [
  ["2026-01-01T00:00:00Z", id],
  [id, id],
  ["976393eb-661c-4f92-a395-e2f1f9508889", id],
  ["7d45bc52-2509-4e7e-9c57-910c5a36d01f", id],
  [0.5, id],
  [null, null],
].map((key) => cut([1, 2], () => key, 1).next);

const world = databaseOfTwoCompanies();
const handle = createApiHandler(router);
const operations = operationsOf();
const asked = new Set<string>();
const walked = new Set<string>();
let spare: string;
let began: string;
let calls = 0;

beforeAll(async () => {
  const draft = { title: "Запас", body: "Запас", feed: "blogs", reach: "company" } as const;
  began = newId();
  spare = (await apiAs(world.sever.head).content.create(draft)).id;
});
afterAll(() => {
  const deeply = operations.filter(({ name }) => isDeepOf(name)).length;
  process.stdout.write(
    `fuzz: ${calls} calls of ${asked.size} of ${operations.length} operations, ${deeply} of them deeply, seed ${fuzzSeed}\n`,
  );
  expect([asked.size, walked.size]).toEqual([operations.length, operations.length]);
});

/** Whether the area that an operation stands in is looked at deeply. */
function isDeepOf(name: string): boolean {
  const [key] = name.split(".");
  return isDeep(areaTests.find((one) => one.key === key)?.folder ?? key!);
}

/** Deeply by this run's own seed, the rest by the one that is always the same. */
function runsOf(name: string, numRuns: number): { numRuns: number; seed: number } {
  return isDeepOf(name) ? { numRuns: numRuns * fuzzTimes, seed: fuzzSeed } : smoke;
}

/** What is put in a field: everything where one looks deeply, else one poison, another for each field. */
function poisonsOf(name: string, field: string): unknown[] {
  const all = [...poisons, ...(field === "after" ? foreignCursors : [])];
  return isDeepOf(name) ? all : [all[(name.length + field.length) % all.length]];
}

function requestOf({ method, path }: Operation, input: Record<string, unknown>): Request {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    const text = String(typeof value === "string" ? value.toWellFormed() : value).slice(0, 5000);
    // A part that is empty or but dots is no part of an address: URLs make another address of it.
    return /^\.{0,2}$/.test(text) ? "%20" : encodeURIComponent(text);
  });
  const url = new URL(`http://portal/api${filled}`);
  if (method === "GET") {
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) url.searchParams.set(name, textOf(value));
    return new Request(url);
  }
  if (
    !Object.values(rest)
      .flat()
      .some((value) => value instanceof File)
  ) {
    const headers = { "content-type": "application/json" };
    return new Request(url, { method, headers, body: JSON.stringify(rest) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    for (const one of [value].flat())
      form.append(Array.isArray(value) ? `${name}[]` : name, one instanceof File ? one : textOf(one));
  }
  return new Request(url, { method, body: form });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
}

/** Gives whether it was done. */
async function expectDocumented(operation: Operation, request: Request): Promise<boolean> {
  forgetSpending();
  calls += 1;
  asked.add(operation.name);
  const viewer = world.sever.head;
  const answer = await handle(request, "fuzz", async () => ({ viewer, address: "", requestId: "fuzz" }));
  const body = await answer.text();
  const told = `${operation.name}, seed ${fuzzSeed}: ${answer.status} ${body.slice(0, 300)}`;
  expect([operation.success, 400, ...operation.errors], told).toContain(answer.status);
  expect(answer.status, told).toBeLessThan(500);
  expect(body, told).not.toMatch(/\.ts:\d+|node_modules|select "|insert into|Failed query/);
  return answer.status === operation.success;
}

/** Of these somebody has so many at most: what the calls of one test leave must not be too much for the sample of the next. */
const numbered = ["absences", "canned_replies", "claim_rules", "search_synonyms", "saved_queries", "content_filters"];

afterEach(() =>
  withTenant("*", async () => {
    for (const name of numbered) await db().execute(sql`delete from ${sql.identifier(name)} where id > ${began}`);
  }),
);

describe.each(operations.map((one) => [one.name, one] as const))("%s", (name, operation) => {
  // Not what the samples are about: a run that deletes it would take it from the next one.
  const ids = () => [spare, world.sever.head.accountId, world.yug.publication];

  it("answers good input as it says it will", async () => {
    const inputs = inputsOf(operation.input, ids());
    const { numRuns, seed } = runsOf(name, 18);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => void (await expectDocumented(operation, requestOf(operation, input)))),
      { numRuns, seed },
    );
  });

  it("refuses bad input kindly", async () => {
    const inputs = spoiled(inputsOf(operation.input, ids()));
    const { numRuns, seed } = runsOf(name, 14);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => void (await expectDocumented(operation, requestOf(operation, input)))),
      { numRuns, seed },
    );
  });

  it("refuses what is poison in any one field of a good call", async () => {
    let { input } = await sampleOf(name, world);
    for (const field of [...Object.keys(input ?? {}), "after", "surplus"]) {
      for (const poison of poisonsOf(name, field)) {
        const request = requestOf(operation, { ...(input as object), [field]: poison });
        const isDone = await expectDocumented(operation, request);
        // What was done once may not be possible again.
        if (isDone && operation.writes) ({ input } = await sampleOf(name, world));
      }
    }
    walked.add(name);
  });

  if (operation.writes && isDeepOf(name))
    it("refuses a body that is no JSON of ours", async () => {
      const { url, method } = requestOf(
        operation,
        Object.fromEntries(["id", "subject", "accountId"].map((name) => [name, ids()[0]])),
      );
      const bodies = [
        "",
        "{",
        "null",
        "[]",
        '"text"',
        "1e999",
        '{"a":1,"a":2}',
        "\u0000",
        `${"[".repeat(5000)}`,
        "id=1",
      ];
      for (const type of ["application/json", "text/plain", "application/xml", "multipart/form-data", "nonsense"]) {
        for (const body of bodies) {
          await expectDocumented(operation, new Request(url, { method, headers: { "content-type": type }, body }));
        }
      }
    });
});
