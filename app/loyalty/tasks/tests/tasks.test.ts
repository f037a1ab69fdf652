import { afterEach, beforeEach, expect, it } from "vitest";
import { meetCompany, refused } from "#app/loyalty/balance/tests/people.ts";
import { taskRuns } from "#app/loyalty/tasks/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const task = async (more: object = {}) => {
  const said = {
    title: "Рассказать о смене",
    description: "",
    reward: 50,
    kind: "manual" as const,
    period: "once" as const,
  };
  return (await apiAs(admin).tasks.put({ ...said, ...more })).id;
};
const earned = async (who: Viewer) => (await apiAs(who).balance.purses({})).earned;
const stateOf = async (id: string, who = anna) => (await apiAs(who).tasks.task({ id })).run?.state;
const evidence = "Вот ссылка на мой рассказ";

it("goes from what was shown to points: sent back with a word, shown again, paid once by two checkers", async () => {
  const id = await task();
  await apiAs(anna).tasks.take({ id });
  expect(await stateOf(id)).toBe("in-progress");
  await apiAs(anna).tasks.submit({ id, evidence });
  expect((await apiAs(anna).tasks.list({ tab: "mine" })).pending).toBe(50);
  const [waiting] = (await apiAs(admin).tasks.queue({})).items;
  expect(waiting).toMatchObject({ evidence, reward: 50 });
  const decide = (approve: boolean, comment = "") => apiAs(admin).tasks.decide({ id: waiting!.id, approve, comment });
  expect(await refused(decide(false))).toEqual({ comment: ["Напишите, чего не хватило"] });
  await decide(false, "Нет фотографии");
  expect((await apiAs(anna).tasks.task({ id })).run).toMatchObject({ state: "rejected", comment: "Нет фотографии" });
  await apiAs(anna).tasks.submit({ id, evidence });
  const decided = await Promise.all([refused(decide(true)), refused(decide(true))]);
  expect(decided.sort()).toEqual(["NOT_FOUND", null]);
  await deliverAll();
  expect([await earned(anna), await stateOf(id)]).toEqual([50, "approved"]);
  expect(await refused(apiAs(anna).tasks.submit({ id, evidence }))).toBe("CONFLICT");
  const told = (await apiAs(anna).notifications.list({})).items.map(({ kind }) => kind);
  expect(told.sort()).toEqual(["task-approved", "task-rejected"]);
});

it("keeps in the queue only what a person checks, and lets nobody leave it to the portal while it waits", async () => {
  const [shown, byDeed] = [await task(), await task({ kind: "auto", deed: "comment" })];
  await apiAs(anna).tasks.submit({ id: shown, evidence });
  // What nobody checks stands in no queue.
  const { groupId, accountId } = anna;
  const at = { submittedAt: now(), createdAt: now() };
  await withTenant(groupId, () =>
    db()
      .insert(taskRuns)
      .values({ ...{ id: newId(), taskId: byDeed, groupId, accountId, period: "", state: "submitted" }, ...at }),
  );
  const desk = async () => ({
    queue: (await apiAs(admin).tasks.queue({})).items.map(({ task }) => task),
    waiting: (await apiAs(admin).tasks.desk({})).waiting,
  });
  expect(await desk()).toEqual({ queue: ["Рассказать о смене"], waiting: 1 });
  expect(await refused(task({ id: shown, kind: "auto", deed: "comment" }))).toEqual({
    kind: ["Сначала проверьте то, что уже прислали"],
  });
  const [sent] = (await apiAs(admin).tasks.queue({})).items;
  await apiAs(admin).tasks.decide({ id: sent!.id, approve: true, comment: "" });
  await task({ id: shown, kind: "auto", deed: "comment" });
  expect(await desk()).toEqual({ queue: [], waiting: 0 });
});

it("is checked by nobody for themselves", async () => {
  const id = await task();
  await apiAs(admin).tasks.submit({ id, evidence });
  const [mine] = (await apiAs(admin).tasks.queue({})).items;
  expect(await refused(apiAs(admin).tasks.decide({ id: mine!.id, approve: true, comment: "" }))).toBe("FORBIDDEN");
});

it("is paid for its word, in any letters, once a day and no oftener to all than it may be", async () => {
  setClock(new Date("2026-03-10T09:00:00Z"));
  const id = await task({ kind: "code", code: "Ёлка", period: "daily", limit: 3 });
  expect(await refused(apiAs(anna).tasks.redeem({ id, code: "сосна" }))).toEqual({
    code: ["Это другое слово. Проверьте, как оно пишется"],
  });
  await Promise.all(Array.from({ length: 4 }, () => apiAs(anna).tasks.redeem({ id, code: "елка" })));
  expect(await earned(anna)).toBe(50);
  setClock(new Date("2026-03-11T09:00:00Z"));
  await apiAs(anna).tasks.redeem({ id, code: "ЁЛКА" });
  await apiAs(ivan).tasks.redeem({ id, code: "ёлка" });
  setClock(new Date("2026-03-12T09:00:00Z"));
  expect(await refused(apiAs(anna).tasks.redeem({ id, code: "ёлка" }))).toBe("NOT_FOUND");
  expect([await earned(anna), await earned(ivan)]).toEqual([100, 50]);
});

it("is done by a deed by itself, once though it is done twice", async () => {
  const id = await task({ kind: "auto", deed: "comment" });
  const post = await apiAs(ivan).content.create({ title: "Чай", body: "Горячий", feed: "life", reach: "company" });
  for (const text of ["Раз", "Два"]) await apiAs(anna).content.comment({ id: post.id, text });
  await deliverAll();
  expect([await earned(anna), await stateOf(id)]).toEqual([50, "approved"]);
});

it("is another company's secret, and nobody's once it is in the archive", async () => {
  const id = await task();
  const stranger = await makePerson(await makeCompany());
  expect(await refused(apiAs(stranger).tasks.task({ id }))).toBe("NOT_FOUND");
  await apiAs(admin).tasks.archive({ id, archived: true });
  expect(await refused(apiAs(anna).tasks.task({ id }))).toBe("NOT_FOUND");
  expect((await apiAs(anna).tasks.list({})).items).toEqual([]);
});
