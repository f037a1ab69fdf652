import { afterEach, beforeEach, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { hideObject, showObject } from "#app/engines/content/server/index.ts";
import { allowAll } from "#app/loyalty/balance/server/allowance.ts";
import { aliasOf, refused } from "#app/loyalty/balance/tests/people.ts";
import { countThanks } from "#app/loyalty/thanks/server/sending.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { transaction, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let admin: Viewer;
let boss: Viewer;
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeEach(async () => {
  setListeners(listeners);
  forgetSpending();
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  boss = await makePerson(company);
  anna = await makePerson(company);
  ivan = await makePerson(company, { managerId: boss.accountId });
  vera = await makePerson(company);
  await withTenant("*", allowAll);
});
afterEach(() => setClock());

const words = "Спасибо, что вышли на смену за меня в субботу";
const thank = async (people: Viewer[], more: object = {}, who = anna) => {
  const names = await Promise.all(people.map(aliasOf));
  return apiAs(who).thanks.send({ people: names, words, card: "heart", points: 0, circle: "public", ...more });
};
const purses = async (who: Viewer) => {
  const { earned, thanks } = await apiAs(who).balance.purses({});
  return { earned, thanks };
};

it("gives several colleagues words and points, tells them and who leads them, and hears their answers", async () => {
  const { id } = await thank([ivan, vera], { points: 30 });
  await deliverAll();
  expect([await purses(anna), await purses(ivan), await purses(vera)]).toEqual([
    { earned: 0, thanks: 140 },
    { earned: 30, thanks: 200 },
    { earned: 30, thanks: 200 },
  ]);
  const told = async (who: Viewer) => (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
  expect([await told(ivan), await told(boss)]).toEqual([["thanked"], ["thanks-to-report"]]);
  await apiAs(ivan).thanks.answer({ id, text: "Всегда рад" });
  await deliverAll();
  expect((await apiAs(vera).thanks.one({ id })).answers.map(({ text }) => text)).toEqual(["Всегда рад"]);
  expect(await told(anna)).toEqual(["thanks-answered"]);
  expect((await apiAs(vera).thanks.wall({})).items.map((one) => one.id)).toEqual([id]);
  expect((await apiAs(ivan).thanks.review({})).items.map((one) => one.toMe)).toEqual([true]);
});

it("is taken back within a quarter of an hour with its points, once, and not later", async () => {
  const { id } = await thank([ivan], { points: 50 });
  await Promise.all([apiAs(anna).thanks.withdraw({ id }), apiAs(anna).thanks.withdraw({ id })]);
  expect([await purses(anna), await purses(ivan)]).toEqual([
    { earned: 0, thanks: 200 },
    { earned: 0, thanks: 200 },
  ]);
  expect(await refused(apiAs(ivan).thanks.one({ id }))).toBe("NOT_FOUND");
  const { id: other } = await thank([ivan]);
  setClock(new Date(Date.now() + 16 * 60_000));
  expect(await refused(apiAs(anna).thanks.withdraw({ id: other }))).toBe("CONFLICT");
  expect(await refused(apiAs(ivan).thanks.withdraw({ id: other }))).toBe("NOT_FOUND");
});

it("counts for rules when it can no longer be taken back, once; what was taken back never counted", async () => {
  await apiAs(admin).balance.putRule({ deed: "thanks", amount: 3, perDay: 5, active: true });
  await apiAs(admin).balance.putRule({ deed: "thanked", amount: 2, perDay: 5, active: true });
  const count = async () => {
    await Promise.all([withTenant("*", countThanks), withTenant("*", countThanks)]);
    await deliverAll();
    return [(await purses(anna)).earned, (await purses(ivan)).earned];
  };
  const { id } = await thank([ivan]);
  await thank([ivan], { circle: "private" });
  await deliverAll();
  expect(await count()).toEqual([0, 0]);
  await apiAs(anna).thanks.withdraw({ id });
  setClock(new Date(Date.now() + 16 * 60_000));
  expect(await count()).toEqual([3, 2]);
  expect(await count()).toEqual([3, 2]);
});

it("tells every limit beside its field", async () => {
  expect(await refused(thank([ivan], { points: 101 }))).toEqual({ points: ["Каждому можно не больше 100"] });
  expect(await refused(thank([ivan, vera, boss], { points: 100 }))).toEqual({
    points: ["Нужно 300, а для благодарностей осталось 200"],
  });
  expect(await refused(thank([anna]))).toEqual({ people: ["Себе нельзя: назовите коллегу"] });
  for (let at = 0; at < 3; at++) await thank([ivan]);
  expect(await refused(thank([ivan, vera]))).toMatchObject({
    people: [expect.stringContaining("предел для одного коллеги – 3")],
  });
  for (let at = 0; at < 2; at++) await thank([vera]);
  expect(await refused(thank([boss]))).toMatchObject({
    people: [expect.stringContaining("Сегодня вы поблагодарили уже 5 раз")],
  });
  expect((await apiAs(anna).thanks.quota({})).today).toBe(0);
});

it("spends one purse once, though it is sent out of many tabs", async () => {
  await apiAs(admin).thanks.setSettings({
    perDay: 50,
    perPair: 50,
    mostPoints: 100,
    valueRequired: false,
    tellsManager: false,
  });
  const sent = await Promise.all(Array.from({ length: 5 }, () => refused(thank([ivan], { points: 90 }))));
  expect(sent.filter((one) => one === null).length).toBe(2);
  expect([await purses(anna), (await purses(ivan)).earned]).toEqual([{ earned: 0, thanks: 20 }, 180]);
});

it("is read by those whom it is for alone", async () => {
  const { id } = await thank([ivan], { circle: "private" });
  const { id: ofTeam } = await thank([ivan], { circle: "team" });
  const reads = async (who: Viewer, what: string) => (await refused(apiAs(who).thanks.one({ id: what }))) === null;
  expect(await Promise.all([reads(anna, id), reads(ivan, id), reads(boss, id), reads(vera, id)])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await Promise.all([reads(boss, ofTeam), reads(vera, ofTeam)])).toEqual([true, false]);
  expect((await apiAs(vera).thanks.wall({})).items).toEqual([]);
});

it("counts for the desk, which knows whom nobody has thanked", async () => {
  const { id: value } = await apiAs(admin).thanks.putValue({ title: "Забота", description: "" });
  await apiAs(admin).thanks.setSettings({
    perDay: 5,
    perPair: 3,
    mostPoints: 10,
    valueRequired: true,
    tellsManager: true,
  });
  expect(await refused(thank([ivan]))).toEqual({ value: ["Выберите, за какую ценность вы благодарите"] });
  await thank([ivan], { value });
  const { figures, values } = await apiAs(admin).thanks.desk({});
  expect(figures).toEqual({ sent: 1, givers: 1, thanked: 1, colleagues: 5 });
  expect(values.map(({ title, used }) => [title, used])).toEqual([["Забота", 1]]);
  expect((await apiAs(admin).thanks.never({})).items.length).toBe(4);
});

it("stands in the feed when it is open to all, until it is taken back, and is reacted to and answered there", async () => {
  const { id } = await thank([ivan, vera]);
  await thank([ivan], { circle: "team", words: "Спасибо за тихую помощь с планом" });
  await deliverAll();
  const [card, ...rest] = (await apiAs(vera).feed.page({ tab: "company" })).items;
  const href = `/thanks/review/${id}`;
  expect([card?.id, card?.href, card?.sign?.text, rest.length]).toEqual([id, href, "Благодарность", 0]);
  expect(card?.sign?.topic?.title).toMatch(/^Анна Петрова и ещё 1$/);
  await apiAs(ivan).content.react({ subject: "publication", id, name: "thanks" });
  await apiAs(ivan).content.comment({ id, text: "Рад помочь" });
  expect((await apiAs(boss).thanks.one({ id })).talked).toBe(true);
  const onPage = async (who: Viewer) => (await apiAs(boss).thanks.to({ id: who.accountId })).items.map((one) => one.id);
  expect([await onPage(ivan), await onPage(anna)]).toEqual([[id], []]);
  const { alias } = await apiAs(anna).account.me({});
  expect((await apiAs(boss).account.publications({ alias })).items.map((one) => one.id)).toEqual([id]);
  const change = { id, revision: 1, title: "", body: "Другое", feed: "life", reach: "company" } as const;
  expect(await refused(apiAs(anna).content.edit(change))).toBe("CONFLICT");
  expect(await refused(apiAs(anna).content.source({ id }))).toBe("NOT_FOUND");
  await apiAs(anna).thanks.withdraw({ id });
  expect((await apiAs(vera).feed.page({ tab: "company" })).items).toEqual([]);
  expect(await refused(apiAs(vera).content.publication({ id }))).toBe("NOT_FOUND");
});

it("is told of once, though a moderator hides it and shows it again", async () => {
  const { id } = await thank([ivan]);
  await deliverAll();
  const show = (deed: typeof showObject) =>
    withTenant("*", () => transaction(() => deed(admin.accountId, { kind: "publication", id })));
  await show(hideObject);
  expect([await refused(apiAs(ivan).thanks.one({ id })), (await apiAs(ivan).thanks.review({})).items]).toEqual([
    "NOT_FOUND",
    [],
  ]);
  await show(showObject);
  await deliverAll();
  expect((await apiAs(ivan).thanks.review({})).items.map((one) => one.id)).toEqual([id]);
  expect((await apiAs(ivan).notifications.list({})).items.map(({ kind }) => kind)).toEqual(["thanked"]);
});
