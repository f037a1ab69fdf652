import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { OrderLine, OrderState, OrderView, PaymentView } from "../contract.ts";
import { stepsOf } from "./order-states.ts";
import { balanceOf } from "./points.ts";
import { storeOrderLines, storeOrderMarks, storeOrders, storePayments, storeProducts } from "./schema.ts";

const mayKeep = (viewer: Viewer) => mayAs(viewer, "store");

const lineColumns = {
  id: storeOrders.id,
  number: storeOrders.number,
  state: storeOrders.state,
  total: storeOrders.total,
  titles: sql<string>`coalesce((select string_agg(l.title || case when l.count > 1 then ' × ' || l.count else '' end, ', ' order by l.title)
    from ${storeOrderLines} l where l.order_id = ${storeOrders}.id), '')`,
  pictureId: sql<
    string | null
  >`(select p.picture_id from ${storeOrderLines} l join ${storeProducts} p on p.id = l.product_id
    where l.order_id = ${storeOrders}.id and p.picture_id is not null order by l.title limit 1)`,
  createdAt: storeOrders.createdAt,
};

type LineRow = Omit<OrderLine, "picture" | "createdAt"> & { pictureId: string | null; createdAt: Date };

const toLine = ({ id, number, state, total, titles, pictureId, createdAt }: LineRow): OrderLine => ({
  ...{ id, number, state, total, titles },
  picture: pictureId && fileUrl(pictureId, 128),
  createdAt: createdAt.toISOString(),
});

/** The reader's own orders, the latest first. */
export async function readOrders({ accountId }: Viewer, { after }: { after?: string | undefined }) {
  const rows = await db()
    .select(lineColumns)
    .from(storeOrders)
    .where(and(eq(storeOrders.accountId, accountId), beyond([storeOrders.createdAt, storeOrders.id], after, "desc")))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { items: items.map(toLine), next };
}

/** An order for its buyer and for the keepers of their company; for everybody else there is none. */
export async function readOrder(viewer: Viewer, { id }: { id: string }): Promise<OrderView> {
  const [row] = await db()
    .select({ line: lineColumns, order: storeOrders, buyer: authorColumns })
    .from(storeOrders)
    .innerJoin(accounts, eq(accounts.id, storeOrders.accountId))
    .where(and(eq(storeOrders.id, id), eq(storeOrders.groupId, viewer.groupId)));
  const isMine = row?.order.accountId === viewer.accountId;
  if (!row || !(isMine || mayKeep(viewer))) refuse("not-found");
  const { order } = row;
  const lines = await db()
    .select({ line: storeOrderLines, pictureId: storeProducts.pictureId })
    .from(storeOrderLines)
    .innerJoin(storeProducts, eq(storeProducts.id, storeOrderLines.productId))
    .where(eq(storeOrderLines.orderId, id))
    .orderBy(asc(storeOrderLines.title), asc(storeOrderLines.variant));
  const marks = await db()
    .select({ mark: storeOrderMarks, by: authorColumns })
    .from(storeOrderMarks)
    .leftJoin(accounts, eq(accounts.id, storeOrderMarks.byId))
    .where(eq(storeOrderMarks.orderId, id))
    .orderBy(asc(storeOrderMarks.createdAt), asc(storeOrderMarks.id));
  return {
    ...toLine(row.line),
    lines: lines.map(({ line: { variantId, productId, title, variant, count, price }, pictureId }) => ({
      ...{ variantId, productId, title, variant, count, price, picture: pictureId && fileUrl(pictureId, 128) },
    })),
    ...{ recipient: order.recipient, phone: order.phone, delivery: order.delivery, address: order.address },
    ...{ comment: order.comment, track: order.track, reservedUntil: order.reservedUntil?.toISOString() ?? null },
    payments: (await payments().where(eq(storePayments.orderId, id))).map(toPayment),
    history: marks.map(({ mark: { state, createdAt, note }, by }) => ({
      ...{ state, note, at: createdAt.toISOString() },
      by: by?.accountId ? toPerson(by).name : "",
    })),
    buyer: toPerson(row.buyer),
    isMine,
    mayCancel: isMine && stepsOf(order.state, "buyer").includes("cancelled-by-user"),
    steps: mayKeep(viewer) ? stepsOf(order.state, "keeper") : [],
    balance: isMine ? await balanceOf(viewer) : 0,
  };
}

const payments = () =>
  db()
    .select({
      ...{ id: storePayments.id, orderId: storePayments.orderId, number: storeOrders.number },
      ...{ amount: storePayments.amount, state: storePayments.state, changedAt: storePayments.changedAt },
    })
    .from(storePayments)
    .innerJoin(storeOrders, eq(storeOrders.id, storePayments.orderId))
    .$dynamic();

const toPayment = ({ changedAt, ...row }: Omit<PaymentView, "since"> & { changedAt: Date }): PaymentView => ({
  ...row,
  since: changedAt.toISOString(),
});

/** One's own payment, as it stands in the books. */
export async function readPayment({ accountId }: Viewer, { id }: { id: string }): Promise<PaymentView> {
  const [row] = await payments().where(and(eq(storePayments.id, id), eq(storeOrders.accountId, accountId)));
  return row ? toPayment(row) : refuse("not-found");
}

/** The orders of the company in one state, the oldest first as they are served, with how many stand in each. */
export async function readBoard(
  { groupId }: Viewer,
  { state, after }: { state: OrderState; after?: string | undefined },
) {
  const counts = await db()
    .select({ state: storeOrders.state, count: sql<number>`count(*)::int` })
    .from(storeOrders)
    .where(and(eq(storeOrders.groupId, groupId), ne(storeOrders.state, "awaiting-payment")))
    .groupBy(storeOrders.state);
  const isAhead: OrderState[] = ["awaiting-payment", "paid", "assembling", "ready", "shipped"];
  const direction = isAhead.includes(state) ? "asc" : "desc";
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
    next,
  };
}
