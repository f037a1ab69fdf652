import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import type { OrderState } from "../contract.ts";
import { storeOrderMarks, type storeOrders } from "./schema.ts";

export type Order = typeof storeOrders.$inferSelect;

/** Writes down that an order has come into a state, and who brought it there; the clock is nobody. */
export async function mark(order: Pick<Order, "id" | "groupId">, state: OrderState, byId: string | null, note = "") {
  const row = { id: newId(), orderId: order.id, groupId: order.groupId, state, byId, note, createdAt: now() };
  await db().insert(storeOrderMarks).values(row);
}
