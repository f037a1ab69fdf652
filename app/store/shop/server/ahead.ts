import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { storeOrderLines, storeOrders, storeVariants } from "./schema.ts";

/** Lines that were ordered ahead and paid, and have not come yet. */
const isWaiting = and(
  ...[isNotNull(storeOrderLines.promisedOn), eq(storeOrderLines.taken, false)],
  ...[gt(storeOrderLines.count, storeOrderLines.returned), eq(storeOrders.state, "paid")],
);

/**
 * Gives what has come of variants to those who have ordered it ahead, the first of them first, before it is sold to anybody
 * else. Orders that are busy just now are passed over: the next round gives them theirs.
 */
export async function serveAhead(variantIds: string[]): Promise<void> {
  for (const variantId of [...new Set(variantIds)].sort()) {
    const [variant] = await db()
      .select({ stock: storeVariants.stock })
      .from(storeVariants)
      .where(eq(storeVariants.id, variantId))
      .for("update");
    if (!variant || variant.stock === 0) continue;
    let left = variant.stock ?? Number.POSITIVE_INFINITY;
    const waiting = await db()
      .select({ orderId: storeOrders.id, count: sql<number>`${storeOrderLines.count} - ${storeOrderLines.returned}` })
      .from(storeOrderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
      .where(and(eq(storeOrderLines.variantId, variantId), isWaiting))
      .orderBy(asc(storeOrders.createdAt), asc(storeOrders.id))
      .for("update", { of: storeOrders, skipLocked: true });
    for (const { orderId, count } of waiting) {
      if (count > left) continue;
      left -= count;
      const isLine = and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.variantId, variantId));
      await db().update(storeOrderLines).set({ taken: true }).where(isLine);
    }
    if (variant.stock !== null)
      await db().update(storeVariants).set({ stock: left }).where(eq(storeVariants.id, variantId));
  }
}

/** Whether anything of an order was ordered ahead and has not come yet. */
export async function isAhead(orderId: string): Promise<boolean> {
  return (await aheadAmong([orderId])).has(orderId);
}

/** Which of some orders wait for what was ordered ahead. */
export async function aheadAmong(orderIds: string[]): Promise<Set<string>> {
  const rows = await db()
    .selectDistinct({ id: storeOrders.id })
    .from(storeOrderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
    .where(and(inArray(storeOrders.id, orderIds), isWaiting));
  return new Set(rows.map(({ id }) => id));
}

/** Serves whoever has ordered ahead what is there by now, variant by variant; a job. */
export async function serveAllAhead(): Promise<void> {
  const isHere = or(isNull(storeVariants.stock), ne(storeVariants.stock, 0));
  const rows = await withTenant("*", () =>
    db()
      .selectDistinct({ id: storeVariants.id, groupId: storeVariants.groupId })
      .from(storeOrderLines)
      .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
      .innerJoin(storeVariants, eq(storeVariants.id, storeOrderLines.variantId))
      .where(and(isWaiting, isHere)),
  );
  for (const { id, groupId } of rows)
    await withTenant(groupId, () => transaction(() => serveAhead([id]))).catch((error) =>
      log.error("What was ordered ahead could not be given", { objectId: id, error }),
    );
}
