import { afterEach, beforeEach, expect, it } from "vitest";
import { aliasOf, meetCompany, refused } from "#app/loyalty/balance/tests/people.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { recountAll } from "../server/awarding.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
});

afterEach(() => setClock());

const badge = async (more: object = {}) => {
  const said = {
    title: "Первый пост",
    description: "",
    icon: "star" as const,
    metal: "gold" as const,
    points: 20,
    secret: false,
  };
  return (await apiAs(admin).achievements.put({ ...said, ...more })).id;
};
let number = 0;
const write = (who = anna) => {
  number += 1;
  return apiAs(who).content.create({ title: `Чай ${number}`, body: "С лимоном", feed: "life", reach: "company" });
};
const mine = async (id: string, who = anna) =>
  (await apiAs(who).achievements.list({})).items.find((one) => one.id === id)!;
const earned = async (who: Viewer) => (await apiAs(who).balance.purses({})).earned;

it("comes by itself when the deed is done so often, once, with its points and a notice", async () => {
  const id = await badge({ deed: "publication", steps: [2] });
  await write();
  await deliverAll();
  expect(await mine(id)).toMatchObject({ progress: 1, count: 2, at: null });
  await write();
  await write();
  await deliverAll();
  expect(await mine(id)).toMatchObject({ progress: 2, at: expect.any(String) });
  expect(await earned(anna)).toBe(20);
  expect((await apiAs(anna).notifications.list({})).items.map(({ kind }) => kind)).toEqual(["achievement"]);
});

it("is given for the past too, tells before to how many, and is not given twice by counting anew", async () => {
  await write();
  await deliverAll();
  expect(await apiAs(admin).achievements.reach({ deed: "publication", count: "1" })).toEqual({ people: 1 });
  const id = await badge({ deed: "publication", steps: [1] });
  expect((await mine(id)).at).toBeNull();
  await deliverAll();
  expect((await mine(id)).at).not.toBeNull();
  for (let turn = 0; turn < 2; turn++) {
    await withTenant("*", recountAll);
    await deliverAll();
  }
  expect([(await mine(id)).at === null, await earned(anna)]).toEqual([false, 20]);
  expect((await mine(id)).owners).toBe(1);
});

it("is awarded by hand with a reason, and taken away with one that its owner alone reads", async () => {
  const id = await badge({ title: "Наставник" });
  const person = await aliasOf(anna);
  await apiAs(admin).achievements.award({ id, person, reason: "Учила троих" });
  expect(await refused(apiAs(admin).achievements.award({ id, person, reason: "Ещё раз" }))).toEqual({
    person: ["У этого коллеги оно уже есть"],
  });
  expect((await apiAs(ivan).achievements.one({ id })).people.map(({ reason }) => reason)).toEqual(["Учила троих"]);
  await apiAs(admin).achievements.revoke({ id, person, reason: "По ошибке" });
  expect((await apiAs(anna).achievements.one({ id })).revoked?.reason).toBe("По ошибке");
  expect((await apiAs(ivan).achievements.one({ id })).people).toEqual([]);
  await apiAs(admin).achievements.award({ id, person, reason: "Всё-таки" });
  expect(await earned(anna)).toBe(20);
});

it("tells nothing of a secret one before one has it", async () => {
  const id = await badge({ title: "Сова", description: "Писать ночью", secret: true, deed: "comment", steps: [1] });
  expect(await mine(id)).toMatchObject({ title: "Секретное достижение", deed: null, progress: 0 });
  const { id: post } = await write(ivan);
  await apiAs(anna).content.comment({ id: post, text: "Не спится" });
  await deliverAll();
  expect(await mine(id)).toMatchObject({ title: "Сова", deed: "comment" });
  expect((await apiAs(ivan).achievements.one({ id })).people).toEqual([]);
});

it("stands first on the own page where its owner has chosen it, three at most and only what they have", async () => {
  const ids = [await badge({ title: "Раз" }), await badge({ title: "Два" }), await badge({ title: "Три" })];
  const person = await aliasOf(anna);
  for (const id of ids) await apiAs(admin).achievements.award({ id, person, reason: "За дело" });
  await apiAs(anna).achievements.setKeys({ ids: [ids[2]!, ids[0]!] });
  const { items, total } = await apiAs(ivan).achievements.of({ id: anna.accountId });
  expect([items.map(({ title }) => title), total]).toEqual([["Три", "Раз", "Два"], 3]);
  expect(await refused(apiAs(ivan).achievements.setKeys({ ids: [ids[0]!] }))).toHaveProperty("ids");
});

it("stands in a collection that says how much of it one has", async () => {
  const { id: collection } = await apiAs(admin).achievements.addCollection({ title: "Первые шаги", description: "" });
  const id = await badge({ collection, deed: "publication", steps: [1] });
  await badge({ collection, title: "Ещё одно" });
  await write();
  await deliverAll();
  const [one] = (await apiAs(anna).achievements.collections({})).items;
  expect([one?.title, one?.badges.map(({ at }) => at !== null)]).toEqual(["Первые шаги", [true, false]]);
  expect(one?.badges[0]?.id).toBe(id);
});
