import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { meetCompany } from "#app/loyalty/balance/tests/people.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce, deliverAll } from "#platform/events/index.ts";
import { openFile } from "#platform/files/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { ownTasks } from "../server/own-data.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const said = {
  title: "Рассказать о смене",
  description: "Слово о кофейне",
  reward: 50,
  kind: "manual",
  period: "once",
} as const;
const task = async (more: object = {}) => (await apiAs(admin).tasks.put({ ...said, ...more })).id;
const evidence = "Вот ссылка на мой рассказ";
const paper = (name: string) => new File([`Отчёт ${name}`], name, { type: "text/plain" });
const find = async (query: string, who = anna) =>
  (await apiAs(who).search.find({ query })).groups.find(({ tab }) => tab === "tasks");
const mayOpen = (who: Viewer, id: string) =>
  withTenant(who.groupId, () => openFile(who, id)).then(
    async ({ body }) => {
      await body.cancel();
      return true;
    },
    () => false,
  );

it("is shown with files that its checker opens and colleagues do not, and those shown later take their place", async () => {
  const id = await task();
  await apiAs(anna).tasks.submit({ id, evidence, files: [paper("до.txt"), paper("после.txt")] });
  const [waiting] = (await apiAs(admin).tasks.queue({})).items;
  expect(waiting?.files.map((one) => "name" in one && one.name)).toEqual(["до.txt", "после.txt"]);
  const file = waiting!.files[0]!.id;
  expect([await mayOpen(anna, file), await mayOpen(admin, file), await mayOpen(ivan, file)]).toEqual([
    true,
    true,
    false,
  ]);
  await apiAs(anna).tasks.submit({ id, evidence });
  expect((await apiAs(anna).tasks.task({ id })).run?.files).toHaveLength(2);
  await apiAs(anna).tasks.submit({ id, evidence, files: [paper("итог.txt")] });
  expect((await apiAs(anna).tasks.task({ id })).run?.files).toMatchObject([{ name: "итог.txt" }]);
  expect(await mayOpen(admin, file)).toBe(false);
});

it("runs out by the clock where it was not finished, on every page and in what one takes along, and waits where it was shown", async () => {
  setClock(new Date("2026-03-10T09:00:00Z"));
  const [begun, shown] = [
    await task({ endsOn: "2026-03-12" }),
    await task({ title: "Показать", endsOn: "2026-03-12" }),
  ];
  await apiAs(anna).tasks.take({ id: begun });
  await apiAs(anna).tasks.submit({ id: shown, evidence });
  setClock(new Date("2026-03-13T09:00:00Z"));
  const states = async () =>
    (await apiAs(anna).tasks.list({ tab: "mine" })).items.map(({ title, run }) => [title, run?.state]).sort();
  expect(await states()).toEqual([
    ["Показать", "submitted"],
    ["Рассказать о смене", "expired"],
  ]);
  expect((await apiAs(anna).tasks.task({ id: begun })).run?.state).toBe("expired");
  expect((await apiAs(ivan).tasks.list({})).items).toEqual([]);
  expect((await apiAs(admin).tasks.desk({})).items.map(({ expired }) => expired)).toEqual([true, true]);
  const kept = await withTenant(
    "*",
    async () => (await db().execute(ownTasks[0]!.rows(sql`${anna.accountId}::uuid`))).rows,
  );
  expect(kept.map((row) => row.state).sort()).toEqual(["expired", "submitted"]);
  await expect(apiAs(anna).tasks.submit({ id: begun, evidence })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("is found by its words by those who may do it, and no more once it is over", async () => {
  setClock(new Date("2026-03-10T09:00:00Z"));
  const id = await task({ endsOn: "2026-03-12" });
  expect(await find("кофейня")).toMatchObject({ total: 1, items: [{ href: `/tasks/${id}`, kind: "task" }] });
  expect(await find("рассказал смену")).toMatchObject({
    total: 1,
    page: `/tasks?query=${encodeURIComponent("рассказал смену").replaceAll("%20", "+")}`,
  });
  expect((await apiAs(anna).tasks.list({ query: "кофейня" })).items.map((one) => one.id)).toEqual([id]);
  expect(await find("кофейня", await makePerson(await makeCompany()))).toBeUndefined();
  setClock(new Date("2026-03-13T09:00:00Z"));
  expect(await find("кофейня")).toBeUndefined();
});

it("is done by an answer to a survey when the portal is told of one, once", async () => {
  const id = await task({ kind: "auto", deed: "survey" });
  const told = { kind: "questionnaire.answered", objectId: id, groupId: anna.groupId, actorId: anna.accountId };
  for (let turn = 0; turn < 2; turn++) await withTenant("*", () => announce(told));
  await deliverAll();
  expect((await apiAs(anna).balance.purses({})).earned).toBe(50);
});
