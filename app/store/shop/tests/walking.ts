import { and, eq, sql } from "drizzle-orm";
import type { Random } from "#demo/random.ts";
import { BankTrouble } from "#platform/acquiring/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db, withTenant } from "#platform/db/index.ts";
import { Refusal } from "#platform/refusal.ts";
import type { OrderState } from "../contract.ts";
import { hearBank } from "../server/attempts.ts";
import { beginOrder } from "../server/checkout.ts";
import { cancelOrder, moveOrder } from "../server/order-moving.ts";
import { stepsOf, undone } from "../server/order-states.ts";
import { payOrder } from "../server/paying.ts";
import { decideRefund, refund } from "../server/refunds.ts";
import { askReturn, decideReturn } from "../server/returns.ts";
import {
  storeCartLines,
  storeOrderLines,
  storeOrders,
  storePayments,
  storeRefunds,
  storeReturns,
} from "../server/schema.ts";
import { moneyFor, rangeOf, sumsOf } from "../server/sums.ts";
import type { Store } from "./buyers.ts";
import type { RandomBank } from "./random-bank.ts";

export type Goods = { variantId: string; points: number | null; money: number | null };
export type Shop = Store & { second: Viewer; goods: Goods[] };
type Order = typeof storeOrders.$inferSelect;

export const ended: OrderState[] = ["closed", "returned", ...undone];

/** A buyer who goes one random step after another, from an empty cart to the end of an order, and then anew. */
export class Walker {
  orderId: string | undefined;
  begun = 0;
  readonly buyer: Viewer;
  readonly #shop: Shop;
  readonly #bank: RandomBank;
  readonly #random: Random;
  #steps = 0;

  constructor(buyer: Viewer, shop: Shop, bank: RandomBank, random: Random) {
    this.buyer = buyer;
    this.#shop = shop;
    this.#bank = bank;
    this.#random = random;
  }

  /** One more step, which may well be refused. */
  async step(): Promise<void> {
    const order = this.orderId ? await this.order() : undefined;
    this.#steps += 1;
    const isLeft = order && order.state !== "awaiting-payment" && (ended.includes(order.state) || this.#steps > 25);
    if (isLeft) this.orderId = undefined;
    if (!order || isLeft || (order.state === "awaiting-payment" && this.#random.chance(0.1))) await this.#begin();
    else await this.#go(order);
  }

  /** Goes on to an end by what a buyer, a keeper and the clock may always do. */
  async finish(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    const { keeper } = this.#shop;
    if (order.state === "awaiting-payment") return await this.#tried(() => cancelOrder(this.buyer, { id: orderId }));
    if (order.state === "return-requested") return await this.#tried(() => this.#decide(order, true, 0));
    const [to] = stepsOf(order.state, "keeper");
    if (to)
      await this.#tried(() => moveOrder(keeper, { id: orderId, from: order.state, to, track: "1", note: "Дальше" }));
  }

  order = async (id = this.orderId!): Promise<Order> => {
    const [row] = await this.#in(() => db().select().from(storeOrders).where(eq(storeOrders.id, id)));
    return row!;
  };

  async #begin(): Promise<void> {
    const random = this.#random;
    const chosen = random.some(this.#shop.goods, random.int(1, 3)).map((one) => ({ ...one, count: random.int(1, 2) }));
    const { accountId, groupId } = this.buyer;
    const sums = sumsOf(chosen, true);
    const { least, most } = rangeOf(sums, 100);
    const points = random.chance(0.3) ? most : random.int(least, most);
    if (moneyFor(sums, points) > 0 && moneyFor(sums, points) < 100) return;
    await this.#tried(async () => {
      await db().delete(storeCartLines).where(eq(storeCartLines.accountId, accountId));
      const rows = chosen.map(({ variantId, count }) => ({ accountId, variantId, groupId, count }));
      await db().insert(storeCartLines).values(rows);
      const total = sums.must.points + sums.either.points;
      const money = sums.must.money + sums.either.money;
      const { id } = await beginOrder(this.buyer, { ...wish(this.#shop), total, money, points });
      if (id !== this.orderId) this.begun += 1;
      [this.orderId, this.#steps] = [id, 0];
    });
  }

  async #go(order: Order): Promise<void> {
    const random = this.#random;
    const { keeper } = this.#shop;
    const { id, state, total, money } = order;
    if (random.chance(0.15)) return await this.#hear(order);
    if (state === "awaiting-payment") {
      if (random.chance(0.1)) return await this.#tried(() => cancelOrder(this.buyer, { id }));
      if (random.chance(0.5)) return await this.#press(order);
      return await this.#tried(() => payOrder(this.buyer, { id, total, money }));
    }
    if (random.chance(0.2)) return await this.#tried(() => this.#refund(order));
    if (state === "return-requested") return await this.#tried(() => this.#decide(order, random.chance(0.7)));
    if (state === "paid" && random.chance(0.2)) return await this.#tried(() => cancelOrder(this.buyer, { id }));
    if (["delivered", "closed"].includes(state) && random.chance(0.5))
      return await this.#tried(() => this.#askReturn(order));
    const steps = stepsOf(state, "keeper");
    const to = random.chance(0.85) ? steps[0] : steps.at(-1);
    const move = { id, from: state, to: to!, track: "80080001", note: "Так вышло" };
    if (to) await this.#tried(() => moveOrder(keeper, move));
  }

  #attempts({ id }: Order) {
    const isIt = and(eq(storePayments.orderId, id), sql`bank_id is not null`);
    return this.#in(() => db().select().from(storePayments).where(isIt).orderBy(storePayments.id));
  }

  /** At the bank: the buyer pays, or the card is declined; the bank tells of it, or does not. */
  async #press(order: Order): Promise<void> {
    const attempts = await this.#attempts(order);
    if (!attempts.length) return;
    const { bankId } = this.#random.pick(attempts);
    this.#bank.press(bankId!, this.#random.chance(0.7));
    if (this.#random.chance(0.6)) await this.#hear(order);
  }

  async #hear(order: Order): Promise<void> {
    for (const { bankId } of await this.#attempts(order))
      await hearBank(bankId!).catch((error) => {
        if (!(error instanceof BankTrouble)) throw error;
      });
  }

  async #refund({ id }: Order): Promise<void> {
    const random = this.#random;
    const { keeper, second } = this.#shop;
    const lines = await this.#lines(id, 0.3);
    const wish = { points: random.int(0, 12), money: random.int(0, 3000), words: "Царапина" };
    const { id: asked, waits } = await refund(keeper, { id, ...wish, lines });
    if (waits && random.chance(0.7)) await decideRefund(second, { id: asked, agreed: random.chance(0.7) });
  }

  async #askReturn({ id }: Order): Promise<void> {
    await askReturn(this.buyer, { id, words: "Не тот размер", lines: await this.#lines(id, 0.8) });
  }

  async #decide({ id }: Order, agreed: boolean, most = 99): Promise<void> {
    const isAsked = and(eq(storeReturns.orderId, id), eq(storeReturns.state, "asked"));
    const [asked] = await db().select().from(storeReturns).where(isAsked);
    const lines = asked!.lines.map((line) => ({ ...line, shelf: Math.min(most, this.#random.int(0, line.count)) }));
    await decideReturn(this.#shop.keeper, { id: asked!.id, agreed, answer: "Посмотрели", lines });
    const put = () => {
      for (const { variantId, shelf } of lines) shelved.set(variantId, (shelved.get(variantId) ?? 0) + shelf);
    };
    if (agreed) afterCommit(put);
  }

  async #lines(orderId: string, share: number) {
    const random = this.#random;
    const lines = await db().select().from(storeOrderLines).where(eq(storeOrderLines.orderId, orderId));
    return lines.flatMap(({ variantId, count, returned }) => {
      const most = count - returned;
      if (most === 0 || !random.chance(share)) return [];
      const back = random.int(1, most);
      return [{ variantId, count: back, shelf: random.int(0, back) }];
    });
  }

  /** A deed in a transaction of its own; a refusal is an answer. */
  async #tried(deed: () => Promise<unknown>): Promise<void> {
    try {
      await this.#in(deed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #in<T>(deed: () => Promise<T>): Promise<T> {
    return withTenant(this.buyer.groupId, deed);
  }
}

/** How many things of a variant keepers have put back onto the shelf out of returns. */
export const shelved = new Map<string, number>();

const wish = ({ deliveryId }: Store) => ({
  ...{ recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId, address: "", comment: "" },
});

/** Refunds that wait for another keeper are decided. */
export async function decideAll(shops: Shop[]): Promise<void> {
  for (const { second, company } of shops) {
    const isAsked = and(eq(storeRefunds.groupId, company.id), eq(storeRefunds.state, "asked"));
    const asked = await withTenant(company.id, () => db().select().from(storeRefunds).where(isAsked));
    for (const { id } of asked)
      await withTenant(company.id, () => decideRefund(second, { id, agreed: true })).catch(() =>
        withTenant(company.id, () => decideRefund(second, { id, agreed: false })),
      );
  }
}
