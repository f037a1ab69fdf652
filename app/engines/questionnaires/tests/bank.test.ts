import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makePerson } from "#tests/support/people.ts";
import type { Question, Section } from "../contract.ts";
import { startSettings } from "../server/desk.ts";
import { answering, ask, makeQuestionnaire, meetPeople } from "./made.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ company, admin, anna, ivan } = await meetPeople());
});

const yesNo = (title: string, more: Partial<Question> = {}) => {
  const { id: _, showIf: __, ...question } = ask("new", "yes-no", { title, rightText: "yes", ...more });
  return { ...question, kind: "yes-no" as const };
};

/** A topic with so many questions, all of them answered by «Да». */
async function makeTopic(name: string, count: number) {
  const bank = apiAs(admin).questionBank;
  const { id: topic } = await bank.addTopic({ name });
  const made = await Promise.all(
    Array.from({ length: count }, (_, at) => bank.addQuestion({ topic, question: yesNo(`${name} ${at + 1}`) })),
  );
  return { topic, ids: made.map(({ id }) => id) };
}

type Draws = { topic: string; count: number };

/** A test that draws out of the bank, a section a draw; a draft unless told otherwise. */
async function makeTest(draws: Draws[], publish = true, own: Question[] = []) {
  const desk = apiAs(admin).questionnaireDesk;
  const { id } = await desk.create({ kind: "test", title: "Из банка", description: "" });
  const drawing = draws.map((bank, at): Section => ({ id: `d${at}`, title: "", text: "", questions: [], bank }));
  const sections = [{ id: "own", title: "", text: "", questions: own }, ...drawing];
  await desk.compose({ id, revision: 1, document: { sections } });
  const words = { title: "Из банка", description: "", reach: "company" as const, audience: null, viewers: [] };
  const settings = { ...startSettings, attempts: 0, shows: "answers" as const };
  await desk.settle({ id, revision: 2, ...words, opensAt: null, closesAt: null, remindAt: null, settings });
  if (publish) await desk.step({ id, step: "publish" });
  return id;
}

async function readAttempt(who: Viewer, id: string, parts: number) {
  const sections = [];
  for (let part = 1; part <= parts; part++)
    sections.push(await apiAs(who).questionnaires.section({ id, kind: "test", part: String(part) }));
  return sections.flatMap(({ questions }) => questions);
}

describe("a test that draws out of the bank", () => {
  it("asks as many as it says, none twice, and tells nothing of what is right", async () => {
    const { topic } = await makeTopic("Чистота", 5);
    const id = await makeTest([
      { topic, count: 2 },
      { topic, count: 3 },
    ]);
    const view = await apiAs(anna).questionnaires.view({ id, kind: "test" });
    expect(view.questions).toBe(5);
    await apiAs(anna).questionnaires.begin({ id });
    const asked = await readAttempt(anna, id, 2);
    expect(new Set(asked.map(({ title }) => title)).size).toBe(5);
    expect(JSON.stringify([view, asked])).not.toMatch(/right|explanation|points/i);
  });

  it("is marked by what its attempt was asked, whatever becomes of the bank meanwhile", async () => {
    const { topic, ids } = await makeTopic("Пожар", 1);
    const id = await makeTest([{ topic, count: 1 }]);
    await apiAs(anna).questionnaires.begin({ id });
    const [before] = await readAttempt(anna, id, 1);
    const change = { id: ids[0]!, topic, revision: 1, question: yesNo("Совсем другой вопрос", { rightText: "no" }) };
    await apiAs(admin).questionBank.changeQuestion(change);
    expect(await readAttempt(anna, id, 1)).toEqual([before]);
    const { attempt } = await answering(id, "test")(anna, { [before!.id]: { chosen: ["yes"] } });
    const review = await apiAs(anna).questionnaires.review({ id: attempt! });
    expect(review).toMatchObject({ score: 100, questions: [{ title: "Пожар 1", right: "Да" }] });
    // The next attempt is asked what the bank says now; both wordings stand apart in the results.
    await apiAs(ivan).questionnaires.begin({ id });
    const [after] = await readAttempt(ivan, id, 1);
    expect(after).toMatchObject({ title: "Совсем другой вопрос" });
    await answering(id, "test")(ivan, { [after!.id]: { chosen: ["yes"] } });
    const { questions } = await apiAs(admin).questionnaireDesk.results({ id });
    expect(questions.map(({ title, answered, right }) => [title, answered, right])).toEqual([
      ["Пожар 1", 1, 100],
      ["Совсем другой вопрос", 1, 0],
    ]);
    const table = await apiAs(admin).questionnaireDesk.table({ id });
    expect(table.head.slice(-2)).toEqual(["Пожар 1", "Совсем другой вопрос"]);
    expect(table.book.rows.map(([, section]) => section)).toEqual(["Из банка", "Из банка"]);
  });

  it("is not published while its topic has too few, and its topic keeps enough while it is out", async () => {
    const bank = apiAs(admin).questionBank;
    const desk = apiAs(admin).questionnaireDesk;
    const { topic, ids } = await makeTopic("Касса", 2);
    const other = await makeTopic("Прочее", 0);
    const id = await makeTest([{ topic, count: 3 }], false);
    await expect(desk.step({ id, step: "publish" })).rejects.toMatchObject({ status: 422 });
    const third = await bank.addQuestion({ topic, question: yesNo("Касса 3") });
    await desk.step({ id, step: "publish" });
    await expect(bank.archive({ id: ids[0]!, archived: true })).rejects.toMatchObject({ status: 422 });
    const moved = { id: ids[0]!, topic: other.topic, revision: 1, question: yesNo("Касса 1") };
    await expect(bank.changeQuestion(moved)).rejects.toMatchObject({ status: 422 });
    await desk.step({ id, step: "close" });
    await bank.archive({ id: third.id, archived: true });
    expect(await bank.topic({ id: topic })).toMatchObject({ questions: 2, archived: 1 });
    expect((await bank.topic({ id: topic, archived: "1" })).items).toHaveLength(1);
  });

  it("draws out of its own company's topics, and a survey out of none", async () => {
    const stranger = (await meetPeople()).admin;
    const { id: theirs } = await apiAs(stranger).questionBank.addTopic({ name: "Чужая" });
    await expect(makeTest([{ topic: theirs, count: 1 }])).rejects.toMatchObject({ status: 422 });
    const { topic } = await makeTopic("Для опроса", 1);
    const id = await makeQuestionnaire(admin, [[ask("q", "text")]], { publish: false });
    const document = { sections: [{ id: "s", title: "", text: "", questions: [], bank: { topic, count: 1 } }] };
    const composed = apiAs(admin).questionnaireDesk.compose({ id, revision: 3, document });
    await expect(composed).rejects.toMatchObject({ status: 422 });
  });
});

describe("the bank", () => {
  it("opens to administrators and to whoever composes a test, and to nobody else", async () => {
    const helper = await makePerson(company, { alias: "bank-helper" });
    const hers = () => apiAs(helper).questionBank.topics({});
    await makeQuestionnaire(admin, [[ask("q", "text")]], { coauthors: ["bank-helper"] });
    await expect(hers()).rejects.toMatchObject({ status: 404 });
    await makeQuestionnaire(admin, [[ask("q", "yes-no", { rightText: "yes" })]], {
      kind: "test",
      coauthors: ["bank-helper"],
    });
    expect((await hers()).items.length).toBeGreaterThan(0);
    await expect(apiAs(ivan).questionBank.topics({})).rejects.toMatchObject({ status: 404 });
  });

  it("takes copies of a test's questions without their rules, and nothing of a test one does not compose", async () => {
    const right = [{ id: "o1", text: "Верно", right: true }];
    const first = ask("first", "yes-no", { title: "Сначала", rightText: "yes" });
    const showIf = { how: "all" as const, rules: [{ question: "first", is: "answered" as const, value: "" }] };
    const second = ask("second", "single", { title: "Потом", options: right, showIf });
    const from = await makeQuestionnaire(admin, [[first, second, ask("note", "note")]], { kind: "test" });
    const { topic } = await makeTopic("Копии", 0);
    const bank = apiAs(admin).questionBank;
    expect(await bank.copy({ topic, from, questions: ["first", "second", "note"] })).toEqual({ copied: 2 });
    const { items } = await bank.topic({ id: topic });
    expect(items.map(({ question }) => question.title).sort()).toEqual(["Потом", "Сначала"]);
    expect(JSON.stringify(items)).not.toContain("showIf");
    const mine = await makeQuestionnaire(anna, [[first]], { kind: "test" }).catch(() => undefined);
    expect(mine).toBeUndefined();
    const stranger = (await meetPeople()).admin;
    const { id: theirs } = await apiAs(stranger).questionBank.addTopic({ name: "Копии" });
    await expect(
      apiAs(stranger).questionBank.copy({ topic: theirs, from, questions: ["first"] }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("has topics of different names, and drops one that nobody needs", async () => {
    const bank = apiAs(admin).questionBank;
    const { topic, ids } = await makeTopic("Сервис", 1);
    await expect(bank.addTopic({ name: "сервис" })).rejects.toMatchObject({ status: 422 });
    const { topic: empty } = await makeTopic("Пустая", 0);
    await expect(bank.renameTopic({ id: empty, name: "СЕРВИС" })).rejects.toMatchObject({ status: 422 });
    await bank.renameTopic({ id: empty, name: "Полная" });
    await expect(bank.dropTopic({ id: topic })).rejects.toMatchObject({ status: 422 });
    const draft = await makeTest([{ topic: empty, count: 1 }], false);
    await expect(bank.dropTopic({ id: empty })).rejects.toMatchObject({ status: 422 });
    await apiAs(admin).questionnaireDesk.step({ id: draft, step: "drop" });
    await bank.dropTopic({ id: empty });
    const late = { id: ids[0]!, topic, revision: 7, question: yesNo("Поздно") };
    await expect(bank.changeQuestion(late)).rejects.toMatchObject({ status: 409 });
  });
});
