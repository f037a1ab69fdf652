import { and, asc, desc, eq, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { OrderLine, OrderView, PaymentView, RefundView } from "../contract.ts";
import { askForReader } from "./attempts.ts";
import { hasCodes } from "./codes.ts";
import { goodsName } from "./goods-name.ts";
import { stepsOf } from "./order-states.ts";
import { balanceOf } from "./points.ts";
import { returnsOf, returnUntil } from "./returns.ts";
import { storeOrderLines, storeOrderMarks, storeOrders, storePayments, storeProducts, storeRefunds } from "./schema.ts";
import { settingsOf } from "./settings.ts";

const mayKeep = (viewer: Viewer) => mayAs(viewer, "store");

/** What a list of orders shows of each. */
export const lineColumns = {
  id: storeOrders.id,
  number: storeOrders.number,
  state: storeOrders.state,
  total: storeOrders.total,
  money: storeOrders.money,
  titles: sql<string>`coalesce((select string_agg(l.title || case when l.count > 1 then ' × ' || l.count else '' end, ', ' order by l.title)
    from ${storeOrderLines} l where l.order_id = ${storeOrders}.id), '')`,
  pictureId: sql<
    string | null
  >`(select p.picture_id from ${storeOrderLines} l join ${storeProducts} p on p.id = l.product_id
    where l.order_id = ${storeOrders}.id and p.picture_id is not null order by l.title limit 1)`,
  createdAt: storeOrders.createdAt,
};

type LineRow = Omit<OrderLine, "picture" | "createdAt"> & { pictureId: string | null; createdAt: Date };

export const toLine = ({ id, number, state, total, money, titles, pictureId, createdAt }: LineRow): OrderLine => ({
  ...{ id, number, state, total, money, titles },
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
    .select({ line: lineColumns, order: storeOrders, buyer: authorColumns, codes: hasCodes })
    .from(storeOrders)
    .innerJoin(accounts, eq(accounts.id, storeOrders.accountId))
    .where(and(eq(storeOrders.id, id), eq(storeOrders.groupId, viewer.groupId)));
  const isMine = row?.order.accountId === viewer.accountId;
  if (!row || !(isMine || mayKeep(viewer))) refuse("not-found");
  const { order } = row;
  const settings = await settingsOf(order.groupId);
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
  const paid = await payments().where(eq(storePayments.orderId, id)).orderBy(asc(storePayments.id));
  const until = returnUntil(
    order.state,
    marks.find(({ mark }) => mark.state === "delivered")?.mark.createdAt,
    settings.returnDays,
  );
  const titles = new Map(lines.map(({ line }) => [line.variantId, goodsName(line)]));
  return {
    ...toLine(row.line),
    lines: lines.map(
      ({ line: { variantId, productId, title, variant, count, returned, price, money }, pictureId }) => ({
        ...{ variantId, productId, title, variant, count, returned, price, money },
        picture: pictureId && fileUrl(pictureId, 128),
      }),
    ),
    ...{ recipient: order.recipient, phone: order.phone, delivery: order.delivery, address: order.address },
    ...{ comment: order.comment, track: order.track, reservedUntil: order.reservedUntil?.toISOString() ?? null },
    payments: paid.map((payment) => toPayment(payment, isMine)),
    refunds: (await refundsOf(id)).map((refund) => toRefund(refund, viewer)),
    returns: (await returnsOf(id)).map(({ createdAt, lines: back, ...one }) => ({
      ...{ id: one.id, state: one.state, words: one.words, answer: one.answer, at: createdAt.toISOString() },
      lines: back.map((line) => ({ ...line, title: titles.get(line.variantId) ?? "" })),
    })),
    left: { points: leftOf(paid, "points"), money: leftOf(paid, "money") },
    returnUntil: isMine && until && until > now() ? until.toISOString() : null,
    ...{ rulesUrl: settings.rulesUrl, returnUrl: settings.returnUrl, hasCodes: isMine && row.codes },
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
      ...{ kind: storePayments.kind, amount: storePayments.amount, returned: storePayments.returned },
      ...{ state: storePayments.state, payAt: storePayments.payAt, changedAt: storePayments.changedAt },
    })
    .from(storePayments)
    .innerJoin(storeOrders, eq(storeOrders.id, storePayments.orderId))
    .$dynamic();

type PaymentRow = Omit<PaymentView, "since"> & { changedAt: Date };

const toPayment = ({ changedAt, payAt, ...row }: PaymentRow, isMine: boolean): PaymentView => ({
  ...row,
  payAt: isMine ? payAt : null,
  since: changedAt.toISOString(),
});

/** How much of what an order is paid with has not gone back. */
const leftOf = (paid: PaymentRow[], kind: PaymentView["kind"]): number =>
  paid
    .filter((one) => one.kind === kind && ["held", "spent", "paid"].includes(one.state))
    .reduce((sum, { amount, returned }) => sum + amount - returned, 0);

const refundsOf = (orderId: string) =>
  db()
    .select({ refund: storeRefunds, by: authorColumns })
    .from(storeRefunds)
    .leftJoin(accounts, eq(accounts.id, storeRefunds.askedBy))
    .where(eq(storeRefunds.orderId, orderId))
    .orderBy(asc(storeRefunds.id));

/** A refund; buyers read of it who has asked for it, not what the bank says to the store. */
function toRefund({ refund, by }: Awaited<ReturnType<typeof refundsOf>>[number], viewer: Viewer): RefundView {
  const { id, points, money, state, words, trouble, createdAt, askedBy } = refund;
  return {
    ...{ id, points, money, state, words, trouble: mayKeep(viewer) ? trouble : "", at: createdAt.toISOString() },
    by: by?.accountId ? toPerson(by).name : "",
    mayDecide: state === "asked" && mayKeep(viewer) && askedBy !== viewer.accountId,
  };
}

/**
 * One's own payment, as it stands in the books. Of one that is on its way the bank is asked as soon as the page has been
 * answered: read anew, it says more.
 */
export async function readPayment({ accountId, groupId }: Viewer, { id }: { id: string }): Promise<PaymentView> {
  const [row] = await payments().where(and(eq(storePayments.id, id), eq(storeOrders.accountId, accountId)));
  if (!row) return refuse("not-found");
  if (row.state === "open" || row.state === "new") askForReader({ id, groupId });
  return toPayment(row, true);
}
