import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { followClock } from "../server/clock.ts";
import { answering, ask, closeLongAgo, makeQuestionnaire, options, say } from "./made.ts";

freshDatabase();
let admin: Viewer;
let people: Viewer[];

beforeAll(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  people = [];
  for (let at = 0; at < 8; at++) people.push(await makePerson(company));
});

afterEach(() => setClock());

const choice = ask("c", "single", { options: options("За", "Против"), required: true });
const why = ask("w", "long", {
  required: true,
  showIf: { how: "all", rules: [{ question: "c", is: "has", value: "o2" }] },
});
const photo = ask("f", "file", { required: true });
const anonymous = { settings: { anonymity: "anonymous" as const } };

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await withTenant("*", () => db().execute<Row>(query))).rows;
const linksOf = async (id: string, count = 1) =>
  (await apiAs(admin).questionnaireDesk.issueLinks({ id, count, days: 7 })).tokens;
const api = () => apiAs(nobody).questionnaires;

type How = { part?: number; go?: "next" | "back" | "stay" | "send"; shown?: string };

/** Sends one section as a guest's form does. */
function send(token: string, answers: Record<string, { chosen?: string[]; text?: string }>, how: How = {}) {
  const given = Object.fromEntries(Object.entries(answers).map(([question, one]) => [question, say(one)]));
  const { part = 1, go = "send", shown = Object.keys(answers).join(",") } = how;
  return api().guestSave({ token, part, go, shown, answers: given });
}

describe("a link for a guest", () => {
  it("lets a stranger answer section by section, in two sittings, once", async () => {
    const id = await makeQuestionnaire(admin, [
      [choice, why],
      [ask("t", "text"), photo],
    ]);
    const [token] = (await linksOf(id)) as [string];
    expect(await api().guestView({ token })).toMatchObject({ questions: 3, parts: 2, begun: false, mayAnswer: true });
    expect(await send(token, { c: { chosen: ["o2"] } }, { go: "next" })).toMatchObject({ outcome: "more", part: 1 });
    expect(await api().guestView({ token })).toMatchObject({ begun: true, part: 1 });
    const { questions, answers } = await api().guestSection({ token, part: "1" });
    expect([questions.map((one) => one.id), answers]).toEqual([["c", "w"], { c: { chosen: ["o2"] } }]);
    expect(await send(token, { c: { chosen: ["o2"] }, w: {} }, { go: "next" })).toMatchObject({
      ...{ outcome: "mistakes", mistakes: { "answers.w": ["Напишите ответ"] } },
    });
    const both = { c: { chosen: ["o2"] }, w: { text: "Дорого" } };
    expect(await send(token, both, { go: "next" })).toMatchObject({ outcome: "saved", part: 2 });
    // A file is not asked of a stranger, though it must be brought by others.
    expect((await api().guestSection({ token, part: "2" })).questions.map((one) => one.id)).toEqual(["t"]);
    expect(await send(token, { t: { text: "Всё" } }, { part: 2 })).toMatchObject({ outcome: "sent" });
    await expect(send(token, { t: { text: "Ещё" } }, { part: 2 })).rejects.toMatchObject({ status: 404 });
    await expect(api().guestView({ token })).rejects.toMatchObject({ status: 404 });
    expect(await apiAs(admin).questionnaireDesk.links({ id })).toMatchObject({ answered: 1, issued: [] });
  });

  it("is one answer however many windows send it at once", async () => {
    const id = await makeQuestionnaire(admin, [[choice]]);
    const [token] = (await linksOf(id)) as [string];
    const sent = await Promise.allSettled([1, 2, 3].map(() => send(token, { c: { chosen: ["o1"] } })));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await apiAs(admin).questionnaireDesk.results({ id })).guests).toBe(1);
  });

  it("leads nowhere after its term, once it was taken back, and when nobody has made it", async () => {
    const id = await makeQuestionnaire(admin, [[choice]]);
    const [revoked, late] = [(await linksOf(id))[0]!, (await linksOf(id))[0]!];
    const { questionnaireDesk: desk } = apiAs(admin);
    const [first] = (await desk.links({ id })).issued;
    expect(await desk.revokeLinks({ id, expiresAt: first!.expiresAt })).toEqual({ revoked: 1 });
    const gone = { status: 404 };
    await expect(send(revoked, { c: { chosen: ["o1"] } })).rejects.toMatchObject(gone);
    await expect(api().guestView({ token: "A".repeat(43) })).rejects.toMatchObject(gone);
    setClock(new Date(now().getTime() + 8 * 86_400_000));
    await expect(send(late, { c: { chosen: ["o1"] } })).rejects.toMatchObject(gone);
    await withTenant("*", () => followClock.run({}, "links", new AbortController().signal));
    expect(await rowsOf(sql`select hash from questionnaire_links where questionnaire_id = ${id}`)).toEqual([]);
  });

  it("is no way into a test, nor into a survey that is over, and is made by who composes it alone", async () => {
    const yes = ask("y", "yes-no", { rightText: "yes" });
    const test = await makeQuestionnaire(admin, [[yes]], { kind: "test" });
    await expect(linksOf(test)).rejects.toMatchObject({ status: 404 });
    const id = await makeQuestionnaire(admin, [[choice]]);
    await expect(apiAs(people[0]!).questionnaireDesk.issueLinks({ id, count: 1, days: 1 })).rejects.toMatchObject({
      status: 404,
    });
    const [begun, fresh] = (await linksOf(id, 2)) as [string, string];
    await send(begun, { c: { chosen: ["o1"] } }, { go: "stay" });
    await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
    expect(await send(fresh, { c: { chosen: ["o1"] } })).toMatchObject({ outcome: "closed" });
    // Who was filling it has the quarter of an hour.
    expect(await send(begun, { c: { chosen: ["o1"] } })).toMatchObject({ outcome: "sent" });
    await expect(linksOf(id)).rejects.toMatchObject({ status: 409 });
  });

  it("counts towards the quota that closes a survey", async () => {
    const id = await makeQuestionnaire(admin, [[choice]], { settings: { quota: 2 } });
    await answering(id)(people[0]!, { c: { chosen: ["o1"] } });
    await send((await linksOf(id))[0]!, { c: { chosen: ["o1"] } });
    expect((await apiAs(admin).questionnaireDesk.source({ id })).state).toBe("closed");
  });
});

describe("what a guest has answered", () => {
  it("shares no key, no moment and no place with the link, and only hashes of links are kept", async () => {
    const id = await makeQuestionnaire(admin, [[choice]], anonymous);
    const tokens = await linksOf(id, 24);
    const kept = await rowsOf<{ hash: string }>(sql`select hash from questionnaire_links`);
    expect(kept.some(({ hash }) => tokens.includes(hash))).toBe(false);
    for (const token of tokens.slice(0, 20)) await send(token, { c: { chosen: ["o1"] } });
    const left = await rowsOf<{ begun: boolean; answers: object }>(
      sql`select begun, answers from questionnaire_links where questionnaire_id = ${id}`,
    );
    // What was used is gone; what waits has not moved.
    expect(left).toEqual(Array(4).fill({ begun: false, answers: {} }));
    const ballots = await rowsOf<{ xmin: string }>(sql`select xmin::text from questionnaire_ballots
      where questionnaire_id = ${id} and guest`);
    expect(ballots).toHaveLength(20);
    const last = Math.max(...ballots.map(({ xmin }) => Number(xmin)));
    const newest = ballots.filter(({ xmin }) => Number(xmin) === last);
    expect(newest.length).toBeGreaterThanOrEqual(16);
    const told = await rowsOf(sql`select 1 from audit where object_id = ${id} and deed = 'questionnaire.guests'`);
    expect(told).toHaveLength(1);
  });

  it("stands among the sums of an anonymous survey, and apart only where both parts are five", async () => {
    const counts = async (guests: number) => {
      const id = await makeQuestionnaire(admin, [[choice]], anonymous);
      for (const person of people) await answering(id)(person, { c: { chosen: ["o1"] } });
      for (const token of await linksOf(id, guests)) await send(token, { c: { chosen: ["o2"] } });
      await closeLongAgo(id);
      const { answered, guests: told, questions, cuts } = await apiAs(admin).questionnaireDesk.results({ id });
      return [answered, told, questions[0]!.answered, cuts.map((one) => one.answered)];
    };
    expect(await counts(4)).toEqual([8, 4, 12, []]);
    expect(await counts(5)).toEqual([8, 5, 13, [8, 5]]);
  });

  it("waits beside names until it is over and there are ten of them", async () => {
    const id = await makeQuestionnaire(admin, [[choice]]);
    await answering(id)(people[0]!, { c: { chosen: ["o1"] } });
    const tokens = await linksOf(id, 10);
    const { results, table } = apiAs(admin).questionnaireDesk;
    for (const token of tokens.slice(0, 9)) await send(token, { c: { chosen: ["o2"] } });
    const seen = async () => {
      const { guests, guestsShown, questions } = await results({ id });
      return [guests, guestsShown, questions[0]!.answered, (await table({ id })).rows.length];
    };
    expect(await seen()).toEqual([9, false, 1, 1]);
    await send(tokens[9]!, { c: { chosen: ["o2"] } });
    expect(await seen()).toEqual([10, false, 1, 1]);
    await closeLongAgo(id);
    expect(await seen()).toEqual([10, true, 11, 11]);
    expect((await table({ id })).rows.at(-1)).toEqual(["Гость", "", "Против"]);
  });

  it("is forgotten with the end of an anonymous survey where it was begun and never sent", async () => {
    const id = await makeQuestionnaire(admin, [[choice]], anonymous);
    await send((await linksOf(id))[0]!, { c: { chosen: ["o1"] } }, { go: "stay" });
    await closeLongAgo(id);
    await withTenant("*", () => followClock.run({}, "unsent", new AbortController().signal));
    expect(await rowsOf(sql`select 1 from questionnaire_links where questionnaire_id = ${id}`)).toEqual([]);
  });
});
