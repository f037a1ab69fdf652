import { and, eq, inArray } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { storePayments } from "./schema.ts";

/** The attempts of an order at the bank that may still be paid. */
export const isLive = (orderId: string) =>
  and(
    ...[eq(storePayments.orderId, orderId), eq(storePayments.kind, "money")],
    inArray(storePayments.state, ["new", "open"]),
  );

/** Nobody wants what is on its way at the bank any more: it will be closed there; what is paid all the same goes back. */
export async function forgetAttempts({ id }: { id: string }): Promise<void> {
  await db()
    .update(storePayments)
    .set({ state: "closing", payAt: null, askAt: now(), asked: 0, changedAt: now() })
    .where(isLive(id));
}

/** The order is about something else now: of all that was begun for it nothing pays it any more, also not what was refused. */
export async function disownAttempts(order: { id: string }): Promise<void> {
  await forgetAttempts(order);
  const isRefused = and(eq(storePayments.orderId, order.id), eq(storePayments.state, "refused"));
  await db().update(storePayments).set({ state: "closed" }).where(isRefused);
}

/** The money that an order is paid with; locked until the end of the transaction. */
export async function lockMoney(orderId: string) {
  const isIt = and(
    ...[eq(storePayments.orderId, orderId), eq(storePayments.kind, "money"), eq(storePayments.state, "paid")],
  );
  const [row] = await db().select().from(storePayments).where(isIt).for("update");
  return row;
}
