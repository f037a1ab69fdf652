import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { remind } from "../server/notices.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let ivan: Viewer;
let admin: Viewer;
let topic: string;

const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;
const draft = { title: "Столовая", termDays: 3, unnamed: true, inMyResource: false };
const said = { target: "service", rating: "2", text: "Долгая очередь" } as const;
const code = "ABCD-EFGH-JKLM-NPQR";
const told = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
};

beforeAll(() => setListeners(listeners));
beforeEach(async () => {
  setClock(new Date("2026-03-02T09:00:00Z"));
  forgetSpending();
  company = await makeCompany();
  anna = await makePerson(company);
  ivan = await makePerson(company);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  ({ id: topic } = await apiAs(admin).opinion.makeTopic({ ...draft, owners: [`@${await aliasOf(anna)}`] }));
});
afterEach(() => setClock());

describe("an opinion with a name", () => {
  it("goes to who answers, comes back with an answer, and is talked on", async () => {
    const { id } = await apiAs(ivan).opinion.say({ topic, ...said });
    expect(await told(anna)).toEqual(["opinion-sent"]);
    const { items, counts } = await apiAs(anna).opinion.queue({});
    expect(items).toMatchObject([{ id, state: "sent", dueOn: "2026-03-05", author: { name: ivan.name } }]);
    expect(counts).toEqual({ waiting: 1, overdue: 0 });
    await apiAs(anna).opinion.move({ id, to: "inWork" });
    expect((await apiAs(ivan).opinion.mine({})).items).toMatchObject([{ id, state: "inWork" }]);
    await apiAs(anna).opinion.answer({ id, text: "Открыли кассу" });
    expect(await told(ivan)).toEqual(["opinion-answered"]);
    expect((await apiAs(anna).opinion.queue({})).items).toEqual([]);
    await apiAs(ivan).opinion.reply({ id, text: "А по пятницам?" });
    const opened = await apiAs(ivan).opinion.open({ id });
    expect(opened).toMatchObject({ kind: "opinion", opinion: { state: "inWork", dueOn: "2026-03-05" } });
    expect(opened.kind === "opinion" && opened.opinion.talk.map(({ ofOwner }) => ofOwner)).toEqual([true, false]);
    expect((await apiAs(anna).opinion.queue({})).counts.waiting).toBe(1);
  });

  it("is declined with a reason, never without", async () => {
    const { id } = await apiAs(ivan).opinion.say({ topic, ...said });
    await expect(apiAs(anna).opinion.move({ id, to: "declined" })).rejects.toMatchObject({ code: "INVALID" });
    await apiAs(anna).opinion.move({ id, to: "declined", reason: "Не наша столовая" });
    const opened = await apiAs(ivan).opinion.open({ id });
    expect(opened).toMatchObject({ opinion: { state: "declined", reason: "Не наша столовая", dueOn: null } });
  });

  it("is read by its author and who answers: not by colleagues, administrators and other companies", async () => {
    const file = new File(["Меню"], "меню.txt", { type: "text/plain" });
    const { id } = await apiAs(ivan).opinion.say({ topic, ...said, files: [file] });
    const stranger = await makePerson(await makeCompany("Дорога"));
    const opened = await apiAs(ivan).opinion.open({ id });
    const [sent] = opened.kind === "opinion" ? opened.opinion.files : [];
    const opens = (who: Viewer) =>
      withTenant(who.groupId, () => openFile(who, sent!.id)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    expect(await Promise.all([ivan, anna, admin, stranger].map(opens))).toEqual([true, true, false, false]);
    for (const who of [admin, stranger]) {
      await expect(apiAs(who).opinion.open({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(apiAs(who).opinion.asked({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(apiAs(who).opinion.answer({ id, text: "Ответ" })).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await apiAs(who).opinion.table({})).items).toEqual([]);
    }
    await expect(apiAs(anna).opinion.reply({ id, text: "Чужое" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const owners = [await aliasOf(admin)];
    await apiAs(admin).opinion.changeTopic({ id: topic, ...draft, owners });
    expect(await Promise.all([ivan, anna, admin].map(opens))).toEqual([true, false, true]);
    expect((await apiAs(admin).opinion.queue({})).items).toHaveLength(1);
  });

  it("is one however often its form comes", async () => {
    const api = apiAs(ivan, { idempotencyKey: "opinion-once" });
    expect(await api.opinion.say({ topic, ...said })).toEqual(await api.opinion.say({ topic, ...said }));
    expect((await apiAs(anna).opinion.queue({})).items).toHaveLength(1);
  });
});

describe("an opinion without a name", () => {
  const byCode = (words = {}) => apiAs(nobody).opinion.follow({ code, ...words });

  it("is answered and answered back by its code, of whoever has it, signed in or not", async () => {
    await apiAs(ivan).opinion.sayUnnamed({ topic, ...said, code });
    const [line] = (await apiAs(anna).opinion.queue({})).items;
    expect(line).toMatchObject({ author: null, text: "Долгая очередь", sentOn: "2026-03-02" });
    await apiAs(anna).opinion.answer({ id: line!.id, text: "Когда именно?" });
    expect(await byCode({ code: "abcd efgh jklm npqr" })).toMatchObject({
      state: "answered",
      talk: [{ ofOwner: true }],
    });
    const words = { code, text: "По пятницам", seen: 1 };
    await apiAs(nobody).opinion.replyUnnamed(words);
    const { talk, state } = await apiAs(nobody).opinion.replyUnnamed(words);
    expect([talk.map(({ text }) => text), state]).toEqual([["Когда именно?", "По пятницам"], "inWork"]);
    expect(await told(ivan)).toEqual([]);
    await expect(byCode({ code: "ZZZZ-EFGH-JKLM-NPQR" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("is one however often its form comes, and another one takes another code", async () => {
    const form = { topic, ...said, code: "AAAA-EFGH-JKLM-NPQR" };
    expect(await apiAs(ivan).opinion.sayUnnamed(form)).toEqual(await apiAs(ivan).opinion.sayUnnamed(form));
    await expect(apiAs(ivan).opinion.sayUnnamed({ ...form, text: "Другое" })).rejects.toMatchObject({
      code: "INVALID",
    });
    expect((await apiAs(anna).opinion.queue({})).items).toHaveLength(1);
  });

  it("is not taken where names are wanted", async () => {
    await apiAs(admin).opinion.changeTopic({ id: topic, ...draft, unnamed: false, owners: [await aliasOf(anna)] });
    const form = { topic, ...said, code: "BBBB-EFGH-JKLM-NPQR" };
    await expect(apiAs(ivan).opinion.sayUnnamed(form)).rejects.toMatchObject({ code: "INVALID" });
  });
});

it("an idea is made public without its author, and colleagues are for it, each once", async () => {
  const { id } = await apiAs(ivan).opinion.say({ topic, ...said, target: "idea" });
  await expect(apiAs(admin).opinion.vote({ id, on: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await apiAs(anna).opinion.publish({ id, title: "Вторая касса" });
  for (const who of [admin, anna, anna]) await apiAs(who).opinion.vote({ id, on: true });
  const [idea] = (await apiAs(ivan).opinion.ideas({})).items;
  expect(idea).toEqual({
    id,
    title: "Вторая касса",
    text: said.text,
    topic: "Столовая",
    day: "2026-03-02",
    votes: 2,
    voted: false,
  });
  for (const [find, count] of [
    ["вторая КАССА", 1],
    ["столовая", 1],
    ["касса буфет", 0],
    ["%", 0],
  ] as const)
    expect((await apiAs(ivan).opinion.ideas({ find })).items).toHaveLength(count);
  await apiAs(anna).opinion.vote({ id, on: false });
  await apiAs(anna).opinion.publish({ id, title: "" });
  expect((await apiAs(ivan).opinion.ideas({})).items).toEqual([]);
});

it("owners are reminded in the morning: of what came without a name, and of a term that is over", async () => {
  await apiAs(ivan).opinion.sayUnnamed({ topic, ...said, code: "CCCC-EFGH-JKLM-NPQR" });
  expect(await told(anna)).toEqual([]);
  const remindOn = async (day: string) => {
    setClock(new Date(`${day}T06:05:00Z`));
    await withTenant("*", remind);
    return (await apiAs(anna).notifications.list({})).items.map(({ subject }) => subject);
  };
  expect(await remindOn("2026-03-03")).toEqual(["новых без имени – 1"]);
  expect(await remindOn("2026-03-05")).toHaveLength(1);
  expect((await remindOn("2026-03-06"))[0]).toBe("срок вышел – 1");
  expect((await apiAs(anna).opinion.queue({ tab: "overdue" })).items).toMatchObject([{ overdue: true }]);
});

it("a topic of who leaves passes to the successor", async () => {
  expect(await apiAs(admin).peopleDesk.duties({ id: anna.accountId })).toMatchObject({ topics: 1 });
  await apiAs(admin).peopleDesk.leave({ id: anna.accountId, successor: await aliasOf(ivan) });
  expect((await apiAs(admin).opinion.topics({})).items).toMatchObject([{ owners: [{ id: ivan.accountId }] }]);
});
