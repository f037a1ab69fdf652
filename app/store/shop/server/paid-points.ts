import { and, eq, inArray } from "drizzle-orm";
import { capture, giveBack, hold, lockLedger, release } from "#app/engines/ledger/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { Order } from "./order-marks.ts";
import { balanceOf } from "./points.ts";
import { storePayments } from "./schema.ts";

/** The points of an order that nobody hands over go back by themselves after half a year. */
const heldFor = 182 * 86_400_000;

type Payment = typeof storePayments.$inferSelect;

/** The points that an order is paid with, put aside or spent; locked until the end of the transaction. */
export async function lockPoints(orderId: string): Promise<Payment | undefined> {
  const isIt = and(
    ...[eq(storePayments.orderId, orderId), eq(storePayments.kind, "points")],
    inArray(storePayments.state, ["held", "spent"]),
  );
  const [row] = await db().select().from(storePayments).where(isIt).for("update");
  return row;
}

/**
 * Puts the points of an order aside, once. Refuses at `points` how many are missing. An order that costs nothing at all is
 * paid with none.
 */
export async function holdPoints(order: Order): Promise<void> {
  const { id: orderId, groupId, accountId, total, money } = order;
  if ((total === 0 && money > 0) || (await lockPoints(orderId))) return;
  await lockLedger(groupId);
  const missing = total - (await balanceOf(order));
  if (total > 0 && missing > 0) refuseAt("points", `Не хватает баллов: ${missing}`);
  const id = newId();
  const wish = { groupId, of: accountId, amount: total, kind: "order", objectId: orderId, by: accountId };
  const until = new Date(now().getTime() + heldFor);
  const held = total ? await hold({ ...wish, cause: `order:${id}`, until }) : null;
  const row = { id, orderId, groupId, amount: total, holdId: held?.id ?? null, createdAt: now(), changedAt: now() };
  await db()
    .insert(storePayments)
    .values({ ...row, kind: "points", state: "held" });
}

/** Spends the points of an order, or gives back all of them that have not gone back yet, once. */
export async function endPoints({ id, groupId }: Order, state: "spent" | "returned", by: string | null): Promise<void> {
  const payment = await lockPoints(id);
  if (!payment || payment.state === state) return;
  const { holdId, amount, returned } = payment;
  if (holdId && payment.state === "held") await (state === "spent" ? capture : release)({ groupId, id: holdId, by });
  else if (holdId) await giveBack({ groupId, id: holdId, amount: amount - returned, key: "rest", by });
  const gone = state === "returned" ? amount : returned;
  await db()
    .update(storePayments)
    .set({ state, returned: gone, changedAt: now() })
    .where(eq(storePayments.id, payment.id));
}

/** Gives some of the points of an order back, once for a key, to where they came from and as old as they were. */
export async function returnPoints(payment: Payment, points: number, key: string, by: string | null): Promise<void> {
  const { id, groupId, holdId, amount } = payment;
  if (holdId) await giveBack({ groupId, id: holdId, amount: points, key, by });
  const returned = payment.returned + points;
  const state = returned === amount ? "returned" : payment.state;
  await db().update(storePayments).set({ returned, state, changedAt: now() }).where(eq(storePayments.id, id));
}
