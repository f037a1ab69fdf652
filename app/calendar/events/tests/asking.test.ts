import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { ownEvents } from "#app/calendar/events/server/own-data.ts";
import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { change, days, go, words } from "./calendar.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
});
afterEach(() => setClock());

const plain = { help: "", other: false, shuffle: false, rows: [], low: "", high: "" };
const food = {
  ...{ ...plain, id: "food", kind: "single" as const, title: "Что вы едите", required: true },
  options: [
    { id: "all", text: "Всё" },
    { id: "green", text: "Без мяса" },
  ],
};
const wish = { ...plain, id: "wish", kind: "text" as const, title: "Пожелания", required: false, options: [] };
const documentOf = (...questions: QuestionnaireDocument["sections"][number]["questions"]): QuestionnaireDocument => ({
  sections: [{ id: "one", title: "", text: "", questions }],
});
const make = async (more: object = {}) => (await apiAs(desk).events.make({ ...words, ...more })).id;
async function ask(id: string, document = documentOf(food, wish)) {
  const { revision } = await apiAs(desk).events.questions({ id });
  await apiAs(desk).events.putQuestions({ id, revision, document });
}
const bare = { chosen: [] as string[], text: "", number: "", rows: {} };
const join = (who: Viewer, id: string, chosen: string[], text = "") =>
  apiAs(who).events.answer({
    ...{ id, answer: "going" },
    answers: { food: { ...bare, chosen }, wish: { ...bare, text } },
  });

describe("the questions of an event", () => {
  it("are answered by who comes, refused at their fields, and stand in the table of participants", async () => {
    const id = await make();
    await ask(id);
    expect(await apiAs(anna).events.one({ id })).toMatchObject({ isAsking: true });
    const missing = { data: { fields: { "answers.food": expect.anything() } } };
    await expect(go(anna, id)).rejects.toMatchObject(missing);
    await expect(join(anna, id, ["nothing"])).rejects.toMatchObject(missing);
    expect((await join(anna, id, ["green"], "У окна")).state).toBe("going");
    await go(ivan, id, "declined");
    const { questions, items } = await apiAs(desk).events.table({ id });
    expect(questions).toEqual(["Что вы едите", "Пожелания"]);
    expect(items.map(({ state, answers }) => [state, answers])).toEqual([
      ["going", ["Без мяса", "У окна"]],
      ["declined", ["", ""]],
    ]);
    expect(await apiAs(anna).events.joining({ id })).toMatchObject({
      answers: { food: { chosen: ["green"] }, wish: { text: "У окна" } },
    });
  });

  it("stay as they were asked once somebody has answered, and the answers go with a refusal", async () => {
    const id = await make();
    await ask(id);
    await join(anna, id, ["all"]);
    await expect(ask(id, documentOf(wish))).rejects.toMatchObject({ data: { fields: { title: expect.anything() } } });
    await go(anna, id, "declined");
    expect((await apiAs(anna).events.joining({ id })).answers).toEqual({});
    await ask(id, documentOf(wish));
    expect((await apiAs(desk).events.questions({ id })).isAnswered).toBe(false);
  });

  it("need no second answer of who is asked again after a move, or is let in from the line", async () => {
    const id = await make({ capacity: 1 });
    await ask(id);
    await join(anna, id, ["all"]);
    await join(ivan, id, ["green"]);
    await change(desk, id, "one", { startsAt: "2026-06-11T18:00", endsAt: "2026-06-11T19:00" });
    expect((await go(anna, id)).state).toBe("going");
    await go(anna, id, "declined");
    const { items } = await apiAs(desk).events.table({ id });
    expect(items.find(({ state }) => state === "going")?.answers).toEqual(["Без мяса", ""]);
  });

  it("of a series are asked each time, in both of its parts once it is split", async () => {
    await make({ frequency: "weekly", until: "2026-07-01" });
    const [first, second] = await days(desk);
    await ask(first!.id);
    await join(anna, first!.id, ["all"]);
    await change(desk, second!.id, "next", { location: "Парк" });
    await expect(go(anna, second!.id)).rejects.toMatchObject({ data: { fields: expect.anything() } });
    expect((await join(anna, second!.id, ["green"])).state).toBe("going");
  });

  it("are its leader's to write, of kinds that one look answers, and not over another window", async () => {
    const id = await make();
    await expect(apiAs(anna).events.questions({ id })).rejects.toMatchObject({ status: 404 });
    const file = { ...wish, kind: "file" as const };
    await expect(ask(id, documentOf(file))).rejects.toMatchObject({ data: { fields: { kind: expect.anything() } } });
    const late = apiAs(desk).events.putQuestions({ id, revision: 7, document: documentOf(wish) });
    await expect(late).rejects.toMatchObject({ data: { detail: "revision" } });
  });

  it("and what somebody has answered are told to them in the archive of their data", async () => {
    const id = await make();
    await ask(id);
    await join(anna, id, ["green"], "У окна");
    const part = ownEvents.find(({ name }) => name === "event-answers")!;
    const { rows } = await withTenant("*", () => db().execute(part.rows(sql`${anna.accountId}`)));
    expect(part.tell!(rows[0]!)).toMatchObject({ answers: "Что вы едите: Без мяса; Пожелания: У окна" });
  });
});
