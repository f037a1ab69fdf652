import { afterAll, describe, expect, it } from "vitest";
import { encodeCall } from "#tests/support/call.ts";
import { changedSince, checksum } from "#tests/support/checksum.ts";
import { type Caller, callers, portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { type Operation, operationsOf } from "#tests/support/operations.ts";
import { missing, type Sample, sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
const operations = operationsOf();
const cells: string[] = [];

afterAll(() => {
  const all = operations.length * callers.length;
  process.stdout.write(`authorisation: checked ${cells.length} of ${all} cells\n`);
  expect(cells.length).toBe(all);
});

type Verdict = "done" | "unauthorized" | "forbidden" | "missing";

/** What the contract and the sample promise to a caller. */
function verdictFor({ access }: Operation, sample: Sample, caller: Caller): Verdict {
  if (access !== "public" && caller === "anonymous") return "unauthorized";
  if (access !== "public" && access !== "signed-in" && caller === "guest") return "forbidden";
  if (access === "admin" && caller !== "admin") return "forbidden";
  const isOfDesk = oneWith(access) !== "anna";
  if (isOfDesk && caller !== oneWith(access) && caller !== "admin") return "forbidden";
  if (sample.for === "desk") return "done";
  if (sample.for === "company" && ["anonymous", "olga"].includes(caller)) return "missing";
  if (sample.for === "owner" && caller !== "anna" && !sample.also?.includes(caller)) return "missing";
  return "done";
}

/** Somebody who may call it. */
function oneOf({ access }: Operation): Caller {
  return oneWith(access) as Caller;
}

async function call(caller: Caller, name: string, input: unknown) {
  const answer = await (await world.as(caller)).call(await encodeCall(name, input));
  return { status: answer.status, body: await answer.text() };
}

describe.each(operations.map((one) => [one.name, one] as const))("%s", (name, operation) => {
  it("does for each caller what its access says, and nothing for those it refuses", async () => {
    const sample = await sampleOf(name, world);
    const before = await checksum();
    const allowed = callers.filter((caller) => verdictFor(operation, sample, caller) === "done");
    for (const caller of callers.filter((one) => !allowed.includes(one))) {
      const verdict = verdictFor(operation, sample, caller);
      const answer = await call(caller, name, sample.input);
      if (verdict === "missing") {
        // Somebody else's is as good as not there: the same words, the same status.
        expect(answer, caller).toEqual(await call(caller, name, missing(sample)));
        if (operation.writes) expect(answer.status, caller).toBe(404);
        expect(answer.body, caller).not.toContain("CANARY-sever");
      } else {
        expect(answer.status, caller).toBe(verdict === "unauthorized" ? 401 : 403);
      }
      cells.push(`${name} ${caller}`);
    }
    expect(await changedSince(before)).toEqual([]);
    for (const caller of allowed) {
      const { input } = await sampleOf(name, world);
      const { status, body } = await call(caller, name, input);
      expect([caller, status, status < 300 ? "" : body]).toEqual([caller, operation.success, ""]);
      if (sample.signsOut) world.forget(caller);
      cells.push(`${name} ${caller}`);
    }
  });

  if (operation.writes)
    it("refuses what it does not know, so that nobody can slip a column in", async () => {
      const sample = await sampleOf(name, world);
      const before = await checksum();
      const extras = ["role", "roles", "groupId", "balance", "authorId", "isAdmin", "consentToPersData", "deletedAt"];
      for (const key of [...extras, "__proto__", "constructor", "prototype"]) {
        const request = await encodeCall(name, { ...(sample.input as object), [`x-${key}`]: world.yug.id });
        const isJson = request.headers.get("content-type")?.includes("json");
        const text = (await request.clone().text()).replace(`"x-${key}"`, `"${key}"`);
        const forged = isJson ? new Request(request, { body: text }) : request;
        const answer = await (await world.as(oneOf(operation))).call(forged);
        expect([key, answer.status]).toEqual([key, operation.input ? 422 : operation.success]);
      }
      if (operation.input) expect(await changedSince(before)).toEqual([]);
    });
});
