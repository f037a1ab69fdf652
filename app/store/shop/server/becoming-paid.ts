import { and, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { serveAhead } from "./ahead.ts";
import { linesOf } from "./back-lines.ts";
import { mark, type Order } from "./order-marks.ts";
import { storeCartLines, storeOrderLines, storeOrders } from "./schema.ts";
import { step } from "./steps.ts";

/** A locked order whose points are put aside and whose money is here is paid: what was bought leaves the cart. */
export async function becomePaid(order: Order): Promise<void> {
  const { id, groupId, accountId } = order;
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
  const lines = await linesOf(id);
  const ahead = lines.filter(({ line }) => line.promisedOn !== null).map(({ line }) => line.variantId);
  if (ahead.length) await serveAhead(ahead);
  // There is nothing to put together and to hand over: the codes are the buyer's at once.
  if (lines.every(({ digital }) => digital)) await step({ ...order, state: "paid" }, "delivered", null);
}
