import { and, eq, inArray } from "drizzle-orm";
import type { BankPayment } from "#platform/acquiring/index.ts";
import { now } from "#platform/clock.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import type { PaymentState } from "../contract.ts";
import { forgetAttempts, lockMoney } from "./attempt-rows.ts";
import { becomePaid } from "./becoming-paid.ts";
import type { Order } from "./order-marks.ts";
import { lockPoints } from "./paid-points.ts";
import { refundSurplus } from "./refund-rows.ts";
import { storeOrders, storePayments } from "./schema.ts";
import { step } from "./steps.ts";
import { takeStock } from "./stock.ts";

type Attempt = typeof storePayments.$inferSelect;
type Known = Pick<Attempt, "id" | "groupId" | "orderId">;

/** After so long nobody asks the bank of its own accord; what the bank says later is still heard. */
const givenUpAfter = 3 * 86_400_000;
const onTheWay: PaymentState[] = ["new", "open", "closing"];

/**
 * Writes down what the bank knows of an attempt, once. It speaks of this attempt alone: an order that was paid by another one
 * stays as it is. Money that nobody waits for any more goes back by itself; a sum or a currency that is not the attempt's own
 * changes nothing, and is left to people.
 */
export const settle = (one: Known, known: BankPayment): Promise<void> =>
  withTenant(one.groupId, () =>
    transaction(async () => {
      const [order] = await db().select().from(storeOrders).where(eq(storeOrders.id, one.orderId)).for("update");
      const [it] = await db().select().from(storePayments).where(eq(storePayments.id, one.id)).for("update");
      // What was paid once is settled; what goes back of it has refunds of its own.
      if (!it || !order || ["paid", "surplus", "returned"].includes(it.state)) return;
      if (known.state === "open") return await wait(it);
      if (known.state === "refused") return await become(it, endOf(it.state));
      if (
        known.orderId !== it.id ||
        known.amount !== it.amount ||
        !known.isRoubles ||
        known.state === "partly-returned"
      )
        return await dispute(it);
      if (known.state === "returned") return await become(it, "returned", it.amount);
      await takeIn(order, it);
    }),
  );

/** Where an attempt comes to of which nothing comes. */
const endOf = (state: PaymentState): PaymentState =>
  state === "closing" ? "closed" : onTheWay.includes(state) ? "refused" : state;

/** The money is here: for its order, or in vain. */
async function takeIn(order: Order, it: Attempt): Promise<void> {
  const isForgotten = it.state === "closing" || it.state === "closed";
  const isWanted = order.state === "awaiting-payment" && !isForgotten && order.money === it.amount;
  const hasPoints = order.total === 0 || (await lockPoints(order.id)) !== undefined;
  if (isWanted && hasPoints && !(await lockMoney(order.id)) && (await hasStock(order))) {
    await become(it, "paid");
    await forgetAttempts(order);
    return await becomePaid(order);
  }
  await become(it, "surplus");
  const isAgain = !["awaiting-payment", "expired"].includes(order.state) && !order.state.startsWith("cancelled");
  await refundSurplus(order, it, isAgain ? "Заказ уже был оплачен" : "Оплата пришла, когда заказ её уже не ждал");
  if (isWanted && hasPoints)
    await step(order, "cancelled-by-store", null, "Пока шла оплата, товар закончился: деньги и баллы возвращаются");
}

/** Takes what is not put aside any more; without it the goods have gone to somebody else. */
async function hasStock(order: Order): Promise<boolean> {
  try {
    await takeStock(order.id);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.detail === "stock") return false;
    throw error;
  }
}

const become = async ({ id }: Attempt, state: PaymentState, returned = 0): Promise<void> => {
  const changed = { state, returned, payAt: null, askAt: null, trouble: "", changedAt: now() };
  await db().update(storePayments).set(changed).where(eq(storePayments.id, id));
};

async function wait({ id, state, createdAt }: Attempt): Promise<void> {
  if (!onTheWay.includes(state) || now().getTime() - createdAt.getTime() < givenUpAfter) return;
  const changed = { state: endOf(state), payAt: null, askAt: null, trouble: "Банк так и не ответил" };
  await db().update(storePayments).set(changed).where(eq(storePayments.id, id));
}

async function dispute(it: Attempt): Promise<void> {
  log.error("The bank tells another sum of a payment than was asked", { objectId: it.id });
  await become(it, "disputed");
}

/** An attempt has come to nothing without the bank: it was never begun there. */
export const endAttempt = ({ id, groupId, state }: Pick<Attempt, "id" | "groupId" | "state">, trouble: string) =>
  withTenant(groupId, async () => {
    const isIt = and(eq(storePayments.id, id), inArray(storePayments.state, onTheWay));
    const changed = { state: endOf(state), payAt: null, askAt: null, changedAt: now() };
    await db()
      .update(storePayments)
      .set({ ...changed, trouble: trouble.slice(0, 300) })
      .where(isIt);
  });
