import { and, asc, eq, inArray } from "drizzle-orm";
import { recordAudits } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { OrderState } from "../contract.ts";
import { aheadAmong } from "./ahead.ts";
import { bulkSteps } from "./order-states.ts";
import { storeOrders } from "./schema.ts";
import { step } from "./steps.ts";

type Wish = { ids: string[]; from: OrderState; to: OrderState };

/** Moves many orders of one state on at once. Those that others have moved meanwhile, or that wait for goods, are passed over, and counted. */
export async function moveMany({ accountId, groupId }: Viewer, { ids, from, to }: Wish) {
  if (!bulkSteps(from).includes(to)) refuseAt("to", "Так сразу многие заказы не переводят");
  if (!ids.length) refuseAt("ids", "Отметьте хотя бы один заказ");
  const found = await db()
    .select()
    .from(storeOrders)
    .where(and(inArray(storeOrders.id, ids), eq(storeOrders.groupId, groupId), eq(storeOrders.state, from)))
    .orderBy(asc(storeOrders.id))
    .for("update");
  const ahead = to === "assembling" ? await aheadAmong(ids) : new Set();
  const orders = found.filter(({ id }) => !ahead.has(id));
  for (const order of orders) await step(order, to, accountId);
  await recordAudits(
    orders.map(({ id, number }) => ({
      ...{ deed: "order.moved" as const, result: "ok" as const, accountId, groupId, objectId: id },
      detail: { name: `№ ${number}` },
    })),
  );
  return { moved: orders.length, passed: ids.length - orders.length };
}
