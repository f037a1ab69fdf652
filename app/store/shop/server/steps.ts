import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import type { OrderState } from "../contract.ts";
import { forgetAttempts } from "./attempt-rows.ts";
import { giveCodes } from "./codes.ts";
import { mark, type Order } from "./order-marks.ts";
import { undone } from "./order-states.ts";
import { endPoints } from "./paid-points.ts";
import { refundRest } from "./refund-rows.ts";
import { storeOrders } from "./schema.ts";
import { giveStock } from "./stock.ts";

/**
 * One step of a locked order with its goods, its points and its money: what comes to nothing gives all of them back, what is
 * handed over spends its points.
 */
export async function step(order: Order, to: OrderState, byId: string | null, note = ""): Promise<void> {
  const { id, groupId } = order;
  if (undone.includes(to)) {
    await giveStock(id);
    await forgetAttempts(order);
    await endPoints(order, "returned", byId);
    await refundRest(order, note || "Заказ отменён");
  }
  if (to === "delivered") {
    await endPoints(order, "spent", byId);
    if (order.state !== "return-requested") await giveCodes(order);
  }
  await db().update(storeOrders).set({ state: to, reservedUntil: null }).where(eq(storeOrders.id, id));
  await mark(order, to, byId, note);
  await announce({ kind: "order.moved", objectId: id, groupId, actorId: byId ?? "", data: { state: to } });
}
