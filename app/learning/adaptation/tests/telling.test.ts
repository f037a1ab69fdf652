import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { announce, deliverAll } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makePerson } from "#tests/support/people.ts";
import { newcomerDuty } from "../server/duty.ts";
import { tellTerms } from "../server/telling.ts";
import { tend } from "../server/tending.ts";
import { adaptationOf, meetNewcomer, publish, step } from "./people.ts";

freshDatabase();

let company: Company;
let [anna, ivan, petr, hr] = [] as unknown as [Viewer, Viewer, Viewer, Viewer];
const monday = "2026-06-01";

beforeEach(async () => {
  setClock(new Date(`${monday}T07:00:00Z`));
  ({ company, anna, ivan, petr, hr } = await meetNewcomer());
});
afterEach(() => setClock());

const kindsOf = async (who: Viewer) => {
  const rows = await withTenant("*", () =>
    db().select({ kind: notices.kind }).from(notices).where(eq(notices.accountId, who.accountId)),
  );
  return rows.map(({ kind }) => kind.replace("adaptation-", "")).sort();
};
const task = step("Задание", { kind: "task", checked: true });
const start = async (template: string, more: object = {}) =>
  (await adaptationOf(hr).start({ template, people: [ivan.accountId], on: monday, ...more })).ids[0]!;
const at = async (moment: string) => {
  setClock(new Date(moment));
  await withTenant("*", tellTerms);
};

describe("people hear", () => {
  it("of the start, what is sent, returned and accepted, each who it concerns; the third return those who manage it", async () => {
    const { id, keyOf } = await publish(hr, [task, step("Ещё")]);
    const run = await start(id, { buddy: petr.accountId });
    const key = keyOf("Задание");
    for (let turn = 0; turn < 3; turn++) {
      await adaptationOf(ivan).finish({ id: run, key, evidence: "Сделал" });
      await adaptationOf(anna).check({ id: run, key, accept: false, comment: "Ещё раз" });
    }
    await adaptationOf(ivan).finish({ id: run, key, evidence: "Сделал" });
    await adaptationOf(anna).check({ id: run, key, accept: true });
    for (const who of [anna, hr]) await adaptationOf(who).remind({ id: run, key: keyOf("Ещё") });
    await deliverAll();
    expect(await kindsOf(ivan)).toEqual(["accepted", "reminded", "returned", "returned", "returned", "started"]);
    expect(await kindsOf(anna)).toEqual(["helping", "submitted", "submitted", "submitted", "submitted"]);
    expect(await kindsOf(petr)).toEqual(["helping"]);
    expect(await kindsOf(hr)).toEqual(["stuck"]);
  });

  it("of a term on the working day before it, by day, once, and of what is late once a working day", async () => {
    const { id } = await publish(hr, [step("Читать", { dueAfter: 5 })]);
    await start(id);
    await deliverAll();
    // The term is Monday 8 June: Friday is the working day before it.
    await at("2026-06-05T04:00:00Z");
    expect(await kindsOf(ivan)).toEqual(["started"]);
    await at("2026-06-05T09:00:00Z");
    await at("2026-06-05T10:00:00Z");
    expect(await kindsOf(ivan)).toEqual(["due", "started"]);
    await at("2026-06-09T09:00:00Z");
    await at("2026-06-09T12:00:00Z");
    expect(await kindsOf(ivan)).toEqual(["due", "late", "started"]);
    expect(await kindsOf(anna)).toEqual(["helping", "their-late"]);
    // 12 June is a holiday.
    await at("2026-06-12T09:00:00Z");
    expect(await kindsOf(ivan)).toEqual(["due", "late", "started"]);
  });

  it.each([
    ["Europe/Kaliningrad", "2026-06-05T07:30:00Z"],
    ["Asia/Yekaterinburg", "2026-06-05T04:30:00Z"],
    ["Asia/Vladivostok", "2026-06-04T23:30:00Z"],
    ["Asia/Kamchatka", "2026-06-04T21:30:00Z"],
  ])("by their own clock in %s", async (timeZone, moment) => {
    await withTenant("*", () => db().update(accounts).set({ timeZone }).where(eq(accounts.id, ivan.accountId)));
    const { id } = await publish(hr, [step("Читать", { dueAfter: 5 })]);
    await start(id);
    await deliverAll();
    await at(moment);
    expect(await kindsOf(ivan)).toEqual(["due", "started"]);
  });
});

describe("by itself", () => {
  it("a step that leads to a survey is done when the survey is answered", async () => {
    const survey = newId();
    const title = "Как прошла неделя";
    const { id, keyOf } = await publish(hr, [step(title, { kind: "survey", link: `/surveys/${survey}` }), step("Ещё")]);
    const run = await start(id);
    const told = { kind: "questionnaire.answered", objectId: survey, groupId: ivan.groupId, actorId: ivan.accountId };
    for (let turn = 0; turn < 2; turn++) await withTenant("*", () => announce(told));
    await deliverAll();
    expect((await adaptationOf(ivan).step({ id: run, key: keyOf(title) })).state).toBe("done");
    expect((await adaptationOf(ivan).run({ id: run })).state).toBe("active");
  });

  it("a programme begins for whom it means when they come, once, and ends for who leaves", async () => {
    const { id } = await publish(hr, [step("Читать")]);
    const { title } = await adaptationOf(hr).template({ id });
    await adaptationOf(hr).putTemplate({ id, title, starts: true, audience: ["location:Тверь"] });
    const came = { createdAt: new Date(`${monday}T08:00:00Z`), hiredOn: "2026-06-03" };
    const nina = await makePerson(company, { ...came, firstName: "Нина", location: "Тверь" });
    const elsewhere = await makePerson(company, { ...came, location: "Казань" });
    for (let turn = 0; turn < 2; turn++) await withTenant("*", tend);
    const [run, ...others] = (await adaptationOf(nina).home({})).mine;
    expect([run?.state, run?.startedOn, others]).toEqual(["planned", "2026-06-03", []]);
    expect((await adaptationOf(elsewhere).home({})).mine).toEqual([]);
    expect((await adaptationOf(ivan).home({})).mine).toEqual([]);
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, nina.accountId)),
    );
    await withTenant("*", tend);
    expect((await adaptationOf(hr).run({ id: run!.id })).state).toBe("cancelled");
  });

  it("newcomers of who leaves pass to the successor with what waits, without one to nobody", async () => {
    const { id, keyOf } = await publish(hr, [task, step("Наставнику", { kind: "task", role: "buddy" })]);
    const run = await start(id, { buddy: petr.accountId });
    const hand = (leaver: Viewer, successor: Viewer | null) =>
      withTenant("*", () =>
        newcomerDuty.hand({ leaver: leaver.accountId, successor: successor?.accountId ?? null, viewer: hr }),
      );
    await hand(petr, anna);
    await adaptationOf(anna).finish({ id: run, key: keyOf("Наставнику") });
    await hand(anna, null);
    expect((await adaptationOf(hr).run({ id: run })).helpers.find(({ role }) => role === "buddy")?.person).toBeNull();
    // In the directory she is his manager still.
    expect((await adaptationOf(anna).run({ id: run })).standing.roles).toEqual(["supervisor"]);
  });
});
