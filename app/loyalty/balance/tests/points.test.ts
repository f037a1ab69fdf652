import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { accounts, personBlocks } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { allowAll } from "../server/allowance.ts";
import { aliasOf, meetCompany } from "./people.ts";

freshDatabase();

let company: Company;
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ company, admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const earned = async (who: Viewer) => (await apiAs(who).balance.purses({})).earned;
const give = async (who: Viewer, amount: number) =>
  apiAs(admin).balance.issue({ to: await aliasOf(who), amount, words: "За хорошее дело" });
const said = async (amount: number, to = ivan) => ({ to: await aliasOf(to), amount, words: "За помощь" });
const fieldsOf = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error) => error.data?.fields ?? error.code,
  );

describe("a transfer", () => {
  it("shows what will be left, then moves the points and tells both of it", async () => {
    await give(anna, 500);
    const { to, amount } = await said(200);
    const check = await apiAs(anna).balance.check({ to, amount: String(amount) });
    expect([check.person.name, check.left]).toEqual(["Иван Петрова", 300]);
    await apiAs(anna).balance.transfer(await said(200));
    await deliverAll();
    const [mine] = (await apiAs(anna).balance.statement({})).items;
    const [his] = (await apiAs(ivan).balance.statement({})).items;
    expect([mine?.amount, mine?.balance, mine?.person?.name]).toEqual([-200, 300, "Иван Петрова"]);
    expect([mine?.title, his?.title]).toEqual(["Перевод коллеге", "Перевод от коллеги"]);
    const done = async (who: Viewer) => (await apiAs(who).cabinet.activity({ kind: "points" })).items[0];
    expect((await done(anna))?.title).toBe("Перевод коллеге: Иван Петрова");
    expect(await done(ivan)).toMatchObject({
      title: "Перевод от коллеги: Анна Петрова",
      href: expect.stringMatching(/^\/profile\/./),
    });
    expect([his?.amount, his?.balance, his?.words, his?.person?.name]).toEqual([200, 200, "За помощь", "Анна Петрова"]);
    expect((await apiAs(ivan).notifications.list({})).items[0]).toMatchObject({ kind: "points-came" });
  });

  it("is one for one form, however many times at once it is sent", async () => {
    await give(anna, 500);
    const input = await said(100);
    const send = () => apiAs(anna, { idempotencyKey: `form-${company.id}` }).balance.transfer(input);
    const ids = (await Promise.all(Array.from({ length: 20 }, send))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect([await earned(anna), await earned(ivan)]).toEqual([400, 100]);
  });

  it("takes no more than there is out of many tabs at once", async () => {
    await give(anna, 250);
    const input = await said(100);
    const sent = await Promise.all(Array.from({ length: 10 }, () => fieldsOf(apiAs(anna).balance.transfer(input))));
    expect(sent.filter((one) => one === null).length).toBe(2);
    expect([await earned(anna), await earned(ivan)]).toEqual([50, 200]);
  });

  it("keeps to the limits of a deed and of a day, also where many are sent at once", async () => {
    await apiAs(admin).balance.setSettings({
      perDeed: 100,
      perDay: 150,
      perMonth: 1000,
      allowance: 10,
      leaderAllowance: 20,
    });
    await give(anna, 1000);
    expect(await fieldsOf(apiAs(anna).balance.transfer(await said(101)))).toEqual({
      amount: ["За один раз можно не больше 100"],
    });
    expect(await fieldsOf(apiAs(anna).balance.transfer(await said(99_999_999)))).toEqual({
      amount: ["За один раз можно не больше 100"],
    });
    const input = await said(50);
    const sent = await Promise.all(Array.from({ length: 6 }, () => fieldsOf(apiAs(anna).balance.transfer(input))));
    expect(sent.filter((one) => one === null).length).toBe(3);
    expect(sent.find((one) => one !== null)).toEqual({ amount: ["На сегодня предел исчерпан"] });
    expect(await earned(ivan)).toBe(150);
  });

  it("goes to nobody who has left, works elsewhere or is oneself, and each is told why; who keeps one away is as nobody", async () => {
    await give(anna, 100);
    const to = (who: Viewer) => said(10, who).then((input) => fieldsOf(apiAs(anna).balance.transfer(input)));
    expect(await to(anna)).toEqual({ to: ["Себе нельзя: назовите коллегу"] });
    const gone = await makePerson(company, { leftAt: new Date() });
    const blocker = await makePerson(company);
    const block = { groupId: company.id, accountId: blocker.accountId, blockedId: anna.accountId };
    await withTenant("*", () => db().insert(personBlocks).values(block));
    const stranger = await makePerson(await makeCompany());
    await withTenant("*", () =>
      db().update(accounts).set({ reach: "portal" }).where(eq(accounts.id, stranger.accountId)),
    );
    const refusals = [
      [gone, /уже не работает в компании/],
      [blocker, /^Не нашли: «/],
      [stranger, /работает в другой компании/],
    ] as const;
    for (const [one, words] of refusals) expect(await to(one)).toEqual({ to: [expect.stringMatching(words)] });
    expect(await earned(anna)).toBe(100);
  });

  it("goes out of a fund by its owner alone, and is put right by an administrator while it is not spent", async () => {
    const { id: fund } = await apiAs(admin).balance.putFund({ title: "Отдел", owner: await aliasOf(anna) });
    await apiAs(admin).balance.issue({ fund, amount: 300, words: "На квартал" });
    const { id } = await apiAs(anna).balance.transfer({ ...(await said(120)), fund });
    expect((await apiAs(anna).balance.purses({})).funds).toEqual([{ id: fund, title: "Отдел", balance: 180 }]);
    expect(await fieldsOf(apiAs(ivan).balance.transfer({ ...(await said(10, anna)), fund }))).toBe("NOT_FOUND");
    await apiAs(admin).balance.reverse({ id, words: "Не тому" });
    await apiAs(admin).balance.reverse({ id, words: "Не тому" });
    expect([await earned(ivan), (await apiAs(anna).balance.purses({})).funds[0]?.balance]).toEqual([0, 300]);
    const { items } = await apiAs(admin).balance.operations({ who: await aliasOf(ivan) });
    expect(items.map(({ amount, reversed }) => [amount, reversed])).toEqual([
      [-120, false],
      [120, true],
    ]);
  });
});

describe("rules", () => {
  const post = { title: "Чай", body: "С лимоном", feed: "life" as const, reach: "company" as const };

  it("pay for what a person does, for one thing once and no oftener in a day than they say", async () => {
    await apiAs(admin).balance.putRule({ deed: "publication", amount: 10, perDay: 2, active: true });
    await apiAs(admin).balance.putRule({ deed: "reaction", amount: 3, perDay: 5, active: true });
    await apiAs(admin).balance.putRule({ deed: "comment", amount: 1, perDay: 5, active: false });
    const { id } = await apiAs(anna).content.create(post);
    for (const title of ["Кофе", "Какао"]) await apiAs(anna).content.create({ ...post, title });
    await apiAs(ivan).content.comment({ id, text: "Вкусно" });
    for (const name of ["like", null, "like"] as const)
      await apiAs(ivan).content.react({ subject: "publication", id, name });
    await apiAs(anna).content.react({ subject: "publication", id, name: "like" });
    await deliverAll();
    expect([await earned(anna), await earned(ivan)]).toEqual([23, 0]);
    const { items } = await apiAs(anna).balance.statement({ kind: "rule" });
    expect(items.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([3, 10, 10]);
    const mine = (await apiAs(anna).cabinet.activity({ kind: "points" })).items;
    expect(mine.map(({ words }) => words).sort()).toEqual(["10", "10", "3"]);
  });
});

describe("the purse for thanks", () => {
  it("is filled once a month, from any node, and what is left of it ends", async () => {
    setClock(new Date("2026-03-31T20:30:00Z"));
    await Promise.all([withTenant("*", allowAll), withTenant("*", allowAll)]);
    const purse = async (who = anna) => (await apiAs(who).balance.purses({})).thanks;
    expect(await purse()).toBe(200);
    await apiAs(anna).thanks.send({
      people: [await aliasOf(ivan)],
      words: "Спасибо за помощь с отчётом",
      card: "heart",
      points: 50,
      circle: "public",
    });
    await withTenant("*", allowAll);
    expect([await purse(), await earned(ivan)]).toEqual([150, 50]);
    // Midnight in Moscow is nine in the evening in Greenwich.
    setClock(new Date("2026-03-31T21:04:00Z"));
    await withTenant("*", allowAll);
    await withTenant("*", allowAll);
    expect([await purse(), await earned(ivan)]).toEqual([200, 50]);
    const told = (await apiAs(anna).notifications.list({})).items.map(({ kind }) => kind);
    expect(told).toEqual(["points-allowance"]);
    const fresh = await makePerson(company);
    await withTenant("*", allowAll);
    expect(await purse(fresh)).toBe(200);
    const broken = (await verifyLedger()).filter((one) => one.broken);
    expect(broken).toEqual([]);
  });
});
