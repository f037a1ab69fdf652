import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import { beginAttempt } from "./attempts.ts";
import { becomePaid } from "./becoming-paid.ts";
import { lockCart } from "./cart.ts";
import { lockOwnOrder } from "./order-locks.ts";
import { reservedFor, undone } from "./order-states.ts";
import { holdPoints } from "./paid-points.ts";
import { storeOrders } from "./schema.ts";
import { takesMoney } from "./settings.ts";
import { giveStock, takeStock } from "./stock.ts";

type Wish = { id: string; total: number; money: number };

/**
 * Pays an order, once: what was put aside too long ago is taken anew, the points are put aside in the same transaction, and
 * the rest is asked of the bank, which the buyer pays on its own page; without a rest the order is paid at once. Refuses in
 * words, with nothing changed, what is not there any more, and how many points are missing.
 */
export async function payOrder(viewer: Viewer, { id, total, money }: Wish): Promise<{ id: string; atBank: boolean }> {
  await lockCart(viewer);
  const order = await lockOwnOrder(viewer, id);
  if (undone.includes(order.state)) refuseAt("total", "Этот заказ уже не ждёт оплаты: соберите его заново");
  // Pressed twice: the order is paid already.
  if (order.state !== "awaiting-payment") return { id, atBank: false };
  if (order.total !== total || order.money !== money)
    refuseAt("total", "Сумма заказа изменилась: посмотрите на неё ещё раз");
  if (order.money > 0 && !takesMoney())
    refuseAt("total", "Оплаты картой сейчас нет. Вернитесь к оформлению и заплатите баллами или зайдите позже");
  if (order.reservedUntil && order.reservedUntil <= now()) await giveStock(id);
  await takeStock(id);
  await holdPoints(order);
  if (order.money === 0) {
    await becomePaid(order);
    return { id, atBank: false };
  }
  const reservedUntil = new Date(now().getTime() + reservedFor);
  await db().update(storeOrders).set({ reservedUntil }).where(eq(storeOrders.id, id));
  await beginAttempt(order);
  return { id, atBank: true };
}
