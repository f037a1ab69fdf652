import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { adaptationOf, meetNewcomer, publish, refused, step } from "./people.ts";

freshDatabase();

let company: Company;
let [anna, ivan, petr, hr] = [] as unknown as [Viewer, Viewer, Viewer, Viewer];
const monday = "2026-06-01";

beforeEach(async () => {
  setClock(new Date(`${monday}T07:00:00Z`));
  ({ company, anna, ivan, petr, hr } = await meetNewcomer());
});
afterEach(() => setClock());

const start = async (template: string, more: object = {}) =>
  (await adaptationOf(hr).start({ template, people: [ivan.accountId], on: monday, ...more })).ids[0]!;
const statesOf = async (id: string, who = ivan) =>
  Object.fromEntries(
    (await adaptationOf(who).run({ id })).levels.flatMap(({ steps }) =>
      steps.map(({ title, state }) => [title, state]),
    ),
  );
const checkedTask = step("Задание", { kind: "task", checked: true, grading: "five" });
const paper = new File(["Отчёт"], "отчёт.txt", { type: "text/plain" });
const mayOpen = (who: Viewer, id: string) =>
  withTenant(who.groupId, () => openFile(who, id)).then(
    async ({ body }) => {
      await body.cancel();
      return true;
    },
    () => false,
  );

describe("a newcomer's way", () => {
  it("is read, ticked, sent, returned with words, accepted with a grade, and is over with its last required step", async () => {
    const list = step("Список", { kind: "checklist", items: ["Пропуск", "Почта"] });
    const { id, keyOf } = await publish(hr, [step("Читать"), list, checkedTask]);
    const run = await start(id);
    const [mine, theirs] = [adaptationOf(ivan), adaptationOf(anna)];
    await mine.finish({ id: run, key: keyOf("Читать") });
    const half = { id: run, key: keyOf("Список") };
    await mine.tick({ ...half, items: [1] });
    expect(await refused(mine.finish(half))).toHaveProperty("items");
    await mine.tick({ ...half, items: [0, 1] });
    await mine.finish(half);
    const task = { id: run, key: keyOf("Задание") };
    expect(await refused(mine.finish(task))).toHaveProperty("evidence");
    await mine.finish({ ...task, evidence: "Сделал, вот https://example.ru", files: [paper] });
    expect(await statesOf(run)).toEqual({ Читать: "done", Список: "done", Задание: "submitted" });
    expect((await theirs.home({})).waiting).toMatchObject([{ title: "Задание", check: true }]);
    const { files } = await theirs.step(task);
    expect([
      await mayOpen(anna, files[0]!.id),
      await mayOpen(hr, files[0]!.id),
      await mayOpen(petr, files[0]!.id),
    ]).toEqual([true, true, false]);
    expect(await refused(theirs.check({ ...task, accept: false }))).toHaveProperty("comment");
    await theirs.check({ ...task, accept: false, comment: "Не хватает вывода" });
    expect(await mine.step(task)).toMatchObject({ state: "returned", comment: "Не хватает вывода", returns: 1 });
    await mine.finish({ ...task, evidence: "С выводом" });
    expect(await refused(theirs.check({ ...task, accept: true }))).toHaveProperty("grade");
    await theirs.check({ ...task, accept: true, comment: "Отлично", grade: 5 });
    expect(await mine.run({ id: run })).toMatchObject({ state: "completed", done: 3, required: 3 });
    expect((await mine.grades({ id: run })).items).toMatchObject([
      { grade: 5, comment: "Отлично", by: "Анна Петрова" },
    ]);
    expect((await mine.step(task)).marks.map(({ state }) => state)).toEqual([
      ...["submitted", "returned", "submitted", "done"],
    ]);
  });

  it("starts once for a person, whole, however often and at once it is begun", async () => {
    const { id } = await publish(hr, [step("Читать"), step("Смотреть")]);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => adaptationOf(hr).start({ template: id, people: [ivan.accountId], on: monday })),
    );
    expect(all.reduce((sum, { begun }) => sum + begun, 0)).toBe(1);
    expect(new Set(all.flatMap(({ ids }) => ids)).size).toBe(1);
  });

  it("is sent once by many presses, and accepted once by two who check at the same time", async () => {
    const { id, keyOf } = await publish(hr, [checkedTask, step("Ещё")]);
    const run = await start(id);
    const task = { id: run, key: keyOf("Задание") };
    await Promise.all(Array.from({ length: 5 }, () => adaptationOf(ivan).finish({ ...task, evidence: "Сделал" })));
    await Promise.all([anna, hr].map((who) => adaptationOf(who).check({ ...task, accept: true, grade: 4 })));
    expect((await adaptationOf(ivan).step(task)).marks.map(({ state }) => state)).toEqual(["submitted", "done"]);
  });

  it("shows a newcomer their own steps and meetings, a buddy their own too, and who checks all", async () => {
    const { id } = await publish(hr, [
      step("Читать"),
      step("Решить о премии", { kind: "task", role: "supervisor" }),
      step("Познакомить", { kind: "task", role: "buddy" }),
      step("Встреча с кадрами", { kind: "meeting", role: "hr" }),
    ]);
    const run = await start(id, { buddy: petr.accountId });
    const seen = async (who: Viewer) => Object.keys(await statesOf(run, who));
    expect(await seen(ivan)).toEqual(["Читать", "Встреча с кадрами"]);
    expect(await seen(petr)).toEqual(["Читать", "Познакомить", "Встреча с кадрами"]);
    expect(await seen(anna)).toHaveLength(4);
    const stranger = await makePerson(company);
    expect(await refused(adaptationOf(stranger).run({ id: run }))).toBe("NOT_FOUND");
    expect(await refused(adaptationOf(await makePerson(await makeCompany())).run({ id: run }))).toBe("NOT_FOUND");
  });

  it("of somebody without a supervisor and a buddy starts whole; who is named later has their steps at once", async () => {
    const lonely = await makePerson(company, { firstName: "Нина" });
    const { id, keyOf } = await publish(hr, [
      step("Наставнику", { kind: "task", role: "buddy", dueAfter: 2 }),
      step("Руководителю", { kind: "task", role: "supervisor" }),
      checkedTask,
    ]);
    const { ids } = await adaptationOf(hr).start({ template: id, people: [lonely.accountId], on: monday });
    const run = ids[0]!;
    const [line] = (await adaptationOf(hr).desk({})).items;
    expect(line!.missing.toSorted()).toEqual(["buddy", "supervisor"]);
    expect((await adaptationOf(hr).desk({ tab: "missing" })).items).toHaveLength(1);
    expect([(await adaptationOf(hr).glance({})).missing, (await adaptationOf(anna).glance({})).missing]).toEqual([
      1, 0,
    ]);
    await adaptationOf(hr).setHelper({ id: run, as: "buddy", person: petr.accountId });
    expect((await adaptationOf(petr).home({})).waiting).toMatchObject([{ title: "Наставнику", dueOn: "2026-06-03" }]);
    await adaptationOf(petr).finish({ id: run, key: keyOf("Наставнику") });
    expect(await refused(adaptationOf(lonely).finish({ id: run, key: keyOf("Руководителю") }))).toBe("NOT_FOUND");
  });

  it("keeps to its version while a new one comes out, and moves on when it is asked to", async () => {
    const { id, keyOf } = await publish(hr, [step("Читать"), step("Смотреть")]);
    const run = await start(id);
    await adaptationOf(ivan).finish({ id: run, key: keyOf("Читать") });
    await publish(hr, [step("Новое")], id);
    expect(await statesOf(run)).toEqual({ Читать: "done", Смотреть: "available" });
    expect((await adaptationOf(hr).run({ id: run })).isOld).toBe(true);
    await adaptationOf(hr).renew({ id: run });
    expect(await statesOf(run)).toEqual({ Читать: "done", Смотреть: "available", Новое: "available" });
  });

  it("waits while it is paused, its terms with it", async () => {
    const { id, keyOf } = await publish(hr, [step("Читать", { dueAfter: 3 }), step("Ещё")]);
    const run = await start(id);
    await adaptationOf(hr).change({ id: run, to: "paused" });
    expect(await refused(adaptationOf(ivan).finish({ id: run, key: keyOf("Читать") }))).toBe("CONFLICT");
    setClock(new Date("2026-06-08T07:00:00Z"));
    await adaptationOf(hr).change({ id: run, to: "active" });
    expect((await adaptationOf(ivan).step({ id: run, key: keyOf("Читать") })).dueOn).toBe("2026-06-11");
  });

  it("takes a personal step, and a conclusion that may be put off once and then holds", async () => {
    const { id } = await publish(hr, [step("Читать")]);
    const run = await start(id);
    const theirs = adaptationOf(anna);
    await theirs.addStep({ id: run, kind: "task", title: "Побыть на складе", body: "До обеда", dueOn: "2026-06-10" });
    expect(await statesOf(run)).toEqual({ Читать: "available", "Побыть на складе": "available" });
    const text = "Нужно ещё немного времени";
    expect(await refused(theirs.conclude({ id: run, outcome: "extended", text }))).toHaveProperty("until");
    await theirs.conclude({ id: run, outcome: "extended", text, until: "2026-12-01" });
    expect(await adaptationOf(ivan).run({ id: run })).toMatchObject({ state: "active", trialEndsOn: "2026-12-01" });
    await theirs.conclude({ id: run, outcome: "passed", text: "Теперь всё хорошо" });
    expect(await adaptationOf(ivan).run({ id: run })).toMatchObject({
      state: "completed",
      conclusion: { outcome: "passed", text: "Теперь всё хорошо" },
    });
    expect(await refused(theirs.conclude({ id: run, outcome: "failed", text: "Передумали всё-таки" }))).toBe(
      "CONFLICT",
    );
  });

  it("stays with who helps when all steps are done, until it is said how the trial period ended", async () => {
    const { id, keyOf } = await publish(hr, [step("Читать")]);
    const run = await start(id);
    const newcomers = async () => (await adaptationOf(anna).home({})).newcomers.map((one) => [one.state, one.outcome]);
    await adaptationOf(ivan).finish({ id: run, key: keyOf("Читать") });
    expect(await newcomers()).toEqual([["completed", null]]);
    await adaptationOf(anna).conclude({ id: run, outcome: "passed", text: "Теперь всё хорошо" });
    expect(await newcomers()).toEqual([]);
  });

  it("is not managed, checked or concluded by the one who walks it, whatever their rights", async () => {
    const boss = await makePerson(company, { firstName: "Вера", roles: ["employee", "admin"] });
    const { id, keyOf } = await publish(hr, [checkedTask]);
    const { ids } = await adaptationOf(hr).start({ template: id, people: [boss.accountId], on: monday });
    const own = adaptationOf(boss);
    const task = { id: ids[0]!, key: keyOf("Задание") };
    await own.finish({ ...task, evidence: "Сделала" });
    expect(await refused(own.check({ ...task, accept: true, grade: 5 }))).toBe("NOT_FOUND");
    expect(await refused(own.notes({ id: ids[0]! }))).toBe("NOT_FOUND");
    expect(await refused(own.skip({ ...task, reason: "Не хочу" }))).toBe("FORBIDDEN");
  });
});

describe("who helps", () => {
  it("is the supervisor of the directory, and another one as soon as the directory says so", async () => {
    const { id } = await publish(hr, [checkedTask]);
    const run = await start(id);
    expect((await adaptationOf(anna).home({})).newcomers).toHaveLength(1);
    expect((await adaptationOf(petr).home({})).newcomers).toEqual([]);
    await apiAs({ ...hr, isAdmin: true, rights: ["staff", "adaptation"] }).adaptation.setHelper({
      ...{ id: run, as: "supervisor", person: petr.accountId },
    });
    expect((await adaptationOf(petr).home({})).newcomers).toHaveLength(1);
    expect(await refused(adaptationOf(anna).run({ id: run }))).toBe("NOT_FOUND");
  });

  it("is stood in for by their deputy while they are away", async () => {
    const { id, keyOf } = await publish(hr, [checkedTask]);
    const run = await start(id);
    const task = { id: run, key: keyOf("Задание") };
    await adaptationOf(ivan).finish({ ...task, evidence: "Сделал" });
    expect(await refused(adaptationOf(petr).step(task))).toBe("NOT_FOUND");
    const away = { kind: "vacation", from: monday, until: "2026-06-05", deputy: petr.accountId } as const;
    await apiAs(anna).absences.add(away);
    await adaptationOf(petr).check({ ...task, accept: true, grade: 4 });
    setClock(new Date("2026-06-08T07:00:00Z"));
    expect(await refused(adaptationOf(petr).step(task))).toBe("NOT_FOUND");
  });
});

describe("a table of newcomers", () => {
  it("begins for each of its people on their own day, all or nobody, and says which line cannot be done", async () => {
    const { id: template } = await publish(hr, [step("Читать")]);
    const api = adaptationOf(hr);
    const line = (who: Viewer, rest: string) => `${who.accountId}; ${rest}`;
    const late = line(petr, "31.02.2026");
    expect(await refused(api.startByTable({ template, table: `${line(ivan, "02.06.2026")}\n${late}` }))).toEqual({
      table: ["Строка 2: «31.02.2026» – не день. Пишите так: 31.12.2026"],
    });
    const unknown = `${line(ivan, "02.06.2026")}\nНиктов Никто\t2026-06-02`;
    expect((await refused(api.startByTable({ template, table: unknown }))).table[0]).toMatch(/^Строка 2: /);
    expect((await api.desk({})).items).toEqual([]);
    const table = ["Кто;День;Руководитель", line(ivan, `02.06.2026; ${anna.accountId}`), line(petr, "2026-06-03")];
    expect(await api.startByTable({ template, table: table.join("\r\n") })).toEqual({ begun: 2, known: 0 });
    expect((await api.desk({})).items.map(({ startedOn }) => startedOn).sort()).toEqual(["2026-06-02", "2026-06-03"]);
    expect(await api.startByTable({ template, table: table.join("\r\n") })).toEqual({ begun: 0, known: 2 });
  });
});
