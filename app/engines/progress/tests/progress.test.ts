import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId, transaction, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import {
  acceptStep,
  addTime,
  beginStep,
  endRun,
  finishStep,
  keepPlan,
  moveRun,
  openByDate,
  pauseRun,
  readMarks,
  readRun,
  resumeRun,
  returnStep,
  type StepPlanWish,
  skipStep,
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

afterEach(() => setClock());

const whole = <T>(fn: () => Promise<T>) => withTenant(anna.groupId, () => transaction(fn));
const today = "2026-06-01";
const step = (key: string, more: Partial<StepPlanWish> = {}): StepPlanWish => ({
  key,
  title: key,
  kind: "text",
  ...more,
});
const plan = (...steps: StepPlanWish[]) =>
  whole(() => keepPlan({ groupId: anna.groupId, owner: "course", objectId, by: olga.accountId, steps }));
const start = (planId: string, on = today) =>
  whole(() => startRun({ planId, of: anna.accountId, by: olga.accountId, on, today }));
const begin = async (...steps: StepPlanWish[]) => (await start((await plan(...steps)).id)).id;
const look = async (id: string) => (await whole(() => readRun(id)))!;
const states = async (id: string) => Object.fromEntries((await look(id)).steps.map(({ key, state }) => [key, state]));
type Go = typeof finishStep;
const at = async (deed: Go, runId: string, key: string, more: Partial<Parameters<Go>[0]> = {}) => {
  const { id: stepId } = (await look(runId)).steps.find((one) => one.key === key)!;
  return whole(() => deed({ runId, stepId, by: anna.accountId, today, ...more }));
};
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => "done",
    (error) => error.detail ?? error.message,
  );

describe("a plan", () => {
  it("is kept in versions, and whoever walks stays on theirs", async () => {
    const first = await plan(step("один"));
    const { id } = await start(first.id);
    const second = await plan(step("один"), step("два"));
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(await states(id)).toEqual({ один: "available" });
  });

  it("is walked by a person once at a time, however often and at once it is started", async () => {
    const { id } = await plan(step("один"));
    const all = await Promise.all(Array.from({ length: 8 }, () => start(id)));
    expect(new Set(all.map((one) => one.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    await whole(() => endRun({ id: all[0]!.id, as: "cancelled", by: null }));
    expect((await start(id)).isNew).toBe(true);
  });
});

describe("steps", () => {
  it("open from the start, one after another, or stage by stage", async () => {
    const id = await begin(
      step("читать"),
      step("смотреть", { unlock: "previous" }),
      step("по желанию", { stage: 2, required: false }),
      step("дальше", { stage: 3, unlock: "stage" }),
    );
    expect(await states(id)).toEqual({
      читать: "available",
      смотреть: "locked",
      "по желанию": "available",
      дальше: "locked",
    });
    expect(await refusal(at(finishStep, id, "смотреть"))).toBe("locked");
    expect(await refusal(at(beginStep, id, "смотреть"))).toBe("locked");
    await at(beginStep, id, "читать");
    await at(finishStep, id, "читать");
    expect(await states(id)).toMatchObject({ смотреть: "available", дальше: "locked" });
    await at(finishStep, id, "смотреть");
    expect(await states(id)).toMatchObject({ дальше: "available", "по желанию": "available" });
  });

  it("are sent, returned with words, sent again and accepted with a grade; each time is written down", async () => {
    const id = await begin(step("задание", { isChecked: true }), step("ещё"));
    await at(submitStep, id, "задание", { evidence: "Сделала" });
    expect(await refusal(at(finishStep, id, "задание"))).toBe("submitted");
    await at(returnStep, id, "задание", { by: olga.accountId, comment: "Не хватает вывода" });
    await at(submitStep, id, "задание", { evidence: "С выводом" });
    await at(submitStep, id, "задание", { evidence: "С выводом" });
    await at(acceptStep, id, "задание", { by: olga.accountId, comment: "Хорошо", grade: 5 });
    const [it] = (await look(id)).steps;
    expect(it).toMatchObject({ state: "done", evidence: "С выводом", comment: "Хорошо", grade: 5, returns: 1 });
    expect(it!.doneBy).toBe(olga.accountId);
    const marks = await whole(() => readMarks(id));
    expect(marks.map(({ state, by }) => [state, by === anna.accountId])).toEqual([
      ["active", false],
      ["submitted", true],
      ["returned", false],
      ["submitted", true],
      ["done", false],
    ]);
    expect(await refusal(at(returnStep, id, "задание"))).toBe("done");
  });

  it("that somebody checks are not finished by oneself, and the others are not sent", async () => {
    const id = await begin(step("задание", { isChecked: true }), step("текст"));
    expect(await refusal(at(finishStep, id, "задание"))).toBe("checked");
    expect(await refusal(at(submitStep, id, "текст"))).toBe("checked");
  });

  it("are done once by many presses at once", async () => {
    const id = await begin(step("один"), step("два"));
    await Promise.all(Array.from({ length: 6 }, () => at(finishStep, id, "один")));
    expect((await whole(() => readMarks(id))).map(({ state }) => state)).toEqual(["active", "done"]);
  });
});

describe("a run", () => {
  it("is completed when all that is required is done or passed by, and ends once", async () => {
    const id = await begin(step("один"), step("два"), step("по желанию", { required: false }));
    await at(finishStep, id, "один");
    expect(await look(id)).toMatchObject({ state: "active", done: 1, required: 2 });
    await at(skipStep, id, "два", { by: olga.accountId, comment: "Уже умеет" });
    expect(await look(id)).toMatchObject({ state: "completed", done: 2 });
    expect(await refusal(at(finishStep, id, "по желанию"))).toBe("completed");
    expect(await refusal(whole(() => endRun({ id, as: "failed", by: null })))).toBe("completed");
  });

  it("counts its terms in working days, and a pause moves them", async () => {
    const id = await begin(
      step("сразу", { dueAfter: 0 }),
      // 12 June is a holiday.
      step("потом", { opensAfter: 3, dueAfter: 9 }),
    );
    const terms = async () => (await look(id)).steps.map(({ opensOn, dueOn }) => [opensOn, dueOn]);
    expect(await terms()).toEqual([
      [null, "2026-06-01"],
      ["2026-06-04", "2026-06-15"],
    ]);
    await at(finishStep, id, "сразу");
    await whole(() => pauseRun({ id, by: olga.accountId, today: "2026-06-02" }));
    expect(await refusal(at(skipStep, id, "потом"))).toBe("paused");
    await whole(() => resumeRun({ id, by: olga.accountId, today: "2026-06-09" }));
    expect(await terms()).toEqual([
      [null, "2026-06-01"],
      ["2026-06-11", "2026-06-22"],
    ]);
  });

  it("has terms before its start where its plan says so, by the calendar with what is moved", async () => {
    // 12 June is a holiday, 13 and 14 are a weekend.
    const { id: planId } = await plan(step("до", { dueAfter: -1 }), step("в первый", { dueAfter: 0 }));
    const { id } = await start(planId, "2026-06-12");
    expect((await look(id)).steps.map(({ dueOn }) => dueOn)).toEqual(["2026-06-11", "2026-06-15"]);
  });

  it("begins on its day, and its steps open on theirs", async () => {
    const { id: planId } = await plan(step("сразу"), step("через день", { opensAfter: 1 }));
    const { id } = await start(planId, "2026-06-03");
    expect(await look(id)).toMatchObject({ state: "planned" });
    expect(await refusal(at(finishStep, id, "сразу"))).toBe("planned");
    const on = (day: string) => {
      setClock(new Date(`${day}T09:00:00Z`));
      return withTenant("*", () => transaction(openByDate));
    };
    await on("2026-06-02");
    expect(await look(id)).toMatchObject({ state: "planned" });
    await on("2026-06-03");
    expect(await states(id)).toEqual({ сразу: "available", "через день": "locked" });
    await on("2026-06-04");
    expect(await states(id)).toEqual({ сразу: "available", "через день": "available" });
  });

  it("moves to a newer version with what was reached", async () => {
    const id = await begin(step("один"), step("старое"), step("два"));
    await at(finishStep, id, "один");
    const next = await plan(step("один"), step("новое"), step("два", { unlock: "previous" }));
    await whole(() => moveRun({ id, planId: next.id, by: anna.accountId, today }));
    expect(await states(id)).toEqual({ один: "done", новое: "available", два: "available" });
    const foreign = await whole(() =>
      keepPlan({ groupId: anna.groupId, owner: "course", objectId: newId(), by: null, steps: [step("чужое")] }),
    );
    const move = whole(() => moveRun({ id, planId: foreign.id, by: anna.accountId, today }));
    expect(await refusal(move)).toBe("not-found");
  });
});

describe("time", () => {
  it("is added by days and never more than a step may take", async () => {
    const id = await begin(step("видео"));
    const stepId = (await look(id)).steps[0]!.id;
    const add = (seconds: number, day = today) =>
      whole(() => addTime({ runId: id, stepId, day, method: "seen", seconds, most: 100 }));
    const added = await Promise.all([add(30), add(30), add(30)]);
    expect(added).toEqual([30, 30, 30]);
    expect(await add(30, "2026-06-02")).toBe(10);
    expect(await add(30, "2026-06-03")).toBe(0);
    expect((await look(id)).steps[0]!.seconds).toBe(100);
  });
});
