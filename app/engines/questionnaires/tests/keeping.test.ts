import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { questionnaireBallots, questionnaireReceipts } from "../server/schema.ts";
import { answering, ask, makeQuestionnaire, meetPeople, options, say } from "./made.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;
let crowd: Viewer[];

beforeAll(async () => {
  const { company, ...known } = await meetPeople();
  ({ admin, anna, ivan } = known);
  crowd = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(company)));
});
afterEach(() => setClock());

const sum = ask("sum", "single", {
  options: options("6", "5").map((one, at) => ({ ...one, right: at === 0 })),
  required: true,
});
const word = ask("word", "text", { rightText: "да", required: true });
const own = ask("own", "multiple", { options: options("Цена"), other: true });
const kept = async (who: Viewer, id: string, kind: "survey" | "test" = "survey") =>
  (await apiAs(who).questionnaires.section({ id, kind, part: "1" })).answers;

describe("a test that is refused", () => {
  const begin = async (who: Viewer) => {
    const settings = { minutes: 1, passMark: 30, shows: "score" as const };
    const id = await makeQuestionnaire(admin, [[sum, word]], { kind: "test", settings });
    await apiAs(who).questionnaires.begin({ id });
    return id;
  };
  const half = { sum: { chosen: ["o1"] }, word: {} };

  it("keeps what was answered, and counts it when the time is over", async () => {
    const id = await begin(anna);
    expect(await answering(id, "test")(anna, half)).toMatchObject({
      ...{ outcome: "mistakes", mistakes: { "answers.word": ["Напишите ответ"] } },
    });
    expect(await kept(anna, id, "test")).toEqual({ sum: { chosen: ["o1"] } });
    const later = now().getTime() + 150_000;
    setClock(new Date(later));
    expect(await answering(id, "test")(anna, {})).toMatchObject({ outcome: "over" });
    expect(await apiAs(anna).questionnaires.view({ id, kind: "test" })).toMatchObject({ score: 50, passed: true });
  });

  it("asks for nothing more after the end of its time: what is there is marked", async () => {
    const id = await begin(ivan);
    setClock(new Date(now().getTime() + 75_000));
    expect(await answering(id, "test")(ivan, half)).toMatchObject({ outcome: "over" });
    expect(await apiAs(ivan).questionnaires.view({ id, kind: "test" })).toMatchObject({ score: 50, passed: true });
  });
});

describe("a survey", () => {
  it("keeps by itself what is typed, half answers too, and sends none of it", async () => {
    const rows = [
      { id: "r1", text: "Вкус" },
      { id: "r2", text: "Цена" },
    ];
    const table = ask("table", "matrix", { rows, options: options("Да", "Нет"), required: true });
    const few = ask("few", "multiple", { options: options("1", "2", "3"), min: 2 });
    const years = ask("years", "number", { max: 60 });
    const id = await makeQuestionnaire(admin, [[table, few, years]]);
    const half = { table: { rows: { r1: "o1" } }, few: { chosen: ["o1"] }, years: { number: "600" } };
    expect(await answering(id)(anna, half, { go: "keep" })).toMatchObject({ outcome: "saved", part: 1 });
    expect(await kept(anna, id)).toEqual({ table: { rows: { r1: "o1" } }, few: { chosen: ["o1"] } });
    // What is kept by halves is asked for before it is sent, from whichever section it is sent.
    const two = await makeQuestionnaire(admin, [[few], [years]]);
    await answering(two)(anna, { few: { chosen: ["o1"] } }, { go: "keep" });
    expect(await answering(two)(anna, { years: { number: "6" } }, { part: 2 })).toMatchObject({
      ...{ outcome: "problems", part: 1 },
    });
  });

  it("changes no sent answer by itself", async () => {
    const id = await makeQuestionnaire(admin, [[word]], { settings: { editable: true } });
    await answering(id)(anna, { word: { text: "Было" } });
    await answering(id)(anna, { word: { text: "Ста" } }, { go: "keep" });
    expect(await kept(anna, id)).toEqual({ word: { text: "Было" } });
    await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
    expect(await answering(id)(anna, { word: { text: "Стало" } })).toMatchObject({ outcome: "late" });
    expect(await answering(id)(anna, { word: { text: "Было" } })).toMatchObject({ outcome: "again" });
  });

  it("takes words beside «Другое» for that answer, ticked or not", async () => {
    const single = ask("one", "single", { options: options("Да"), other: true });
    const id = await makeQuestionnaire(admin, [[own, single]]);
    await answering(id)(anna, { own: { text: "Скорость" }, one: { text: "Квас" } });
    await answering(id)(ivan, { own: { chosen: ["o1"], text: "Скорость" }, one: { chosen: ["o1"] } });
    const { rows } = await apiAs(admin).questionnaireDesk.table({ id });
    expect(rows.map((row) => row.slice(2)).sort()).toEqual([
      ["Другое: Скорость", "Другое: Квас"],
      ["Цена; Другое: Скорость", "Да"],
    ]);
  });

  it("asks whoever answers nothing at all whether that is meant", async () => {
    const id = await makeQuestionnaire(admin, [[own, ask("t", "text")]]);
    expect(await answering(id)(anna, { own: {}, t: { text: " " } })).toMatchObject({ outcome: "empty" });
    expect(await answering(id)(anna, { own: {}, t: {} }, { go: "send-empty" })).toMatchObject({ outcome: "sent" });
  });

  it("keeps what comes too late, tells it to its writer alone, and lets nobody in by that", async () => {
    const id = await makeQuestionnaire(admin, [[own, word]]);
    await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
    const late = { own: { text: "Скорость" }, word: { text: "Успел бы" } };
    for (const _ of [1, 2]) expect(await answering(id)(anna, late)).toMatchObject({ outcome: "closed" });
    const { unsent, mayAnswer } = await apiAs(anna).questionnaires.view({ id, kind: "survey" });
    expect({ unsent, mayAnswer }).toEqual({
      unsent: [
        { title: "Вопрос own", answer: "Другое: Скорость" },
        { title: "Вопрос word", answer: "Успел бы" },
      ],
      mayAnswer: false,
    });
    expect((await apiAs(ivan).questionnaires.view({ id, kind: "survey" })).unsent).toEqual([]);
    expect((await apiAs(admin).questionnaireDesk.results({ id })).answered).toBe(0);
  });
});

describe("a survey that wants so many answers", () => {
  const places = 3;
  it.each(["named", "confidential", "anonymous"] as const)(
    "gets never more, however many send at once (%s)",
    async (anonymity) => {
      const id = await makeQuestionnaire(admin, [[word]], { settings: { quota: places, anonymity } });
      const { tokens } = await apiAs(admin).questionnaireDesk.issueLinks({ id, count: 2, days: 1 });
      const said = { word: { text: "Я" } };
      const asGuest = (token: string) =>
        apiAs(admin).questionnaires.guestSave({
          token,
          part: 1,
          go: "send",
          shown: "word",
          answers: { word: say(said.word) },
        });
      const sent = await Promise.all([...crowd.map((who) => answering(id)(who, said)), ...tokens.map(asGuest)]);
      expect(sent.map(({ outcome }) => outcome).sort()).toEqual([
        ...["closed", "closed", "closed", "closed", "sent", "sent", "sent"],
      ]);
      const [receipts, ballots] = await withTenant("*", () =>
        Promise.all([
          db().select().from(questionnaireReceipts).where(eq(questionnaireReceipts.questionnaireId, id)),
          db().select().from(questionnaireBallots).where(eq(questionnaireBallots.questionnaireId, id)),
        ]),
      );
      expect(receipts.length + ballots.filter(({ guest }) => guest).length).toBe(places);
      // Who came too late still has what was typed, and a second try is no way in.
      const late = crowd.filter((_, at) => sent[at]!.outcome === "closed");
      for (const who of late) {
        expect(await answering(id)(who, said)).toMatchObject({ outcome: "closed" });
        const { unsent, graceUntil } = await apiAs(who).questionnaires.view({ id, kind: "survey" });
        expect({ unsent, graceUntil }).toEqual({ unsent: [{ title: "Вопрос word", answer: "Я" }], graceUntil: null });
      }
    },
  );
});
