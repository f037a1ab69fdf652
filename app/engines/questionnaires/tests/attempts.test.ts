import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { finishOverdue } from "../server/attempts.ts";
import { questionnaireResponses } from "../server/schema.ts";
import { pointsFor } from "../server/scoring.ts";
import { answering, ask, makeQuestionnaire, meetPeople } from "./made.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ admin, anna, ivan } = await meetPeople());
});

const opts = (...right: boolean[]) =>
  right.map((isRight, at) => ({ id: `o${at + 1}`, text: `Вариант ${at + 1}`, ...(isRight && { right: true }) }));
const one = ask("one", "single", { options: opts(true, false), explanation: "Потому что СЕКРЕТ" });
const many = ask("many", "multiple", { options: opts(true, true, false), points: 2, partial: true });
const word = ask("word", "text", { rightText: "СЕКРЕТ|другое" });
const questions = [one, many, word];
const right = { one: { chosen: ["o1"] }, many: { chosen: ["o1", "o2"] }, word: { text: " секрет " } };

/** As if an attempt had begun so long before. */
const age = (who: Viewer, minutes: number) =>
  withTenant("*", () =>
    db()
      .update(questionnaireResponses)
      .set({ deadlineAt: new Date(now().getTime() - minutes * 60_000) })
      .where(eq(questionnaireResponses.accountId, who.accountId)),
  );

describe("what an answer is worth", () => {
  it.each([
    [["o1", "o2"], 2],
    [["o1"], 1],
    [["o1", "o3"], 0],
    [["o1", "o2", "o3"], 1],
    [["o3"], 0],
  ])("of several right ones %j is %d of 2 points in parts", (chosen, points) => {
    expect(pointsFor(many, { chosen })).toBe(points);
    expect(pointsFor({ ...many, partial: false }, { chosen })).toBe(points === 2 ? 2 : 0);
  });
});

describe("a test", () => {
  it("is taken, counted, passed; and nothing of what is right is told before", async () => {
    const settings = { shows: "explanations" as const, attempts: 2 };
    const id = await makeQuestionnaire(admin, [questions], { kind: "test", settings });
    const api = apiAs(anna).questionnaires;
    const before = await api.view({ id, kind: "test" });
    expect(before).toMatchObject({ draft: null, mayAnswer: true, score: null });
    await expect(api.section({ id, kind: "test", part: "1" })).rejects.toMatchObject({ status: 404 });
    expect(await api.begin({ id })).toEqual({ number: 1 });
    expect(await api.begin({ id })).toEqual({ number: 1 });
    const section = await api.section({ id, kind: "test", part: "1" });
    const told = JSON.stringify([before, section, await api.list({ kind: "test" })]);
    expect(told).not.toMatch(/СЕКРЕТ|"right"|rightText|points|partial/i);
    const { outcome, attempt } = await answering(id, "test")(anna, right);
    expect(outcome).toBe("sent");
    expect(await api.view({ id, kind: "test" })).toMatchObject({ score: 100, passed: true });
    const review = await api.review({ id: attempt! });
    expect(review.questions[0]).toMatchObject({ right: "Вариант 1", explanation: "Потому что СЕКРЕТ", points: 1 });
    await expect(apiAs(ivan).questionnaires.review({ id: attempt! })).rejects.toMatchObject({ status: 404 });
    expect(await api.begin({ id })).toEqual({ number: 2 });
    // A form of the first attempt, from another tab, is none of the second one.
    expect(await answering(id, "test")(anna, right, { attempt: 1 })).toMatchObject({ outcome: "again" });
    await answering(id, "test")(anna, { one: { chosen: ["o2"] } }, { attempt: 2, shown: "one,many,word" });
    expect((await api.view({ id, kind: "test" })).score).toBe(100);
    await expect(api.begin({ id })).rejects.toMatchObject({ status: 409 });
  });

  it("keeps the right answers until it is closed where they are told then", async () => {
    const settings = { shows: "answers" as const, when: "closed" as const };
    const id = await makeQuestionnaire(admin, [questions], { kind: "test", settings });
    const api = apiAs(anna).questionnaires;
    await api.begin({ id });
    const { attempt } = await answering(id, "test")(anna, right);
    expect(await api.review({ id: attempt! })).toMatchObject({ state: "over", score: null, questions: [] });
    expect(await api.view({ id, kind: "test" })).toMatchObject({ score: null, passed: null });
    await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
    expect((await api.review({ id: attempt! })).questions).toHaveLength(3);
  });

  it("counts what was kept when the time is over by the portal's clock, though nobody comes back", async () => {
    const id = await makeQuestionnaire(admin, [questions], { kind: "test", settings: { minutes: 10 } });
    const send = answering(id, "test");
    for (const who of [anna, ivan]) await apiAs(who).questionnaires.begin({ id });
    for (const who of [anna, ivan]) await send(who, { ...right, word: { text: "мимо" } }, { go: "stay" });
    // Half a minute late is in time; two minutes are not.
    await age(anna, 0.5);
    expect(await send(anna, right)).toMatchObject({ outcome: "sent" });
    expect((await apiAs(anna).questionnaires.view({ id, kind: "test" })).score).toBe(100);
    await age(ivan, 2);
    await withTenant("*", () => finishOverdue.run({}, "a", new AbortController().signal));
    await withTenant("*", () => finishOverdue.run({}, "b", new AbortController().signal));
    expect((await apiAs(ivan).questionnaires.view({ id, kind: "test" })).score).toBe(75);
    expect(await send(ivan, right, { attempt: 1 })).toMatchObject({ outcome: "over", attempt: expect.any(String) });
    expect((await apiAs(ivan).questionnaires.view({ id, kind: "test" })).score).toBe(75);
    const late = await makeQuestionnaire(admin, [questions], { kind: "test", settings: { minutes: 10 } });
    await apiAs(ivan).questionnaires.begin({ id: late });
    await age(ivan, 2);
    expect(await answering(late, "test")(ivan, right)).toMatchObject({ outcome: "over" });
    expect((await apiAs(ivan).questionnaires.view({ id: late, kind: "test" })).score).toBe(0);
  });

  it("with one attempt is gone on with where it was left, begins once in two windows, and is sent once", async () => {
    const id = await makeQuestionnaire(admin, [questions], { kind: "test", settings: { attempts: 1 } });
    const api = apiAs(anna).questionnaires;
    const send = answering(id, "test");
    expect(await Promise.all([1, 2].map(() => api.begin({ id })))).toEqual([{ number: 1 }, { number: 1 }]);
    await send(anna, { one: { chosen: ["o1"] } }, { go: "stay" });
    expect(await api.view({ id, kind: "test" })).toMatchObject({ mayAnswer: true, draft: expect.anything() });
    expect(await api.begin({ id })).toEqual({ number: 1 });
    const wrong = { one: { chosen: ["o2"] }, many: { chosen: ["o3"] }, word: { text: "мимо" } };
    expect(await send(anna, wrong)).toMatchObject({ outcome: "sent" });
    // «Назад», and the form once more.
    expect(await send(anna, right, { attempt: 1 })).toMatchObject({ outcome: "again" });
    expect(await api.view({ id, kind: "test" })).toMatchObject({ score: 0, mayAnswer: false });
    await expect(api.begin({ id })).rejects.toMatchObject({ status: 409 });
  });

  it("waits for who marks words, and gives an annulled attempt back", async () => {
    const essay = ask("essay", "long", { points: 4 });
    const id = await makeQuestionnaire(admin, [[one, essay]], { kind: "test" });
    await apiAs(anna).questionnaires.begin({ id });
    const { attempt } = await answering(id, "test")(anna, { one: { chosen: ["o1"] }, essay: { text: "Мысли" } });
    const desk = apiAs(admin).questionnaireDesk;
    const own = apiAs(anna).questionnaires;
    expect(await own.review({ id: attempt! })).toMatchObject({ state: "marking", score: null });
    const mark = { id: attempt!, question: "essay", comment: "Неплохо" };
    await expect(desk.mark({ ...mark, points: 5 })).rejects.toMatchObject({ status: 422 });
    await desk.mark({ ...mark, points: 3 });
    expect(await own.review({ id: attempt! })).toMatchObject({ state: "passed", score: 80 });
    expect((await own.view({ id, kind: "test" })).mayAnswer).toBe(false);
    await desk.annul({ id: attempt!, reason: "Погас свет" });
    const view = await own.view({ id, kind: "test" });
    expect(view).toMatchObject({ mayAnswer: true, score: null });
    expect(view.attempts[0]).toMatchObject({ state: "annulled", reason: "Погас свет" });
  });

  it.each([
    ["best", true],
    ["last", false],
    ["average", false],
  ] as const)("is passed by what it counts, the %s attempt, in the list as on its page", async (counted, passed) => {
    const settings = { counted, attempts: 0 };
    const id = await makeQuestionnaire(admin, [[one]], { kind: "test", settings });
    const api = apiAs(anna).questionnaires;
    for (const [at, chosen] of ["o1", "o2"].entries()) {
      await api.begin({ id });
      await answering(id, "test")(anna, { one: { chosen: [chosen] } }, { attempt: at + 1 });
    }
    expect((await api.view({ id, kind: "test" })).passed).toBe(passed);
    const [done, open] = [await api.list({ kind: "test", tab: "done" }), await api.list({ kind: "test", tab: "open" })];
    expect(done.items.find((line) => line.id === id)!.passed).toBe(passed);
    expect(open.items.some((line) => line.id === id)).toBe(!passed);
  });

  it("does not say by its place in the lists that it is passed before it tells so", async () => {
    const id = await makeQuestionnaire(admin, [[one]], { kind: "test", settings: { attempts: 2, when: "closed" } });
    const api = apiAs(anna).questionnaires;
    await api.begin({ id });
    await answering(id, "test")(anna, { one: { chosen: ["o1"] } });
    const toTake = async () => (await api.list({ kind: "test" })).items.find((line) => line.id === id);
    expect(await toTake()).toMatchObject({ passed: null });
    await api.begin({ id });
    expect(await toTake()).toMatchObject({ begun: true });
    await answering(id, "test")(anna, { one: { chosen: ["o2"] } }, { attempt: 2 });
    expect(await toTake()).toBeUndefined();
  });

  it("draws some of its questions for each attempt, and keeps them to it", async () => {
    const id = await makeQuestionnaire(admin, [questions], { kind: "test", settings: { draw: 2, shuffle: true } });
    await apiAs(anna).questionnaires.begin({ id });
    const read = async () => (await apiAs(anna).questionnaires.section({ id, kind: "test", part: "1" })).questions;
    const drawn = await read();
    expect(drawn).toHaveLength(2);
    expect((await read()).map((asked) => asked.id)).toEqual(drawn.map((asked) => asked.id));
  });
});
