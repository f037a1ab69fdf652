import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { setClock } from "#platform/clock.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { ask, car, meetPeople, plate, say, send, step, told, why } from "./made.ts";

freshDatabase();
let world: Awaited<ReturnType<typeof meetPeople>>;

beforeAll(() => setListeners(listeners));
beforeEach(async () => {
  forgetSpending();
  world = await meetPeople();
});
afterEach(() => setClock());

describe("a request", () => {
  it("goes to the supervisor, into the queue, to who does it, back with a question, and is done and rated", async () => {
    const service = await world.makeService([why], { approval: "always" });
    expect(await apiAs(world.ivan).requests.form({ service })).toMatchObject({ approver: world.boss.name });
    const { id, number } = await send(world.ivan, service, { why: say({ text: "Для банка" }) });
    expect(number).toBe(1);
    expect(await told(world.boss)).toEqual(["request-approve"]);
    await expect(apiAs(world.anna).requests.one({ id: id! })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await step(world.boss, id!, "approve");
    expect(await told(world.anna)).toEqual(["request-new"]);
    await step(world.anna, id!, "claim");
    await expect(step(world.anna, id!, "ask")).rejects.toMatchObject({ code: "INVALID" });
    await step(world.anna, id!, "ask", "Какой банк?");
    expect((await told(world.ivan)).includes("request-asked")).toBe(true);
    await step(world.ivan, id!, "answer", "Любой");
    await step(world.anna, id!, "finish");
    await step(world.ivan, id!, "rate");
    const { marks, state, rating, may } = await apiAs(world.ivan).requests.one({ id: id! });
    expect([state, rating, may]).toEqual(["closed", 5, []]);
    expect(marks.map(({ deed, state: to, by }) => [deed, to, by?.accountId])).toEqual([
      ["send", "onApproval", world.ivan.accountId],
      ["approve", "new", world.boss.accountId],
      ["claim", "inWork", world.anna.accountId],
      ["ask", "waitingUser", world.anna.accountId],
      ["answer", "inWork", world.ivan.accountId],
      ["finish", "done", world.anna.accountId],
      ["rate", "closed", world.ivan.accountId],
    ]);
  });

  it("is taken by one of two who press at once; the other reads who has it, and may still write", async () => {
    const id = await world.sent(await world.makeService([why]));
    const both = await Promise.allSettled([step(world.anna, id, "claim"), step(world.oleg, id, "claim")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [winner, loser] = both[0]!.status === "fulfilled" ? [world.anna, world.oleg] : [world.oleg, world.anna];
    const lost = both.find((one) => one.status === "rejected") as PromiseRejectedResult;
    expect(JSON.stringify(lost.reason.data ?? lost.reason)).toContain(`уже выполняет ${winner.name}`);
    await expect(step(loser, id, "finish")).rejects.toMatchObject({ code: "CONFLICT" });
    await step(loser, id, "comment", "Я знаю, где бланки");
    const { executorCard, state } = await apiAs(world.ivan).requests.one({ id });
    expect([executorCard!.accountId, state]).toEqual([winner.accountId, "inWork"]);
    await step(winner, id, "giveBack");
    await step(loser, id, "claim");
    expect((await apiAs(world.ivan).requests.one({ id })).executorCard!.accountId).toBe(loser.accountId);
  });

  it("is read by those whom it concerns alone: not by colleagues, administrators and other companies", async () => {
    const id = await world.sent(await world.makeService([why]));
    const stranger = await makePerson(await makeCompany("Дорога"));
    for (const who of [world.boss, world.desk, stranger]) {
      await expect(apiAs(who).requests.one({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(step(who, id, "comment", "Чужое")).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await apiAs(who).requests.queue({})).items).toEqual([]);
      expect((await apiAs(who).requests.table({})).items).toEqual([]);
    }
    for (const who of [world.ivan, world.anna, world.oleg, world.owner])
      expect((await apiAs(who).requests.one({ id })).id).toBe(id);
  });

  it("has the next number, however many are sent at once, and none is lost", async () => {
    const service = await world.makeService([why]);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(world.ivan, service, { why: say({ text: `Раз ${n}` }) })),
    );
    expect(all.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("is asked of whoever stands in while the supervisor is away", async () => {
    await apiAs(world.boss).absences.add({
      kind: "vacation",
      from: "2026-11-23",
      until: "2026-11-27",
      deputy: world.anna.accountId,
      note: "",
    });
    const service = await world.makeService([why], { approval: "always" });
    const { id } = await send(world.ivan, service, { why: say({ text: "Для банка" }) });
    expect((await apiAs(world.ivan).requests.one({ id: id! })).approver!.accountId).toBe(world.anna.accountId);
  });

  it("asks the supervisor where an answer says so, and not where it does not", async () => {
    const service = await world.makeService([car, plate], { approval: "when", rule: "car|yes" });
    const no = await send(world.ivan, service, { car: say({ chosen: ["no"] }) });
    const yes = await send(world.ivan, service, { car: say({ chosen: ["yes"] }), plate: say({ text: "А123ВС77" }) });
    const stateOf = async ({ id }: { id: string | null }) => (await apiAs(world.ivan).requests.one({ id: id! })).state;
    expect([await stateOf(no), await stateOf(yes)]).toEqual(["new", "onApproval"]);
  });

  it("passes with the queues to the successor of who leaves", async () => {
    const id = await world.sent(await world.makeService([why]));
    await step(world.anna, id, "claim");
    expect(await apiAs(world.desk).peopleDesk.duties({ id: world.anna.accountId })).toMatchObject({ requests: 1 });
    await apiAs(world.desk).peopleDesk.leave({ id: world.anna.accountId, successor: world.boss.accountId });
    const { executorCard, marks } = await apiAs(world.boss).requests.one({ id });
    expect([executorCard!.accountId, marks.at(-1)!.deed]).toEqual([world.boss.accountId, "hand"]);
  });

  it("is nowhere while its company shows no services", async () => {
    const id = await world.sent(await world.makeService([why]));
    await world.show(false);
    await expect(apiAs(world.ivan).requests.one({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(world.ivan).requests.mine({})).items).toEqual([]);
  });
});

it("two who change the route at once do not undo each other, and answered fields stay as they were asked", async () => {
  const service = await world.makeService([why]);
  const id = await world.sent(service);
  const document = {
    sections: [{ id: "fields", title: "", text: "", questions: [ask("why", "text", { title: "Зачем" })] }],
  };
  const put = () => apiAs(world.desk).requests.putFields({ service, revision: 2, document });
  const both = await Promise.allSettled([put(), put()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await apiAs(world.desk).requests.route({ service })).version).toBe(2);
  expect((await apiAs(world.ivan).requests.one({ id })).answers[0]!.title).toBe("Поле why");
});
