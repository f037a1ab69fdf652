import { and, asc, eq, lte, sql } from "drizzle-orm";
import { capture, release } from "#app/engines/ledger/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { OrderState } from "../contract.ts";
import { stepsOf, undone } from "./order-states.ts";
import { storeOrderMarks, storeOrders, storePayments } from "./schema.ts";
import { giveStock } from "./stock.ts";

type Order = typeof storeOrders.$inferSelect;

/** An order that waits to be paid is given up after so long. */
const unpaidFor = 30 * 60_000;
const atOnce = 100;

/** Writes down that an order has come into a state, and who brought it there; the clock is nobody. */
export async function mark(order: Pick<Order, "id" | "groupId">, state: OrderState, byId: string | null, note = "") {
  const row = { id: newId(), orderId: order.id, groupId: order.groupId, state, byId, note, createdAt: now() };
  await db().insert(storeOrderMarks).values(row);
}

/** Cancels one's own order before it is put together: the points and the things go back, once. */
export async function cancelOrder(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const isIt = and(eq(storeOrders.id, id), eq(storeOrders.accountId, viewer.accountId));
  const [order] = await db().select().from(storeOrders).where(isIt).for("update");
  if (!order) refuse("not-found");
  if (order.state === "cancelled-by-user") return { id };
  if (!stepsOf(order.state, "buyer").includes("cancelled-by-user"))
    refuseAt("order", "Заказ уже собирают: отменить его может только магазин");
  await step(order, "cancelled-by-user", viewer.accountId, "");
  return { id };
}

type Move = { id: string; from: OrderState; to: OrderState; track: string; note: string };

/**
 * Moves an order of the company on. Refuses a step that there is not, and one from a state that another keeper has changed
 * meanwhile; a cancelled one wants a reason, a sent one its track.
 */
export async function moveOrder(viewer: Viewer, { id, from, to, track, note }: Move): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const isIt = and(eq(storeOrders.id, id), eq(storeOrders.groupId, groupId));
  const [order] = await db().select().from(storeOrders).where(isIt).for("update");
  if (!order) refuse("not-found");
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

/** One step of a locked order with its points and its things. */
async function step(order: Order, to: OrderState, byId: string | null, note: string): Promise<void> {
  const { id, groupId } = order;
  if (undone.includes(to)) {
    await giveStock(id);
    await endPayment(order, "returned", byId);
  }
  if (to === "delivered") await endPayment(order, "spent", byId);
  await db().update(storeOrders).set({ state: to, reservedUntil: null }).where(eq(storeOrders.id, id));
  await mark(order, to, byId, note);
  await announce({ kind: "order.moved", objectId: id, groupId, actorId: byId ?? "", data: { state: to } });
}

async function endPayment({ id, groupId }: Order, state: "spent" | "returned", by: string | null): Promise<void> {
  const isHeld = and(eq(storePayments.orderId, id), eq(storePayments.state, "held"));
  const [payment] = await db().select().from(storePayments).where(isHeld).for("update");
  if (!payment) return;
  const end = state === "spent" ? capture : release;
  if (payment.holdId) await end({ groupId, id: payment.holdId, by });
  await db().update(storePayments).set({ state, changedAt: now() }).where(eq(storePayments.id, payment.id));
}

/** Lets go what was put aside longer ago than a quarter of an hour, and gives up what nobody has paid; a job, once each, from whatever node. */
export async function letGo(): Promise<void> {
  const isWaiting = eq(storeOrders.state, "awaiting-payment");
  const isFree = and(isWaiting, lte(storeOrders.reservedUntil, now()));
  const isOver = and(isWaiting, lte(storeOrders.createdAt, new Date(now().getTime() - unpaidFor)));
  for (const order of await find(isFree)) await alone(order, isFree, free);
  for (const order of await find(isOver)) await alone(order, isOver, (found) => step(found, "expired", null, ""));
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
  withTenant(one.groupId, () =>
    transaction(async () => {
      const isIt = and(eq(storeOrders.id, one.id), which);
      const [order] = await db().select().from(storeOrders).where(isIt).for("update");
      if (order) await deed(order);
    }),
  );

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
