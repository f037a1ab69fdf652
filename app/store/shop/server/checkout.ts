import { and, eq, inArray, sql } from "drizzle-orm";
import { hold, lockLedger } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { lockCart, readLines, sumOf } from "./cart.ts";
import { mark } from "./order-moving.ts";
import { balanceOf } from "./points.ts";
import {
  storeCartLines,
  storeCounters,
  storeDeliveries,
  storeOrderLines,
  storeOrders,
  storePayments,
} from "./schema.ts";
import { giveStock, takeStock } from "./stock.ts";

/** For so long what is being paid for is put aside. */
export const reservedFor = 15 * 60_000;
/** The points of an order that nobody hands over go back by themselves after half a year. */
const heldFor = 182 * 86_400_000;

type Wish = {
  recipient: string;
  phone: string;
  deliveryId: string;
  address: string;
  comment: string;
  total: number;
};

/**
 * Makes an order of the cart and puts its things aside; the one that waits to be paid already becomes this one, so that a
 * person never has two. Refuses at their fields what is not there, and a sum that is not today's.
 */
export async function beginOrder(viewer: Viewer, { total, ...wish }: Wish): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const delivery = await deliveryOf(viewer, wish);
  await lockCart(viewer);
  const waiting = await lockWaiting(accountId);
  if (waiting) await giveStock(waiting.id);
  const rows = (await readLines(viewer)).filter(({ problem }) => !problem);
  if (!rows.length) refuseAt("total", "В корзине нет ничего, что можно заказать");
  if (sumOf(rows) !== total)
    refuseAt(
      "total",
      `Цены изменились: теперь всё вместе стоит ${sumOf(rows)} (в баллах). Проверьте и нажмите ещё раз.`,
    );
  const row = { ...wish, ...delivery, total, reservedUntil: new Date(now().getTime() + reservedFor) };
  const id = waiting?.id ?? newId();
  if (waiting) {
    await db()
      .update(storeOrders)
      .set({ ...row, createdAt: now() })
      .where(eq(storeOrders.id, id));
    await db().delete(storeOrderLines).where(eq(storeOrderLines.orderId, id));
  } else {
    const order = { id, groupId, accountId, number: await nextNumber(groupId), createdAt: now() };
    await db()
      .insert(storeOrders)
      .values({ ...order, ...row, state: "awaiting-payment" });
    await mark({ id, groupId }, "awaiting-payment", accountId);
  }
  await db()
    .insert(storeOrderLines)
    .values(
      rows.map(({ variantId, productId, title, variant, count, points }) => ({
        ...{ orderId: id, variantId, productId, groupId, title, variant, count, price: points!, taken: false },
      })),
    );
  await takeStock(id);
  return { id };
}

async function lockWaiting(accountId: string) {
  const isIt = and(eq(storeOrders.accountId, accountId), eq(storeOrders.state, "awaiting-payment"));
  const [row] = await db().select().from(storeOrders).where(isIt).for("update");
  return row;
}

async function deliveryOf({ groupId }: Viewer, { deliveryId, address }: Omit<Wish, "total">) {
  const isIt = and(eq(storeDeliveries.id, deliveryId), eq(storeDeliveries.groupId, groupId));
  const [found] = await db().select().from(storeDeliveries).where(isIt);
  if (!found) return refuse("not-found");
  if (found.archivedAt) refuseAt("deliveryId", "Так заказ больше не получить, выберите другой способ");
  if (found.kind === "courier" && address.length < 5) refuseAt("address", "Напишите адрес: куда ехать курьеру");
  const place = [found.index, found.town, found.address].filter(Boolean).join(", ");
  return { delivery: found.title, address: found.kind === "courier" ? address : place };
}

async function nextNumber(groupId: string): Promise<number> {
  const [row] = await db()
    .insert(storeCounters)
    .values({ groupId, number: 1 })
    .onConflictDoUpdate({ target: storeCounters.groupId, set: { number: sql`${storeCounters.number} + 1` } })
    .returning({ number: storeCounters.number });
  return row!.number;
}

/**
 * Pays an order with points, once: what was put aside too long ago is taken anew, the points are put aside in the same
 * transaction, and what was bought leaves the cart. Refuses in words, with nothing changed, what is not there any more, and
 * how many points are missing.
 */
export async function payOrder(viewer: Viewer, { id, total }: { id: string; total: number }): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  await lockCart(viewer);
  const isIt = and(eq(storeOrders.id, id), eq(storeOrders.accountId, accountId));
  const [order] = await db().select().from(storeOrders).where(isIt).for("update");
  if (!order) refuse("not-found");
  // Pressed twice: the order is paid already.
  if (await db().$count(storePayments, eq(storePayments.orderId, id))) return { id };
  if (order.state !== "awaiting-payment") refuseAt("total", "Этот заказ уже не ждёт оплаты: соберите его заново");
  if (order.total !== total) refuseAt("total", `Сумма заказа изменилась: теперь она ${order.total} (в баллах)`);
  if (order.reservedUntil && order.reservedUntil <= now()) await giveStock(id);
  await takeStock(id);
  await lockLedger(groupId);
  const missing = order.total - (await balanceOf(viewer));
  if (missing > 0) refuseAt("points", `Не хватает баллов: ${missing}`);
  const until = new Date(now().getTime() + heldFor);
  const held = order.total
    ? await hold({
        ...{ groupId, of: accountId, amount: order.total, kind: "order", objectId: id, by: accountId },
        ...{ cause: `order:${id}`, until },
      })
    : null;
  const payment = { id: newId(), orderId: id, groupId, amount: order.total, holdId: held?.id ?? null };
  await db()
    .insert(storePayments)
    .values({ ...payment, state: "held", createdAt: now(), changedAt: now() });
  await db().update(storeOrders).set({ state: "paid", reservedUntil: null }).where(eq(storeOrders.id, id));
  await mark(order, "paid", accountId);
  const bought = db()
    .select({ id: storeOrderLines.variantId })
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, id));
  await db()
    .delete(storeCartLines)
    .where(and(eq(storeCartLines.accountId, accountId), inArray(storeCartLines.variantId, bought)));
  await announce({ kind: "order.paid", objectId: id, groupId, actorId: accountId });
  return { id };
}
