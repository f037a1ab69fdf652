import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { ledgerAccounts, ledgerTransactions } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { finishOverdue } from "../server/attempts.ts";
import { followClock } from "../server/clock.ts";
import { questionnaireResponses } from "../server/schema.ts";
import { answering, ask, makeQuestionnaire, meetPeople } from "./made.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ admin, anna, ivan } = await meetPeople());
});
afterEach(() => setClock());

const word = ask("q", "text", { required: true });
const said = { q: { text: "Слово" } };
const run = (job: typeof followClock) => withTenant("*", () => job.run({}, "a", new AbortController().signal));
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const step = (id: string, to: "pause" | "resume" | "close" | "archive") =>
  apiAs(admin).questionnaireDesk.step({ id, step: to });
const keptOf = (id: string) =>
  withTenant("*", () =>
    db()
      .select({ state: questionnaireResponses.state, answers: questionnaireResponses.answers })
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.questionnaireId, id)),
  );

it("keeps what is typed on a pause, and says that it is not sent", async () => {
  const id = await makeQuestionnaire(admin, [[word]]);
  const send = answering(id);
  await send(anna, said, { go: "stay" });
  await step(id, "pause");
  expect(await send(anna, { q: { text: "Дольше" } })).toMatchObject({ outcome: "paused" });
  expect(await keptOf(id)).toEqual([{ state: "draft", answers: { q: { text: "Дольше" } } }]);
  await step(id, "resume");
  expect(await send(anna, { q: { text: "Дольше" } })).toMatchObject({ outcome: "sent" });
});

it("says that a survey is over to who comes after the quarter of an hour, and forgets what stood unsent in an anonymous one", async () => {
  const id = await makeQuestionnaire(admin, [[word]], { settings: { anonymity: "anonymous" } });
  await answering(id)(anna, said, { go: "stay" });
  await step(id, "close");
  await run(followClock);
  expect(await keptOf(id)).toHaveLength(1);
  later(16);
  expect(await answering(id)(anna, said)).toMatchObject({ outcome: "closed" });
  await run(followClock);
  expect(await keptOf(id)).toEqual([]);
});

it("ends an attempt without a limit a quarter of an hour after its test", async () => {
  const yes = ask("q", "yes-no", { rightText: "yes" });
  const id = await makeQuestionnaire(admin, [[yes]], { kind: "test" });
  await apiAs(anna).questionnaires.begin({ id });
  await answering(id, "test")(anna, { q: { chosen: ["yes"] } }, { go: "stay" });
  await step(id, "close");
  await run(finishOverdue as typeof followClock);
  expect((await keptOf(id))[0]).toMatchObject({ state: "draft" });
  later(16);
  expect(await answering(id, "test")(anna, { q: { chosen: ["no"] } })).toMatchObject({ outcome: "over" });
  expect((await apiAs(anna).questionnaires.view({ id, kind: "test" })).score).toBe(100);
});

it("counts what is typed when the page says that time is over, and believes no page that says so early", async () => {
  const yes = ask("q", "yes-no", { rightText: "yes", required: true });
  const more = ask("r", "number", { rightText: "5", required: true });
  const id = await makeQuestionnaire(admin, [[yes, more]], { kind: "test", settings: { minutes: 10 } });
  const send = answering(id, "test");
  await apiAs(anna).questionnaires.begin({ id });
  const early = await send(anna, { q: { chosen: ["yes"] } }, { go: "over", shown: "q,r" });
  expect(early).toMatchObject({ outcome: "saved" });
  later(10);
  const late = { q: { chosen: ["yes"] }, r: { number: "пять" } };
  expect(await send(anna, late, { go: "over" })).toMatchObject({ outcome: "over" });
  expect((await apiAs(anna).questionnaires.view({ id, kind: "test" })).score).toBe(50);
});

it("lets the next attempt begin after the pause, also when it was the clock that ended the one before", async () => {
  const yes = ask("q", "yes-no", { rightText: "yes" });
  const settings = { minutes: 10, attempts: 0, pauseHours: 2 };
  const id = await makeQuestionnaire(admin, [[yes]], { kind: "test", settings });
  const { begin, view } = apiAs(anna).questionnaires;
  await begin({ id });
  later(12);
  await expect(begin({ id })).rejects.toMatchObject({ status: 409 });
  await run(finishOverdue as typeof followClock);
  expect((await view({ id, kind: "test" })).waits).toBe("Следующая попытка – через 2 ч");
  later(119);
  expect(await begin({ id })).toEqual({ number: 2 });
});

it("closes by itself when as many have answered as were wanted, however they hurry, and takes nobody more", async () => {
  const company = await makeCompany("Ромашка");
  const boss = await makePerson(company, { roles: ["employee", "admin"] });
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(company)));
  const id = await makeQuestionnaire(boss, [[word]], { settings: { quota: 3, anonymity: "anonymous" } });
  const [begun, late, ...quick] = people as [Viewer, Viewer, ...Viewer[]];
  await answering(id)(begun, said, { go: "stay" });
  const outcomes = await Promise.all(quick.map((who) => answering(id)(who, said)));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["sent", "sent", "sent"]);
  expect(await answering(id)(late, said)).toMatchObject({ outcome: "closed" });
  expect(await answering(id)(begun, said)).toMatchObject({ outcome: "closed" });
  expect((await apiAs(boss).questionnaireDesk.source({ id })).state).toBe("closed");
});

const purse = (who: Viewer) =>
  withTenant("*", async () => {
    const isIt = and(eq(ledgerAccounts.ownerId, who.accountId), eq(ledgerAccounts.purse, "earned"));
    const [row] = await db().select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(isIt);
    return row?.balance ?? 0;
  });
const paidFor = (id: string) =>
  withTenant("*", () => db().select().from(ledgerTransactions).where(eq(ledgerTransactions.objectId, id)));

it("rewards a named answer and a passed test at once, each once", async () => {
  const survey = await makeQuestionnaire(admin, [[word]], { settings: { reward: 10, editable: true } });
  for (const text of ["Раз", "Два"]) await answering(survey)(anna, { q: { text } });
  const yes = ask("q", "yes-no", { rightText: "yes" });
  const settings = { reward: 5, attempts: 0 };
  const test = await makeQuestionnaire(admin, [[yes]], { kind: "test", settings });
  for (const chosen of ["no", "yes", "yes"]) {
    await apiAs(anna).questionnaires.begin({ id: test });
    await answering(test, "test")(anna, { q: { chosen: [chosen] } });
  }
  expect(await purse(anna)).toBe(15);
  expect(await paidFor(survey)).toHaveLength(1);
});

it("rewards who has passed a test that tells nothing before its end once it is over, each once, and nobody else", async () => {
  const before = await Promise.all([anna, ivan].map(purse));
  const yes = ask("q", "yes-no", { rightText: "yes" });
  const silent = [{ when: "closed" }, { shows: "nothing" }] as const;
  const tests = await Promise.all(
    silent.map((how) =>
      makeQuestionnaire(admin, [[yes]], { kind: "test", settings: { ...how, reward: 5, attempts: 0 } }),
    ),
  );
  for (const test of tests)
    for (const [who, chosen] of [
      [anna, "yes"],
      [anna, "yes"],
      [ivan, "no"],
    ] as const) {
      await apiAs(who).questionnaires.begin({ id: test });
      await answering(test, "test")(who, { q: { chosen: [chosen] } });
    }
  expect(await Promise.all([anna, ivan].map(purse))).toEqual(before);
  for (const test of tests) await step(test, "close");
  later(16);
  for (let turn = 0; turn < 8; turn++) await run(followClock);
  expect(await Promise.all([anna, ivan].map(purse))).toEqual([before[0]! + 10, before[1]]);
});

it("rewards who is marked only when a silent test lies in the archive", async () => {
  const before = await purse(anna);
  const essay = ask("q", "long", { points: 4 });
  const settings = { shows: "nothing", reward: 5 } as const;
  const test = await makeQuestionnaire(admin, [[essay]], { kind: "test", settings });
  await apiAs(anna).questionnaires.begin({ id: test });
  await answering(test, "test")(anna, { q: { text: "Слова" } });
  for (const one of ["close", "archive"] as const) await step(test, one);
  later(16);
  for (let turn = 0; turn < 8; turn++) await run(followClock);
  expect(await purse(anna)).toBe(before);
  const { items } = await apiAs(admin).questionnaireDesk.people({ id: test });
  await apiAs(admin).questionnaireDesk.mark({ id: items[0]!.id, question: "q", points: 4 });
  expect(await purse(anna)).toBe(before + 5);
});

it("rewards those who answered without a name all together, when it is over and nothing tells who was when", async () => {
  const before = await purse(ivan);
  const id = await makeQuestionnaire(admin, [[word]], { settings: { reward: 10, anonymity: "anonymous" } });
  for (const who of [ivan, anna]) await answering(id)(who, said);
  await step(id, "close");
  await run(followClock);
  expect(await paidFor(id)).toEqual([]);
  later(16);
  for (let turn = 0; turn < 3; turn++) await run(followClock);
  const paid = await paidFor(id);
  expect(paid).toHaveLength(2);
  expect(await purse(ivan)).toBe(before + 10);
  // In the order of who they are, which says nothing of when.
  const order = paid.toSorted((a, b) => a.number - b.number).map(({ cause }) => cause.split(":")[2]);
  expect(order).toEqual([anna.accountId, ivan.accountId].sort());
});

it("tells those who listen of a named answer at once, and of others no sooner than it would pay them, rewarded or not", async () => {
  const heard: string[] = [];
  const hears = { name: "test.answered", kinds: ["questionnaire.answered"] };
  setListeners([{ ...hears, hear: async ({ actorId }) => void heard.push(actorId) }]);
  const named = await makeQuestionnaire(admin, [[word]], { settings: {} });
  const secret = await makeQuestionnaire(admin, [[word]], { settings: { anonymity: "anonymous" } });
  await answering(named)(anna, said);
  for (const who of [ivan, anna]) await answering(secret)(who, said);
  await deliverAll();
  expect(heard).toEqual([anna.accountId]);
  await step(secret, "close");
  later(16);
  for (let turn = 0; turn < 3; turn++) await run(followClock);
  await deliverAll();
  expect(heard.slice(1)).toEqual([anna.accountId, ivan.accountId].sort());
});
