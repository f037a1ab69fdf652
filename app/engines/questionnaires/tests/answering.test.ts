import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { answering, ask, makeQuestionnaire, options } from "./made.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;
let other: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  ivan = await makePerson(company);
  other = await makePerson(await makeCompany("Лютик"));
});

const drinks = ask("drink", "single", { options: options("Кофе", "Чай"), required: true });
const roast = ask("roast", "text", {
  required: true,
  showIf: { how: "all", rules: [{ question: "drink", is: "has", value: "o1" }] },
});
const more = ask("more", "scale", { required: true });

describe("a survey of two sections with a rule", () => {
  it("asks what an answer has opened before one goes on, and keeps no answer of what went out of sight", async () => {
    const id = await makeQuestionnaire(admin, [[drinks, roast], [more]]);
    const send = answering(id);
    expect(await send(anna, { drink: { chosen: ["o1"] } }, { go: "next" })).toMatchObject({ outcome: "more", part: 1 });
    const opened = await apiAs(anna).questionnaires.section({ id, kind: "survey", part: "1" });
    expect(opened.questions.map((one) => one.id)).toEqual(["drink", "roast"]);
    const both = { drink: { chosen: ["o1"] }, roast: { text: "Тёмная" } };
    expect(await send(anna, both, { go: "next" })).toMatchObject({ outcome: "saved", part: 2 });
    await send(anna, { drink: { chosen: ["o2"] }, roast: { text: "Тёмная" } }, { go: "next" });
    const closed = await apiAs(anna).questionnaires.section({ id, kind: "survey", part: "1" });
    expect(closed.answers).toEqual({ drink: { chosen: ["o2"] } });
  });

  it("is gone on with where it was left, is sent once, and says so the second time", async () => {
    const id = await makeQuestionnaire(admin, [[drinks], [more]], { title: "Начатый" });
    const send = answering(id);
    await send(anna, { drink: { chosen: ["o2"] } }, { go: "stay" });
    const { due, view } = apiAs(anna).questionnaires;
    expect((await due({})).items.map((one) => one.id)).toContain(id);
    expect((await view({ id, kind: "survey" })).draft).toMatchObject({ part: 1 });
    // What a section before lacks is asked for where it lacks.
    const fresh = answering(id);
    expect(await fresh(ivan, { more: { number: "4" } }, { part: 2 })).toMatchObject({ outcome: "problems", part: 1 });
    expect(await send(anna, { more: { number: "4" } }, { part: 2 })).toMatchObject({ outcome: "sent" });
    expect(await send(anna, { more: { number: "5" } }, { part: 2 })).toMatchObject({ outcome: "late" });
    const both = await Promise.all([1, 2, 3].map(() => send(anna, { more: { number: "4" } }, { part: 2 })));
    expect(both.map(({ outcome }) => outcome)).toEqual(["again", "again", "again"]);
    expect((await view({ id, kind: "survey" })).answered).toBe(true);
    const { questions, answered } = await apiAs(admin).questionnaireDesk.results({ id });
    expect(answered).toBe(1);
    expect(questions.find((one) => one.id === "more")).toMatchObject({ answered: 1, mean: 4, median: 4 });
  });

  it("is not there for another company, and for whom it does not speak to", async () => {
    const id = await makeQuestionnaire(admin, [[drinks]], { audience: [`user:${anna.accountId}`] });
    for (const stranger of [other, ivan])
      await expect(apiAs(stranger).questionnaires.view({ id, kind: "survey" })).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(anna).questionnaires.view({ id, kind: "test" })).rejects.toMatchObject({ status: 404 });
    expect((await apiAs(anna).questionnaires.list({ kind: "survey" })).items.map((one) => one.id)).toContain(id);
  });

  it("may be finished for a quarter of an hour after it closed, by who had begun", async () => {
    const id = await makeQuestionnaire(admin, [[drinks]]);
    const send = answering(id);
    await send(anna, { drink: { chosen: ["o1"] } }, { go: "stay" });
    await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
    expect(await send(ivan, { drink: { chosen: ["o1"] } })).toMatchObject({ outcome: "closed" });
    const untilOf = async (who: Viewer) =>
      (await apiAs(who).questionnaires.view({ id, kind: "survey" })).graceUntil !== null;
    expect([await untilOf(anna), await untilOf(ivan)]).toEqual([true, false]);
    expect(await send(anna, { drink: { chosen: ["o1"] } })).toMatchObject({ outcome: "sent" });
  });
});

describe("a question of each kind", () => {
  const everyKind = [
    ask("a", "single", { options: options("Да", "Нет"), other: true }),
    ask("b", "multiple", { options: options("1", "2", "3"), min: 1, max: 2 }),
    ask("c", "dropdown", { options: options("1", "2") }),
    ask("d", "image", { options: options("Круг", "Квадрат") }),
    ask("e", "yes-no"),
    ask("f", "scale", { min: 1, max: 5 }),
    ask("g", "enps"),
    ask("h", "number", { min: 0, max: 10, step: 0.5 }),
    ask("i", "text", { maxLength: 5 }),
    ask("j", "long"),
    ask("k", "date"),
    ask("l", "time"),
    ask("m", "matrix", { options: options("Плохо", "Хорошо"), rows: [{ id: "r1", text: "Еда" }] }),
    ask("n", "ranking", { options: options("1", "2", "3") }),
    ask("o", "consent", { required: true }),
    ask("p", "note"),
  ];
  const good = {
    a: { chosen: ["other"], text: "Может быть" },
    b: { chosen: ["o1", "o3"] },
    c: { chosen: ["o2"] },
    d: { chosen: ["o1"] },
    e: { chosen: ["no"] },
    f: { number: "5" },
    g: { number: "0" },
    h: { number: "2,5" },
    i: { text: "пять" },
    j: { text: "Долго\nи подробно" },
    k: { text: "2026-02-28" },
    l: { text: "09:30" },
    m: { rows: { r1: "o2" } },
    n: { chosen: ["o3", "o1", "o2"] },
    o: { chosen: ["yes"] },
  };

  it("takes a good answer and tells it in the table and in the sums", async () => {
    const id = await makeQuestionnaire(admin, [everyKind]);
    expect(await answering(id)(anna, good)).toMatchObject({ outcome: "sent" });
    const { rows, columns } = await apiAs(admin).questionnaireDesk.table({ id });
    expect(columns.slice(2)).toEqual([
      ...["text", "text", "text", "text", "text", "number", "number", "number", "text", "text"],
      ...["date", "time", "text", "text", "text"],
    ]);
    expect(rows[0]!.slice(2)).toEqual([
      ...["Другое: Может быть", "1; 3", "2", "Круг", "Нет", "5", "0", "2,5", "пять", "Долго\nи подробно"],
      ...["28.02.2026", "09:30", "Еда: Хорошо", "1. 3; 2. 1; 3. 2", "Согласие дано"],
    ]);
    const { questions } = await apiAs(admin).questionnaireDesk.results({ id });
    expect(questions.map((one) => one.answered)).toEqual(everyKind.slice(0, -1).map(() => 1));
    expect(questions.find((one) => one.kind === "enps")?.enps).toBe(-100);
  });

  it.each([
    ["a", { chosen: ["o9"] }, "Выберите ответ из списка"],
    ["a", { chosen: ["other"] }, "Напишите свой ответ рядом с «Другое»"],
    [
      ...["a", { chosen: ["o1"], text: "Квас" }],
      "Выбран один ответ, а написан другой: отметьте «Другое» или сотрите свой ответ",
    ] as const,
    ["b", { chosen: ["o1", "o2", "o3"] }, "Отметьте не больше 2"],
    ["f", { number: "6" }, "Не больше 5"],
    ["g", { number: "-1" }, "Не меньше 0"],
    ["h", { number: "много" }, "Напишите число"],
    ["h", { number: "2,3" }, "Шаг – 0,5"],
    ["i", { text: "слишком" }, "Не больше 5 знаков"],
    ["k", { text: "2026-02-31" }, "Выберите день"],
    ["l", { text: "25:00" }, "Выберите время"],
    ["m", { rows: { r1: "o9" } }, "Выберите ответы из списка"],
    ["n", { chosen: ["o1", "o1", "o2"] }, "Расставьте все варианты"],
    ["o", { chosen: [] }, "Без согласия продолжить нельзя"],
  ])("says beside %s what is wrong with %j", async (name, given, message) => {
    const id = await makeQuestionnaire(admin, [everyKind]);
    const sent = await answering(id)(anna, { ...good, [name]: given });
    expect(sent).toMatchObject({ outcome: "mistakes", mistakes: { [`answers.${name}`]: [message] } });
  });
});

describe("the builder", () => {
  it("lets a rule speak of earlier questions alone", async () => {
    const { questionnaireDesk: desk } = apiAs(admin);
    const { id } = await desk.create({ kind: "survey", title: "Правила", description: "" });
    const sections = [{ id: "s1", title: "", text: "", questions: [roast, drinks] }];
    await expect(desk.compose({ id, revision: 1, document: { sections } })).rejects.toMatchObject({ status: 422 });
  });

  it("refuses the change of who looked at an older text, and any change of questions once it is out", async () => {
    const { questionnaireDesk: desk } = apiAs(admin);
    const { id } = await desk.create({ kind: "survey", title: "Правка", description: "" });
    const document = { sections: [{ id: "s1", title: "", text: "", questions: [drinks] }] };
    await desk.compose({ id, revision: 1, document });
    await expect(desk.compose({ id, revision: 1, document })).rejects.toMatchObject({ status: 409 });
    await desk.step({ id, step: "publish" });
    await desk.step({ id, step: "publish" });
    await expect(desk.compose({ id, revision: 2, document })).rejects.toMatchObject({ status: 403 });
    await desk.step({ id, step: "draft" });
    await desk.compose({ id, revision: 2, document });
    await desk.step({ id, step: "publish" });
    await answering(id)(anna, { drink: { chosen: ["o1"] } });
    await expect(desk.step({ id, step: "draft" })).rejects.toMatchObject({ status: 409 });
    const wave = await desk.copy({ id });
    expect(await desk.source(wave)).toMatchObject({ wave: 2, state: "draft", answered: 0, frozen: false });
  });

  it("publishes nothing without questions, and no test without right answers", async () => {
    const { questionnaireDesk: desk } = apiAs(admin);
    const { id } = await desk.create({ kind: "test", title: "Пустой", description: "" });
    await expect(desk.step({ id, step: "publish" })).rejects.toMatchObject({ status: 422 });
    const document = { sections: [{ id: "s1", title: "", text: "", questions: [drinks] }] };
    await desk.compose({ id, revision: 1, document });
    await expect(desk.step({ id, step: "publish" })).rejects.toMatchObject({ status: 422 });
  });
});
