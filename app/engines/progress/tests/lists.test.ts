import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, transaction, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import {
  addStep,
  finishStep,
  keepPlan,
  moveRun,
  pauseRun,
  readDue,
  readFigures,
  readLines,
  readRun,
  readSums,
  resumeRun,
  type StepPlanWish,
  startRun,
  submitStep,
} from "../server/index.ts";

freshDatabase();

let anna: Viewer;
let olga: Viewer;
let objectId: string;

beforeEach(async () => {
  const company = await makeCompany();
  [anna, olga] = [await makePerson(company), await makePerson(company)];
  objectId = newId();
});

const whole = <T>(fn: () => Promise<T>) => withTenant(anna.groupId, () => transaction(fn));
const today = "2026-06-01";
const step = (key: string, more: Partial<StepPlanWish> = {}): StepPlanWish => ({
  ...{ key, title: key, kind: "text", ...more },
});
const plan = (...steps: StepPlanWish[]) =>
  whole(() => keepPlan({ groupId: anna.groupId, owner: "course", objectId, by: olga.accountId, steps }));
const start = (planId: string) =>
  whole(() => startRun({ planId, of: anna.accountId, by: olga.accountId, on: today, today }));
const look = async (id: string) => (await whole(() => readRun(id)))!;
const states = async (id: string) => Object.fromEntries((await look(id)).steps.map(({ key, state }) => [key, state]));
const at = async (deed: typeof finishStep, runId: string, key: string) => {
  const { id: stepId } = (await look(runId)).steps.find((one) => one.key === key)!;
  return whole(() => deed({ runId, stepId, by: anna.accountId, today }));
};
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => "done",
    (error) => error.detail ?? error.message,
  );

describe("a run", () => {
  it("takes in a step for one person alone, which other runs of its plan and later versions know nothing of", async () => {
    const { id: planId } = await plan(step("один"));
    const { id } = await start(planId);
    const own = { key: "своё", title: "своё", kind: "text", dueOn: "2026-06-05" };
    await whole(() => addStep({ runId: id, step: own, by: olga.accountId, today }));
    await at(finishStep, id, "один");
    expect(await states(id)).toEqual({ один: "done", своё: "available" });
    expect(await look(id)).toMatchObject({ state: "active", done: 1, required: 2 });
    const other = await whole(() => startRun({ planId, of: olga.accountId, by: null, on: today, today }));
    expect(await states(other.id)).toEqual({ один: "available" });
    const next = await plan(step("один"), step("два"));
    await whole(() => moveRun({ id, planId: next.id, by: null, today }));
    expect(await states(id)).toEqual({ один: "done", два: "available", своё: "available" });
    await at(finishStep, id, "своё");
    await at(finishStep, id, "два");
    expect(await look(id)).toMatchObject({ state: "completed" });
    const late = whole(() => addStep({ runId: id, step: { ...own, key: "ещё" }, by: null, today }));
    expect(await refusal(late)).toBe("completed");
  });

  it("keeps the days that a pause has moved when it moves to another version", async () => {
    const { id } = await start((await plan(step("один", { dueAfter: 3 }), step("ещё"))).id);
    await whole(() => pauseRun({ id, by: null, today: "2026-06-02" }));
    await whole(() => resumeRun({ id, by: null, today: "2026-06-09" }));
    const next = await plan(step("один", { dueAfter: 3 }), step("ещё", { dueAfter: 1 }));
    await whole(() => moveRun({ id, planId: next.id, by: null, today: "2026-06-09" }));
    expect((await look(id)).steps.map(({ dueOn }) => dueOn)).toEqual(["2026-06-11", "2026-06-02"]);
  });

  it("is told of in lists by its sums, its steps in some states and what is due", async () => {
    const { id: planId } = await plan(
      step("один", { dueAfter: 0 }),
      step("два", { isChecked: true, dueAfter: 1, role: "buddy" }),
      step("по желанию", { required: false }),
    );
    const { id } = await start(planId);
    await at(submitStep, id, "два");
    const sums = await whole(() => readSums([id], "2026-06-03"));
    expect(sums.get(id)).toMatchObject({ state: "active", required: 2, done: 0, submitted: 1, late: 1 });
    expect(sums.get(id)!.roles.toSorted()).toEqual(["buddy", "learner"]);
    const lines = await whole(() => readLines([id], ["submitted"]));
    expect(lines.map(({ key, dueOn }) => [key, dueOn])).toEqual([["два", "2026-06-02"]]);
    expect((await whole(() => readDue("course", "2026-06-01"))).map(({ key }) => key)).toEqual(["один"]);
    expect(await whole(() => readDue("adaptation", "2026-06-01"))).toEqual([]);
    const [first, second] = await whole(() => readFigures(planId, "2026-06-03"));
    expect(first).toMatchObject({ title: "один", began: 1, done: 0, late: 1 });
    expect(second).toMatchObject({ title: "два", began: 1, late: 0 });
  });
});
