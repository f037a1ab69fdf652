import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { OrderState } from "../contract.ts";
import { lockOrder, lockOwnOrder } from "./order-locks.ts";
import type { Order } from "./order-marks.ts";
import { stepsOf } from "./order-states.ts";
import { storeOrders } from "./schema.ts";
import { step } from "./steps.ts";
import { giveStock } from "./stock.ts";

/** An order that waits to be paid is given up after so long. */
const unpaidFor = 30 * 60_000;
const atOnce = 100;

/** Cancels one's own order before it is put together: the points and the things go back, once. */
export async function cancelOrder(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const order = await lockOwnOrder(viewer, id);
  if (order.state === "cancelled-by-user") return { id };
  if (!stepsOf(order.state, "buyer").includes("cancelled-by-user"))
    refuseAt("order", "Заказ уже собирают: отменить его может только магазин");
  await step(order, "cancelled-by-user", viewer.accountId);
  return { id };
}

type Move = { id: string; from: OrderState; to: OrderState; track: string; note: string };

/**
 * Moves an order of the company on. Refuses a step that there is not, and one from a state that another keeper has changed
 * meanwhile; a cancelled one wants a reason, a sent one its track.
 */
export async function moveOrder(viewer: Viewer, { id, from, to, track, note }: Move): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const order = await lockOrder(viewer, id);
  if (order.state === to) return { id };
  if (order.state !== from || !stepsOf(from, "keeper").includes(to))
    refuseAt("to", "Заказ уже в другом состоянии: посмотрите на него ещё раз");
  if (to === "cancelled-by-store" && note.length < 3) refuseAt("note", "Напишите покупателю, почему заказ отменён");
  if (to === "shipped" && !track) refuseAt("track", "Напишите, по какому номеру отследить посылку");
  if (track) await db().update(storeOrders).set({ track }).where(eq(storeOrders.id, id));
  await step(order, to, accountId, note);
  const detail = { name: `№ ${order.number}` };
  await recordAudit({ deed: "order.moved", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

/** Lets go what was put aside longer ago than a quarter of an hour, and gives up what nobody has paid; a job, once each, from whatever node. */
export async function letGo(): Promise<void> {
  const isWaiting = eq(storeOrders.state, "awaiting-payment");
  const isFree = and(isWaiting, lte(storeOrders.reservedUntil, now()));
  const isPut = or(isNull(storeOrders.reservedUntil), lte(storeOrders.reservedUntil, now()));
  // Who has gone to the bank in the last minute still has the time to pay there.
  const isOver = and(isWaiting, isPut, lte(storeOrders.createdAt, new Date(now().getTime() - unpaidFor)));
  for (const order of await find(isFree)) await alone(order, isFree, free);
  for (const order of await find(isOver)) await alone(order, isOver, (found) => step(found, "expired", null));
}

async function free({ id }: Order): Promise<void> {
  await giveStock(id);
  await db().update(storeOrders).set({ reservedUntil: null }).where(eq(storeOrders.id, id));
}

const find = (which: ReturnType<typeof and>) =>
  withTenant("*", () =>
    db()
      .select({ id: storeOrders.id, groupId: storeOrders.groupId })
      .from(storeOrders)
      .where(which)
      .orderBy(asc(storeOrders.createdAt))
      .limit(atOnce),
  );

/** An order in a transaction of its own, if it is still one of those. */
const alone = (
  one: Pick<Order, "id" | "groupId">,
  which: ReturnType<typeof and>,
  deed: (order: Order) => Promise<void>,
) =>
  withTenant(
    one.groupId,
    () =>
      transaction(async () => {
        const isIt = and(eq(storeOrders.id, one.id), which);
        const [order] = await db().select().from(storeOrders).where(isIt).for("update");
        if (order) await deed(order);
      }),
    // One that cannot be let go holds up none of the others.
  ).catch((error) => log.error("An order could not be let go", { objectId: one.id, error }));

/** The ledger has given back points that were put aside for half a year: nobody hands this order over any more. */
export async function giveUp(orderId: string): Promise<void> {
  const isLive = sql`${storeOrders.state} in ('paid', 'assembling', 'ready', 'shipped')`;
  const [order] = await db()
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.id, orderId), isLive))
    .for("update");
  if (order) await step(order, "cancelled-by-store", null, "Заказ не выдали за полгода, баллы вернулись");
}
