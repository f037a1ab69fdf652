import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { withBank } from "#tests/support/store-bank.ts";
import { askBanks } from "../server/bank-round.ts";
import { letGo } from "../server/order-moving.ts";
import { buyerAtBank, news } from "./at-bank.ts";
import { balanceOf, begin, makeBuyer, makeProduct, openStore, paymentsOf, type Store, stockOf } from "./buyers.ts";

freshDatabase();
const bank = withBank();

let store: Store;
let anna: Viewer;

const start = Date.parse("2026-06-01T09:00:00Z");
const later = (minutes: number) => setClock(new Date(start + minutes * 60_000));

beforeEach(async () => {
  later(0);
  store = await openStore();
  anna = await makeBuyer(store);
});
afterEach(() => setClock());

const { pay, orderOf, stateOf, openAt, atBank } = buyerAtBank(() => ({ store, buyer: anna }));

describe("a price of points and money", () => {
  it("is split as the buyer wants: the points are put aside, the rest is paid at the bank, and the order is paid once", async () => {
    const { id, money, variantId } = await atBank(600);
    expect(money).toBe(40_000);
    expect(await balanceOf(anna)).toBe(400);
    expect(await stateOf(id)).toBe("awaiting-payment");
    expect(bank.asked.find(({ method }) => method === "Init")!.words).toMatchObject({ Amount: 40_000, PayType: "O" });
    await bank.press(await openAt(id), "pay");
    expect(await stateOf(id)).toBe("paid");
    expect(await stockOf(variantId)).toBe(4);
    expect((await apiAs(anna).shop.cart({})).lines).toEqual([]);
    expect((await paymentsOf(id)).map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
      ["points", "held", 600],
      ["money", "paid", 40_000],
    ]);
  });

  it("may be paid with money alone, and refuses more points than it costs or fewer kopecks than the bank takes", async () => {
    const { variantId } = await makeProduct(store, { points: 1000, money: 100_000, stock: 5 });
    await expect(begin(store, anna, variantId, 1001)).rejects.toMatchObject({ data: { detail: "points" } });
    await apiAs(anna).shop.setCount({ id: variantId, count: 0 });
    const order = await begin(store, anna, variantId, 0);
    expect(order).toMatchObject({ total: 0, money: 100_000 });
  });

  it("is bounded by the rule of the company: so much of it at most is points", async () => {
    const rules = { pointsShare: 30, pointsAlone: 1000, moneyAlone: 1_000_000, returnDays: 14 };
    await apiAs(store.keeper).shop.putSettings(rules);
    const { variantId } = await makeProduct(store, { points: 1000, money: 100_000, stock: 5 });
    await expect(begin(store, anna, variantId, 301)).rejects.toMatchObject({ data: { detail: "points" } });
    await apiAs(anna).shop.setCount({ id: variantId, count: 0 });
    expect(await begin(store, anna, variantId)).toMatchObject({ total: 300, money: 70_000 });
  });
});

describe("a card that is declined", () => {
  it("takes the points once and asks the bank the same sum again", async () => {
    const order = await atBank(600);
    await bank.press(await openAt(order.id), "refuse");
    expect(await balanceOf(anna)).toBe(400);
    expect((await paymentsOf(order.id))[0]).toMatchObject({ kind: "points", state: "held", amount: 600 });
    await pay(order);
    await bank.press(await openAt(order.id), "pay");
    expect(await stateOf(order.id)).toBe("paid");
    expect(await balanceOf(anna)).toBe(400);
    const sums = bank.asked.filter(({ method }) => method === "Init").map(({ words }) => words.Amount);
    expect(sums).toEqual([40_000, 40_000]);
  });

  it("gives the points back once, however many want to", async () => {
    const { id } = await atBank(600);
    await bank.press(await openAt(id), "refuse");
    later(40);
    await Promise.all([
      letGo(),
      letGo(),
      apiAs(anna)
        .shop.cancel({ id })
        .catch(() => {}),
      askBanks(),
    ]);
    expect(await balanceOf(anna)).toBe(1000);
  });

  it("says nothing of an order that another attempt has paid", async () => {
    const order = await atBank(600);
    const first = await openAt(order.id);
    await bank.press(first, "refuse");
    await pay(order);
    await bank.press(await openAt(order.id), "pay");
    const [, declined] = await paymentsOf(order.id);
    later(60);
    const heard = await bank.send(news(first, declined!.id, { status: "REJECTED" }));
    expect([heard.status, await heard.text()]).toEqual([200, "OK"]);
    expect(await stateOf(order.id)).toBe("paid");
  });
});

describe("news of the bank", () => {
  it("told three times at once while the buyer comes back pays the order once", async () => {
    const { id } = await atBank(600);
    const bankId = await openAt(id);
    const [, attempt] = await paymentsOf(id);
    await bank.press(bankId, "silent");
    later(2);
    const told = news(bankId, attempt!.id);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => bank.send(told)),
      apiAs(anna).shop.payment({ id: attempt!.id }),
    ]);
    for (const one of answers.slice(0, 3) as Response[]) expect([one.status, await one.text()]).toEqual([200, "OK"]);
    await bank.send(told);
    const order = await orderOf(id);
    expect(order.state).toBe("paid");
    expect(order.history.filter(({ state }) => state === "paid")).toHaveLength(1);
    expect(order.payments.filter(({ kind }) => kind === "money")).toHaveLength(1);
  });

  it("that is forged, or signed and untrue, changes nothing", async () => {
    const { id } = await atBank(600);
    const bankId = await openAt(id);
    const [, attempt] = await paymentsOf(id);
    const told = news(bankId, attempt!.id);
    expect((await bank.send(told.replace('"Amount":40000', '"Amount":1'))).status).toBe(403);
    expect((await bank.send("не JSON")).status).toBe(403);
    expect((await bank.send(told)).status).toBe(200);
    expect(await stateOf(id)).toBe("awaiting-payment");
  });

  it.each([
    ["another sum", { Amount: 39_999 }],
    ["another currency", { Currency: "840" }],
    ["another order", { OrderId: "V-1001" }],
  ])("about %s than was asked does not pay the order", async (_, wrong) => {
    const { id } = await atBank(600);
    const bankId = await openAt(id);
    bank.between = ({ method }, toBank) =>
      method === "GetState"
        ? toBank().then(async (said) => Response.json({ ...(await said.json()), ...wrong }))
        : undefined;
    await bank.press(bankId, "pay");
    expect(await stateOf(id)).toBe("awaiting-payment");
    expect((await paymentsOf(id))[1]).toMatchObject({ state: "disputed" });
  });

  it("never comes, and the portal asks by itself", async () => {
    const { id } = await atBank(600);
    await bank.press(await openAt(id), "silent");
    later(0.6);
    await askBanks();
    expect(await stateOf(id)).toBe("awaiting-payment");
    later(10);
    await askBanks();
    expect(await stateOf(id)).toBe("paid");
  });

  it("comes when nobody waits any more: the money goes back by itself, the points have", async () => {
    const { id, variantId } = await atBank(600);
    await bank.press(await openAt(id), "late");
    later(30.5);
    await letGo();
    await askBanks();
    expect(await stateOf(id)).toBe("expired");
    expect(await balanceOf(anna)).toBe(1000);
    later(45);
    await askBanks();
    later(46);
    await askBanks();
    expect((await paymentsOf(id)).at(-1)).toMatchObject({ state: "returned", returned: 40_000 });
    expect(await stateOf(id)).toBe("expired");
    expect(await stockOf(variantId)).toBe(5);
  });
});
