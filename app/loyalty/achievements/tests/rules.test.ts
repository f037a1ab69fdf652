import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { aliasOf, meetCompany, refused } from "#app/loyalty/balance/tests/people.ts";
import { countThanks } from "#app/loyalty/thanks/server/sending.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import type { Company } from "#tests/support/people.ts";
import { recountAll } from "../server/awarding.ts";

freshDatabase();

let company: Company;
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ company, admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const said = { title: "Говорун", icon: "star" as const, metal: "gold" as const, points: 10 };
const badge = async (more: object) => (await apiAs(admin).achievements.put({ ...said, ...more })).id;
const mine = async (id: string, who = anna) =>
  (await apiAs(who).achievements.list({})).items.find((one) => one.id === id)!;
const earned = async (who = anna) => (await apiAs(who).balance.purses({})).earned;
/** Somebody speaks so often on a day, past all events: what a recount finds. */
async function speak(who: Viewer, day: string, times: number): Promise<void> {
  const post = { title: `Чай ${newId()}`, body: "С лимоном", feed: "life" as const, reach: "company" as const };
  const { id } = await apiAs(admin).content.create(post);
  await withTenant("*", async () => {
    for (let at = 0; at < times; at++)
      await db().execute(sql`insert into comments (id, group_id, publication_id, author_id, text, created_at)
        values (${newId()}, ${company.id}, ${id}, ${who.accountId}, 'Да', ${`${day}T09:0${at}:00Z`}::timestamptz)`);
  });
}
const recount = async () => {
  await withTenant("*", recountAll);
  await deliverAll();
};

it("goes up step by step, each with its metal, its points and its notice, and skips none", async () => {
  const id = await badge({ deed: "comment", steps: [1, 3, 5] });
  await deliverAll();
  await speak(anna, "2026-03-02", 1);
  await recount();
  expect(await mine(id)).toMatchObject({ level: 1, metal: "bronze", progress: 1, count: 3 });
  expect(await earned()).toBe(10);
  await speak(anna, "2026-03-03", 4);
  await recount();
  await recount();
  expect(await mine(id)).toMatchObject({ level: 3, metal: "gold", progress: 5, count: 5 });
  expect(await earned()).toBe(30);
  const told = (await apiAs(anna).notifications.list({})).items.map(({ subject }) => subject);
  expect(told.sort()).toEqual(["Говорун", "Говорун: ступень 3"]);
  expect((await apiAs(ivan).achievements.of({ id: anna.accountId })).items).toMatchObject([{ metal: "gold" }]);
  expect((await apiAs(ivan).achievements.one({ id })).owners).toBe(1);
});

it("counts what was done within so many days, whenever these were, and shows the days that run", async () => {
  await speak(anna, "2026-03-02", 2);
  await speak(anna, "2026-03-05", 1);
  await speak(ivan, "2026-03-02", 2);
  await speak(ivan, "2026-03-20", 1);
  const rule = { deed: "comment" as const, days: 7 };
  expect(await apiAs(admin).achievements.reach({ ...rule, days: "7", count: "3" })).toEqual({ people: 1 });
  expect(await apiAs(admin).achievements.reach({ deed: "comment", count: "3" })).toEqual({ people: 2 });
  setClock(new Date("2026-03-24T09:00:00Z"));
  const id = await badge({ ...rule, steps: [3] });
  await deliverAll();
  expect([(await mine(id)).level, (await mine(id, ivan)).level, (await mine(id, ivan)).progress]).toEqual([1, 0, 1]);
});

it("counts nothing of before its day, which begins where the company is", async () => {
  await speak(anna, "2026-03-01", 2);
  const reach = (since: string) => apiAs(admin).achievements.reach({ deed: "comment", count: "2", since });
  expect([await reach("2026-03-01"), await reach("2026-03-02")]).toEqual([{ people: 1 }, { people: 0 }]);
  const id = await badge({ deed: "comment", steps: [2], since: "2026-03-02" });
  await recount();
  expect(await mine(id)).toMatchObject({ level: 0, progress: 0, since: "2026-03-02" });
});

it("counts one value or one task alone, and refuses what does not fit the deed", async () => {
  const { id: value } = await apiAs(admin).thanks.putValue({ title: "Забота" });
  const { id: task } = await apiAs(admin).tasks.put({
    title: "Слово",
    reward: 5,
    kind: "code",
    code: "да",
    period: "once",
  });
  const [of, done] = [
    await badge({ deed: "thanked", steps: [1], only: value }),
    await badge({ deed: "task", steps: [1], only: task }),
  ];
  const { things } = await apiAs(admin).achievements.desk({});
  expect(things.map(({ kind, title }) => [kind, title])).toEqual([
    ["value", "Забота"],
    ["task", "Слово"],
  ]);
  const words = "Спасибо за помощь с большим отчётом";
  const thank = async (valued: object) =>
    apiAs(ivan).thanks.send({ people: [await aliasOf(anna)], card: "heart", words, circle: "private", ...valued });
  await thank({});
  await apiAs(anna).tasks.redeem({ id: task, code: "да" });
  await deliverAll();
  expect([(await mine(of)).level, (await mine(done)).level]).toEqual([0, 1]);
  await thank({ value });
  await deliverAll();
  expect((await mine(of)).level).toBe(0);
  setClock(new Date(Date.now() + 16 * 60_000));
  await withTenant("*", countThanks);
  await deliverAll();
  expect(await mine(of)).toMatchObject({ level: 1, only: "Забота" });
  expect(await refused(badge({ deed: "comment", steps: [1], only: value }))).toHaveProperty("only");
  expect(await refused(badge({ deed: "year", steps: [1], days: 5 }))).toHaveProperty("days");
  expect(await refused(badge({ deed: "comment", steps: [5, 3] }))).toHaveProperty("second");
});

it("gives part by part, so that a recount that was cut off goes on, and whom it has reached it does not find again", async () => {
  await withTenant("*", () =>
    db().execute(sql`insert into accounts (id, group_id, alias, last_name, first_name, email, hired_on, consent_to_pers_data)
      select gen_random_uuid(), ${company.id}, 'many' || n, 'Многих', 'Один', 'many' || n || '@example.ru', '2000-01-10', true
      from generate_series(1, 250) n`),
  );
  await apiAs(admin).achievements.put({ ...said, points: 0, deed: "year", steps: [5] });
  const owners = async () => (await apiAs(admin).achievements.desk({})).items[0]!.owners;
  setListeners(listeners.filter(({ name }) => name !== "notifications.achievements"));
  await deliverAll();
  expect(await owners()).toBe(250);
});
