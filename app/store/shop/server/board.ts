import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import type { OrderState } from "../contract.ts";
import { bulkSteps, stepsOf } from "./order-states.ts";
import { lineColumns, toLine } from "./orders.ts";
import { storeOrders } from "./schema.ts";

/** In these an order waits for its keepers. */
const waiting: OrderState[] = ["paid", "assembling", "ready", "shipped", "return-requested"];

/** The orders of the company in one state, the oldest first as they are served, with how many of those that wait stand in each. */
export async function readBoard(
  { groupId }: Viewer,
  { state, after }: { state: OrderState; after?: string | undefined },
) {
  const counts = await db()
    .select({ state: storeOrders.state, count: sql<number>`count(*)::int` })
    .from(storeOrders)
    .where(and(eq(storeOrders.groupId, groupId), inArray(storeOrders.state, waiting)))
    .groupBy(storeOrders.state);
  const direction = [...waiting, "awaiting-payment"].includes(state) ? "asc" : "desc";
  const order = direction === "asc" ? asc : desc;
  const rows = await db()
    .select({ line: lineColumns, delivery: storeOrders.delivery, buyer: authorColumns })
    .from(storeOrders)
    .innerJoin(accounts, eq(accounts.id, storeOrders.accountId))
    .where(
      and(
        ...[eq(storeOrders.groupId, groupId), inArray(storeOrders.state, [state])],
        beyond([storeOrders.createdAt, storeOrders.id], after, direction),
      ),
    )
    .orderBy(order(storeOrders.createdAt), order(storeOrders.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ line }) => [line.createdAt, line.id]);
  return {
    counts,
    items: items.map(({ line, delivery, buyer }) => ({
      ...toLine(line),
      ...{ delivery, buyer: toPerson(buyer), steps: stepsOf(line.state, "keeper") },
    })),
    bulk: bulkSteps(state),
    next,
  };
}
