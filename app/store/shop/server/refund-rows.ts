import { and, eq } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { afterCommit, db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { BackLine } from "../contract.ts";
import { lockMoney } from "./attempt-rows.ts";
import type { Order } from "./order-marks.ts";
import { lockPoints, returnPoints } from "./paid-points.ts";
import { sendRefund } from "./refund-sending.ts";
import { storePayments, storeRefunds } from "./schema.ts";

type Payment = typeof storePayments.$inferSelect;
export type Refund = typeof storeRefunds.$inferSelect;

/** How much of what an order was paid with has not gone back; its payments are locked. */
export async function lockLeft({ id }: Pick<Order, "id">) {
  const [points, money] = [await lockPoints(id), await lockMoney(id)];
  const left = {
    points: points ? points.amount - points.returned : 0,
    money: money ? money.amount - money.returned : 0,
  };
  return { points, money, left };
}

type Wish = { points: number; money: number; words: string; by: string | null; lines?: BackLine[] };

/** Writes down that so much is to go back, before anybody has agreed to it: nothing moves yet. */
export async function askRefund({ id: orderId, groupId }: Order, { by, ...wish }: Wish): Promise<string> {
  const id = newId();
  const row = { id, orderId, groupId, askedBy: by, lines: [], createdAt: now(), changedAt: now() };
  await db()
    .insert(storeRefunds)
    .values({ ...row, ...wish, state: "asked" });
  return id;
}

/**
 * Lets a refund of a locked order go its way: the points go back at once, the money is kept for it and the bank is asked after
 * the commit. Refuses as a conflict more than there is left.
 */
export async function letRefundGo(order: Order, refund: Refund, by: string | null): Promise<void> {
  const { points, money, left } = await lockLeft(order);
  if (refund.points > left.points || refund.money > left.money) refuse("conflict", "left");
  if (refund.points && points) await returnPoints(points, refund.points, refund.id, by);
  if (refund.money && money) await keepBack(money, refund.money);
  await begin(order, refund.id, refund.money && money ? money.id : null);
  await tellBuyer(order, refund.id);
}

/** Gives everything back that has not gone back yet: an order that has come to nothing. */
export async function refundRest(order: Order, words: string): Promise<void> {
  const isAsked = and(eq(storeRefunds.orderId, order.id), eq(storeRefunds.state, "asked"));
  await db().update(storeRefunds).set({ state: "refused", changedAt: now() }).where(isAsked);
  const { money, left } = await lockLeft(order);
  if (!money || left.money === 0) return;
  const id = await askRefund(order, { points: 0, money: left.money, words, by: null });
  await keepBack(money, left.money);
  await begin(order, id, money.id);
}

/** Gives back what was paid in vain: a second time, or too late. */
export async function refundSurplus(order: Order, paid: Payment, words: string): Promise<void> {
  const id = await askRefund(order, { points: 0, money: paid.amount, words, by: null });
  await keepBack(paid, paid.amount);
  await begin(order, id, paid.id);
  await tellBuyer(order, id);
}

const keepBack = ({ id, returned }: Payment, money: number) =>
  db()
    .update(storePayments)
    .set({ returned: returned + money, changedAt: now() })
    .where(eq(storePayments.id, id));

async function begin({ groupId }: Order, id: string, paymentId: string | null): Promise<void> {
  const state = paymentId ? ("sending" as const) : ("done" as const);
  await db()
    .update(storeRefunds)
    .set({ state, paymentId, askAt: paymentId ? now() : null, changedAt: now() })
    .where(eq(storeRefunds.id, id));
  if (paymentId) afterCommit(() => sendRefund({ id, groupId }));
}

const tellBuyer = ({ id: objectId, groupId }: Order, refund: string) =>
  announce({ kind: "order.refunded", objectId, groupId, actorId: "", data: { refund } });
