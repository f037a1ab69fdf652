import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { acquirer, connectAcquirer } from "#platform/acquiring/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { withBank } from "#tests/support/store-bank.ts";
import { askBanks } from "../server/bank-round.ts";
import { letGo } from "../server/order-moving.ts";
import { buyerAtBank, news } from "./at-bank.ts";
import {
  balanceOf,
  begin,
  makeBuyer,
  makeProduct,
  openStore,
  paymentsOf,
  refundsOf,
  type Store,
  stockOf,
} from "./buyers.ts";

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

describe("an order at the bank", () => {
  it("is paid at the price of its day, whatever the keeper changes meanwhile", async () => {
    const { id, productId } = await atBank(0);
    const words = { title: "Чашка", categoryId: store.categoryId, points: 2000, money: 169_990, archived: true };
    await apiAs(store.keeper).shop.change({ id: productId, revision: 1, ...words });
    await bank.press(await openAt(id), "pay");
    const order = await orderOf(id);
    expect(order).toMatchObject({ state: "paid", money: 100_000 });
    expect(order.lines[0]).toMatchObject({ title: "Кружка", money: 100_000 });
  });

  it("stays the same one when its buyer comes back and presses again", async () => {
    const order = await atBank(600);
    const bankId = await openAt(order.id);
    const { total, money } = await apiAs(anna).shop.cart({});
    const wish = { recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId: store.deliveryId };
    const again = await apiAs(anna).shop.begin({ ...wish, total, money, points: 600 });
    expect(again.id).toBe(order.id);
    await pay(order);
    expect(await openAt(order.id)).toBe(bankId);
    expect(await balanceOf(anna)).toBe(400);
  });

  it("whose sum changes closes its attempt at the bank before it asks the new one", async () => {
    const order = await atBank(600);
    const bankId = await openAt(order.id);
    const { total, money } = await apiAs(anna).shop.cart({});
    const wish = { recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId: store.deliveryId };
    await apiAs(anna).shop.begin({ ...wish, total, money, points: 500 });
    expect(await balanceOf(anna)).toBe(1000);
    await apiAs(anna).shop.pay({ id: order.id, total: 500, money: 50_000 });
    const methods = bank.asked.map(({ method }) => method);
    expect(methods.lastIndexOf("Cancel")).toBeLessThan(methods.lastIndexOf("Init"));
    expect(await bank.press(bankId, "pay")).toBeNull();
    await bank.press(await openAt(order.id), "pay");
    expect(await stateOf(order.id)).toBe("paid");
    expect(await balanceOf(anna)).toBe(500);
  });

  it("paid twice keeps one payment and sends the other back, which changes nothing else", async () => {
    const order = await atBank(600);
    const first = await openAt(order.id);
    const refused = { Status: "REJECTED" };
    bank.between = ({ method, words }, toBank) =>
      method === "GetState" && words.PaymentId === first
        ? toBank().then(async (said) => Response.json({ ...(await said.json()), ...refused }))
        : undefined;
    const [, attempt] = await paymentsOf(order.id);
    await bank.send(news(first, attempt!.id, { status: "REJECTED" }));
    bank.between = undefined;
    await pay(order);
    await bank.press(await openAt(order.id), "pay");
    await bank.press(first, "pay");
    // What the bank says of the money that went back is about that attempt alone.
    await bank.send(news(first, attempt!.id, { status: "REFUNDED" }));
    const order2 = await orderOf(order.id);
    expect(order2.state).toBe("paid");
    expect(order2.payments.map(({ state }) => state).sort()).toEqual(["held", "paid", "returned"]);
    expect(order2.refunds).toMatchObject([{ money: 40_000, state: "done" }]);
    expect(order2.left).toEqual({ points: 600, money: 40_000 });
  });

  it("told three times at once gives one code, one change of state and one notice", async () => {
    await deliverAll(listeners);
    const desk = apiAs(store.keeper);
    const ticket = { title: "Билет", categoryId: store.categoryId, money: 40_000, digital: true };
    const { id: productId } = await desk.shop.make(ticket);
    const [variant] = (await desk.shop.source({ id: productId })).variants;
    await desk.storeDesk.addCodes({ id: variant!.id, codes: "А-1\nА-2\nА-3" });
    const order = await begin(store, anna, variant!.id);
    await pay(order);
    const bankId = await openAt(order.id);
    const [attempt] = await paymentsOf(order.id);
    await bank.press(bankId, "silent");
    later(2);
    const told = news(bankId, attempt!.id);
    await Promise.all([1, 2, 3].map(() => bank.send(told)));
    await deliverAll();
    const { history } = await orderOf(order.id);
    expect(history.map(({ state }) => state)).toEqual(["awaiting-payment", "paid", "delivered"]);
    expect((await apiAs(anna).shop.codes({ id: order.id })).items).toHaveLength(1);
    const notices = (await apiAs(anna).notifications.list({})).items.filter(({ kind }) => kind === "order-moved");
    expect(notices.filter(({ subject }) => subject.includes("оформлен"))).toHaveLength(1);
  });

  it("waits while the bank does not answer, and begins there as soon as it does", async () => {
    const { variantId } = await makeProduct(store, { money: 100_000, stock: 1 });
    bank.between = async () => new Response(null, { status: 502 });
    const order = await begin(store, anna, variantId);
    expect(await pay(order)).toMatchObject({ atBank: true });
    expect((await orderOf(order.id)).payments).toMatchObject([{ state: "new", payAt: null }]);
    bank.between = undefined;
    later(2);
    await askBanks();
    await bank.press(await openAt(order.id), "pay");
    expect(await stateOf(order.id)).toBe("paid");
  });

  it("goes nowhere where nobody takes money, and what points buy is sold for points alone", async () => {
    const known = acquirer();
    connectAcquirer(undefined);
    try {
      const { variantId: dear } = await makeProduct(store, { money: 100_000 });
      await expect(apiAs(anna).shop.add({ variantId: dear })).rejects.toMatchObject({ data: { detail: "variantId" } });
      const { variantId } = await makeProduct(store, { points: 100, money: 10_000 });
      expect(await begin(store, anna, variantId)).toMatchObject({ total: 100, money: 0 });
    } finally {
      connectAcquirer(known);
    }
  });
});

describe("money that goes back", () => {
  const paid = async (points = 0) => {
    const order = await atBank(points);
    await bank.press(await openAt(order.id), "pay");
    return order;
  };
  const give = (id: string, money: number, more: object = {}, key?: string) =>
    apiAs(store.keeper, key ? { idempotencyKey: key } : {}).shop.refund({ id, money, words: "Царапина", ...more });

  it("goes once for one form, and again for another one, and never more than is left", async () => {
    const { id } = await paid();
    await Promise.all([give(id, 30_000, {}, "one"), give(id, 30_000, {}, "one")]);
    expect(await refundsOf(id)).toMatchObject([{ money: 30_000, state: "done" }]);
    await give(id, 30_000, {}, "two");
    await expect(give(id, 80_000, {}, "three")).rejects.toMatchObject({ data: { detail: "money" } });
    const cancels = bank.asked.filter(({ method }) => method === "Cancel");
    expect(cancels.map(({ words }) => words.Amount)).toEqual([30_000, 30_000]);
    expect((await orderOf(id)).left).toEqual({ points: 0, money: 40_000 });
  });

  it("goes once when the bank tells of it before it has answered", async () => {
    const { id } = await paid();
    const [attempt] = await paymentsOf(id);
    bank.between = ({ method }, toBank) =>
      method === "Cancel"
        ? toBank().then(async (said) => {
            await bank.send(news(attempt!.bankId!, attempt!.id, { status: "PARTIAL_REFUNDED", amount: 100_000 }));
            return said;
          })
        : undefined;
    await give(id, 30_000);
    expect(await refundsOf(id)).toMatchObject([{ money: 30_000, state: "done" }]);
    expect(await paymentsOf(id)).toMatchObject([{ state: "paid", returned: 30_000 }]);
    expect((await orderOf(id)).left).toEqual({ points: 0, money: 70_000 });
  });

  it("leaves the order as it is when unpaid ones are given up", async () => {
    const part = await paid();
    await give(part.id, 30_000);
    await apiAs(anna).shop.setCount({ id: part.variantId, count: 0 });
    const whole = await paid();
    await give(whole.id, 100_000);
    later(60);
    await letGo();
    expect([await stateOf(part.id), await stateOf(whole.id)]).toEqual(["paid", "paid"]);
  });

  it("is not sent again before the bank was asked, when its answer was lost", async () => {
    const { id } = await paid();
    bank.between = ({ method }, toBank) =>
      method === "Cancel" ? toBank().then(() => new Response(null, { status: 504 })) : undefined;
    await give(id, 30_000);
    expect(await refundsOf(id)).toMatchObject([{ state: "sending" }]);
    bank.between = undefined;
    later(5);
    await Promise.all([askBanks(), askBanks()]);
    expect(await refundsOf(id)).toMatchObject([{ state: "done" }]);
    expect(bank.asked.filter(({ method }) => method === "Cancel")).toHaveLength(1);
  });

  it("comes back whole with its points when the buyer cancels, and the goods once", async () => {
    const { id, variantId } = await paid(600);
    await give(id, 10_000, { points: 100 });
    await Promise.all([apiAs(anna).shop.cancel({ id }), apiAs(anna).shop.cancel({ id }), letGo()]);
    expect(await balanceOf(anna)).toBe(1000);
    expect(await stockOf(variantId)).toBe(5);
    expect((await paymentsOf(id)).map(({ state, amount, returned }) => [state, amount - returned])).toEqual([
      ["returned", 0],
      ["returned", 0],
    ]);
    const back = bank.asked.filter(({ method }) => method === "Cancel").map(({ words }) => words.Amount);
    expect(back).toEqual([10_000, 30_000]);
  });

  it("waits for another keeper above the limit, also when it is asked in parts", async () => {
    const rules = { pointsShare: 100, pointsAlone: 1000, moneyAlone: 50_000, returnDays: 14 };
    await apiAs(store.keeper).shop.putSettings(rules);
    const { id } = await paid();
    expect(await give(id, 50_000)).toMatchObject({ waits: false });
    const { id: asked, waits } = await give(id, 10_000);
    expect(waits).toBe(true);
    const own = apiAs(store.keeper).shop.decideRefund({ id: asked, agreed: true });
    await expect(own).rejects.toMatchObject({ data: { detail: "agreed" } });
    const other = await makePerson(store.company, { rights: ["store"] });
    await apiAs(other).shop.decideRefund({ id: asked, agreed: true });
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(["done", "done"]);
  });
});
