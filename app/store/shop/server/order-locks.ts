import { and, eq, type SQL } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { Order } from "./order-marks.ts";
import { storeOrders } from "./schema.ts";

/** An order of the keeper's company, locked until the end of the transaction. Refuses any other as not found. */
export const lockOrder = ({ groupId }: Viewer, id: string): Promise<Order> =>
  lock(id, eq(storeOrders.groupId, groupId));

/** One's own order, locked until the end of the transaction. Refuses any other as not found. */
export const lockOwnOrder = ({ accountId }: Viewer, id: string): Promise<Order> =>
  lock(id, eq(storeOrders.accountId, accountId));

async function lock(id: string, isTheirs: SQL): Promise<Order> {
  const isIt = and(eq(storeOrders.id, id), isTheirs);
  const [order] = await db().select().from(storeOrders).where(isIt).for("update");
  return order ?? refuse("not-found");
}
