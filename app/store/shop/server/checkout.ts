import { and, asc, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { disownAttempts } from "./attempt-rows.ts";
import { lockCart, readLines, wantedOf } from "./cart.ts";
import { mark } from "./order-marks.ts";
import { reservedFor } from "./order-states.ts";
import { endPoints } from "./paid-points.ts";
import { balanceOf } from "./points.ts";
import { storeCounters, storeDeliveries, storeOrderLines, storeOrders, storePayments } from "./schema.ts";
import { settingsOf, takesMoney } from "./settings.ts";
import { giveStock, takeStock } from "./stock.ts";
import { leastMoney, moneyFor, pointsFor, rangeOf, type Sums, sumsOf } from "./sums.ts";

/** Sums are whole numbers of a bounded size. */
const longestSum = 2_000_000_000;

type Wish = {
  recipient: string;
  phone: string;
  deliveryId: string;
  address: string;
  comment: string;
  total: number;
  money: number;
  points?: number | undefined;
};

type Lines = Awaited<ReturnType<typeof readLines>>;
type Order = typeof storeOrders.$inferSelect;

/**
 * Makes an order of the cart and puts its things aside; the one that waits to be paid already becomes this one, so that a
 * person never has two. While its goods and sums stay the same, so does what is on its way at the bank. Refuses at their
 * fields what is not there, a sum that is not today's, and more or fewer points than may be spent.
 */
export async function beginOrder(viewer: Viewer, { total, money, points, ...wish }: Wish): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  await lockCart(viewer);
  const waiting = await lockWaiting(accountId);
  if (waiting) await giveStock(waiting.id);
  const rows = wantedOf(await readLines(viewer));
  if (!rows.length) refuseAt("total", "В корзине нет ничего, что можно заказать");
  const delivery = await deliveryOf(viewer, wish, rows);
  const paid = await splitOf(viewer, sumsOf(rows, takesMoney()), { total, money, points }, waiting?.held ?? 0);
  const row = { ...wish, ...delivery, ...paid, reservedUntil: new Date(now().getTime() + reservedFor) };
  const id = waiting ? await renew(waiting, rows, row) : await make(viewer, row);
  await putLines({ id, groupId }, rows);
  await takeStock(id);
  return { id };
}

/** What is paid with points and what with money, as the buyer wants it and the company lets them. */
async function splitOf(
  viewer: Viewer,
  sums: Sums,
  seen: Pick<Wish, "total" | "money" | "points">,
  held: number,
): Promise<{ total: number; money: number }> {
  const { must, either } = sums;
  if (must.points + either.points !== seen.total || must.money + either.money !== seen.money)
    refuseAt("total", "Цены изменились: посмотрите, сколько всё стоит теперь, и нажмите ещё раз.");
  const { pointsShare } = await settingsOf(viewer.groupId);
  const { least, most } = rangeOf(sums, pointsShare);
  const total = seen.points ?? pointsFor(sums, pointsShare, (await balanceOf(viewer)) + held);
  if (total < least || total > most)
    refuseAt(
      "points",
      least === most ? `Баллов здесь уходит ${least}` : `Баллов можно потратить от ${least} до ${most}`,
    );
  const money = moneyFor(sums, total);
  if (money > 0 && money < leastMoney)
    refuseAt("points", "Картой можно оплатить не меньше рубля: измените число баллов");
  if (total > longestSum || money > longestSum) refuseAt("total", "Такой большой заказ разделите на несколько");
  return { total, money };
}

async function lockWaiting(accountId: string) {
  const isIt = and(eq(storeOrders.accountId, accountId), eq(storeOrders.state, "awaiting-payment"));
  const [row] = await db().select().from(storeOrders).where(isIt).for("update");
  if (!row) return;
  const [held] = await db()
    .select({ amount: storePayments.amount })
    .from(storePayments)
    .where(and(eq(storePayments.orderId, row.id), eq(storePayments.state, "held")));
  return { ...row, held: held?.amount ?? 0 };
}

type Row = Pick<Order, "recipient" | "phone" | "deliveryId" | "delivery" | "address" | "comment"> & {
  total: number;
  money: number;
  reservedUntil: Date;
};

/** Another order in the place of the one that waits: what was begun for the other sums or goods is taken back first. */
async function renew(waiting: Order, rows: Lines, row: Row): Promise<string> {
  const { id } = waiting;
  const before = await db()
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, id))
    .orderBy(asc(storeOrderLines.variantId));
  const said = (lines: { variantId: string; count: number; price: number | null; money: number | null }[]) =>
    JSON.stringify(lines.map(({ variantId, count, price, money }) => [variantId, count, price, money]).toSorted());
  const isSame =
    waiting.total === row.total &&
    waiting.money === row.money &&
    said(before) === said(rows.map((one) => ({ ...one, price: one.points })));
  if (!isSame) {
    await disownAttempts(waiting);
    await endPoints(waiting, "returned", waiting.accountId);
  }
  await db()
    .update(storeOrders)
    .set({ ...row, createdAt: now() })
    .where(eq(storeOrders.id, id));
  await db().delete(storeOrderLines).where(eq(storeOrderLines.orderId, id));
  return id;
}

async function make({ accountId, groupId }: Viewer, row: Row): Promise<string> {
  const order = { id: newId(), groupId, accountId, number: await nextNumber(groupId), createdAt: now() };
  await db()
    .insert(storeOrders)
    .values({ ...order, ...row, state: "awaiting-payment" });
  await mark(order, "awaiting-payment", accountId);
  return order.id;
}

const putLines = (order: Pick<Order, "id" | "groupId">, rows: Lines) =>
  db()
    .insert(storeOrderLines)
    .values(
      rows.map(({ variantId, productId, title, variant, count, points, money, promisedOn }) => ({
        ...{ orderId: order.id, variantId, productId, groupId: order.groupId, title, variant, count },
        ...{ price: points, money, taken: false, promisedOn },
      })),
    );

type Way = Pick<Wish, "deliveryId" | "address">;

async function deliveryOf({ groupId }: Viewer, { deliveryId, address }: Way, rows: Lines) {
  const isIt = and(eq(storeDeliveries.id, deliveryId), eq(storeDeliveries.groupId, groupId));
  const [found] = await db().select().from(storeDeliveries).where(isIt);
  if (!found) return refuse("not-found");
  if (found.archivedAt) refuseAt("deliveryId", "Так заказ больше не получить, выберите другой способ");
  if (found.kind === "code" && !rows.every(({ digital }) => digital))
    refuseAt("deliveryId", "В заказе не только коды: выберите, как получить остальное");
  if (found.kind === "service" && !rows.every(({ digital, service }) => digital || service))
    refuseAt("deliveryId", "В заказе не только услуги: выберите, как получить вещи");
  if (found.kind === "courier" && address.length < 5) refuseAt("address", "Напишите адрес: куда ехать курьеру");
  const place = [found.index, found.town, found.address].filter(Boolean).join(", ");
  return { delivery: found.title, address: found.kind === "courier" ? address : place };
}

async function nextNumber(groupId: string): Promise<number> {
  const [row] = await db()
    .insert(storeCounters)
    .values({ groupId, number: 1 })
    .onConflictDoUpdate({ target: storeCounters.groupId, set: { number: sql`${storeCounters.number} + 1` } })
    .returning({ number: storeCounters.number });
  return row!.number;
}
