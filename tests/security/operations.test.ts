import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeCall } from "#tests/support/call.ts";
import { callers, portalOfTwoCompanies, type Caller as Usual } from "#tests/support/fixture-portal.ts";
import { addHolders, handed, oneWith } from "#tests/support/holder.ts";
import { byArea, type Operation, operationsOf } from "#tests/support/operations.ts";
import { type Attempt, allOf, expectNoRowChanged } from "#tests/support/rows.ts";
import { missing, type Sample, sampleOf } from "#tests/support/samples.ts";

// Budgets are proved elsewhere: here one person asks for everybody.
const world = portalOfTwoCompanies({ LIMITS: "0" });
const operations = operationsOf();

/** Who has one of the handed rights is tried where a right is asked for; elsewhere they are like any colleague. */
type Caller = Usual | (typeof handed)[number];
const callersOf = ({ access }: Operation): Caller[] =>
  oneWith(access) === "anna" ? [...callers] : [...handed, ...callers];

beforeAll(() => addHolders({ id: world.sever.id, alias: "sever", name: "Север" }));

const cells = new Set<string>();
const extras = [
  ...["role", "roles", "groupId", "balance", "authorId", "isAdmin", "consentToPersData", "deletedAt"],
  ...["__proto__", "constructor", "prototype"],
];
const forged = new Set<string>();

afterAll(() => {
  const all = operations.flatMap(callersOf).length;
  const forgeries = operations.filter(({ writes }) => writes).length * extras.length;
  process.stdout.write(
    `authorisation: checked ${cells.size} of ${all} cells and ${forged.size} of ${forgeries} forged keys\n`,
  );
  expect([cells.size, forged.size]).toEqual([all, forgeries]);
});

type Verdict = "done" | "unauthorized" | "forbidden" | "missing" | "nobody";

/** What the contract and the sample promise to a caller. */
function verdictFor({ access }: Operation, sample: Sample, caller: Caller): Verdict {
  if (access !== "public" && caller === "anonymous") return "unauthorized";
  if (access !== "public" && access !== "signed-in" && caller === "guest") return "forbidden";
  if (access === "admin" && caller !== "admin") return "forbidden";
  const isOfDesk = oneWith(access) !== "anna";
  if (isOfDesk && ![oneWith(access), access, "admin"].includes(caller)) return "forbidden";
  if (sample.for === "desk") return "done";
  if (sample.for === "company" && ["anonymous", "olga"].includes(caller)) return "missing";
  // In another company nobody is called so.
  if (sample.for === "colleagues" && caller === "olga") return "nobody";
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

/** The calls of those who may not do this. */
function refusals(operation: Operation, sample: Sample): Attempt[] {
  const { name, writes } = operation;
  const refused = callersOf(operation).filter((caller) => verdictFor(operation, sample, caller) !== "done");
  return refused.map((caller) => ({
    name: `${name} by ${caller}`,
    async make() {
      const verdict = verdictFor(operation, sample, caller);
      const answer = await call(caller, name, sample.input);
      const who = `${name} by ${caller}`;
      if (verdict === "missing") {
        // Somebody else's is as good as not there: the same words, the same status.
        expect(answer, who).toEqual(await call(caller, name, missing(sample)));
        if (writes) expect(answer.status, who).toBe(404);
        expect(answer.body, who).not.toContain("CANARY-sever");
      } else if (verdict === "nobody") {
        expect([who, answer.status]).toEqual([who, 422]);
        expect(answer.body, who).not.toContain("CANARY-sever");
      } else {
        expect([who, answer.status]).toEqual([who, verdict === "unauthorized" ? 401 : 403]);
      }
      cells.add(`${name} ${caller}`);
    },
  }));
}

/** Good calls with one key too many, by somebody who may make them. */
function forgeries(operation: Operation, sample: Sample): Attempt[] {
  const { name } = operation;
  return extras.map((key) => ({
    name: `${name} with ${key}`,
    async make() {
      const request = await encodeCall(name, { ...(sample.input as object), [`x-${key}`]: world.yug.id });
      const isJson = request.headers.get("content-type")?.includes("json");
      const text = isJson && (await request.clone().text()).replace(`"x-${key}"`, `"${key}"`);
      const answer = await (await world.as(oneOf(operation))).call(
        text ? new Request(request, { body: text }) : request,
      );
      expect([name, key, answer.status]).toEqual([name, key, operation.input ? 422 : operation.success]);
      forged.add(`${name} ${key}`);
    },
  }));
}

/** Lets somebody do what they may. */
async function expectDone({ name, success }: Operation, { input, signsOut }: Sample, caller: Caller): Promise<void> {
  const { status, body } = await call(caller, name, input);
  expect([name, caller, status, status < 300 ? "" : body]).toEqual([name, caller, success, ""]);
  if (signsOut) world.forget(caller);
  cells.add(`${name} ${caller}`);
}

// An area of many operations takes its time on a busy machine.
describe.each(byArea(operations))("%s", (_, own) => {
  it("changes nothing for those whom it refuses, nor for whoever slips a column in", async () => {
    const attempts: Attempt[] = [];
    for (const operation of own) {
      const sample = await sampleOf(operation.name, world);
      attempts.push(...refusals(operation, sample));
      if (operation.writes && operation.input) attempts.push(...forgeries(operation, sample));
    }
    await expectNoRowChanged(attempts);
  });

  it("does for each of the others what its access says", async () => {
    for (const operation of own) {
      const sample = await sampleOf(operation.name, world);
      const allowed = callersOf(operation).filter((caller) => verdictFor(operation, sample, caller) === "done");
      if (operation.writes) {
        for (const caller of allowed) await expectDone(operation, await sampleOf(operation.name, world), caller);
      } else {
        await allOf(allowed.map((caller) => expectDone(operation, sample, caller)));
      }
      // What takes no input at all overlooks whatever comes with the call.
      if (operation.writes && !operation.input) for (const { make } of forgeries(operation, sample)) await make();
    }
  });
});
