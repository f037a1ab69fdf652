import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { CartView, Sale } from "../contract.ts";
import { undone } from "./order-states.ts";
import { firstPicture } from "./pictures.ts";
import { balanceOf } from "./points.ts";
import { isForReader, promisedOn, saleNow } from "./policy.ts";
import { storeCartLines, storeCarts, storeOrderLines, storeOrders, storeProducts, storeVariants } from "./schema.ts";
import { settingsOf, takesMoney } from "./settings.ts";
import { pointsFor, rangeOf, sumsOf } from "./sums.ts";

/** How far back the limit of a product for one person looks. */
export const limitDays = 30;
const linesAtMost = 50;

/** Takes the turn of the reader's cart until the end of the transaction: their other windows wait. */
export async function lockCart({ accountId, groupId }: Viewer): Promise<void> {
  await db().insert(storeCarts).values({ accountId, groupId }).onConflictDoNothing();
  await db().select().from(storeCarts).where(eq(storeCarts.accountId, accountId)).for("update");
}

/** What lies in the cart with today's prices, and why some of it cannot be had. */
export async function readLines(viewer: Viewer) {
  const { accountId, groupId } = viewer;
  const rows = await db()
    .select({
      ...{ variantId: storeVariants.id, variant: storeVariants.title, stock: storeVariants.stock },
      ...{ productId: storeProducts.id, title: storeProducts.title },
      ...{ points: storeProducts.points, money: storeProducts.money },
      ...{ pictureId: firstPicture.pictureId, perPerson: storeProducts.perPerson },
      ...{ count: storeCartLines.count, seenPoints: storeCartLines.seenPoints },
      seenMoney: storeCartLines.seenMoney,
      ...{ digital: storeProducts.digital, service: storeProducts.service, promised: promisedOn() },
      isOut: sql<boolean>`${storeVariants.archivedAt} is not null or ${storeProducts.archivedAt} is not null
        or not ${isForReader(viewer)}`,
      ...{ sale: saleNow(), availableFrom: storeProducts.availableFrom },
      /** What the person's own order that waits to be paid holds of it. */
      mine: sql<number>`coalesce((select sum(l.count)::int from ${storeOrderLines} l join ${storeOrders} o on o.id = l.order_id
        where l.variant_id = ${storeVariants}.id and l.taken and o.account_id = ${accountId} and o.state = 'awaiting-payment'), 0)`,
    })
    .from(storeCartLines)
    .innerJoin(storeVariants, eq(storeVariants.id, storeCartLines.variantId))
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(and(eq(storeCartLines.accountId, accountId), eq(storeProducts.groupId, groupId)))
    .orderBy(asc(storeCartLines.createdAt), asc(storeCartLines.variantId));
  const limited = [...new Set(rows.filter(({ perPerson }) => perPerson !== null).map(({ productId }) => productId))];
  const had = await readHad(accountId, limited);
  return rows.map((row) => {
    const free = row.stock === null ? Number.POSITIVE_INFINITY : row.stock + row.mine;
    const wanted = rows
      .filter(({ productId }) => productId === row.productId)
      .reduce((sum, { count }) => sum + count, 0);
    const ahead = free <= 0 ? row.promised : null;
    const judged = { ...row, free: ahead ? Number.POSITIVE_INFINITY : free, wanted };
    return { ...row, promisedOn: ahead, problem: problemOf({ ...judged, had: had.get(row.productId) ?? 0 }) };
  });
}

const moment = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Moscow" });

type Judged = {
  isOut: boolean;
  sale: Sale;
  availableFrom: Date | null;
  points: number | null;
  free: number;
  count: number;
  perPerson: number | null;
  variant: string;
  wanted: number;
  had: number;
};

function problemOf({ isOut, sale, availableFrom, points, free, count, perPerson, wanted, had, variant }: Judged) {
  if (isOut) return "Этого товара больше нет в магазине";
  if (sale === "early") return `В продаже с ${moment.format(availableFrom!)} по московскому времени`;
  if (sale === "over") return "Продажа закончена";
  if (points === null && !takesMoney()) return "Этот товар продаётся за деньги, а оплаты картой сейчас нет";
  if (free <= 0) return "Нет в наличии";
  if (count > free) return `Осталось только ${free}`;
  if (perPerson !== null && wanted + had > perPerson)
    return [
      `Не больше ${perPerson} в одни руки за ${limitDays} дней`,
      ...(variant ? ["считая все варианты"] : []),
      ...(had ? [`вы уже заказали ${had}`] : []),
    ].join(", ");
  return "";
}

/** How many of limited products a person has ordered lately; what waits to be paid is still in the cart. */
async function readHad(accountId: string, productIds: string[]): Promise<Map<string, number>> {
  if (!productIds.length) return new Map();
  const rows = await db()
    .select({ id: storeOrderLines.productId, count: sql<number>`sum(${storeOrderLines.count})::int` })
    .from(storeOrderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
    .where(
      and(
        ...[eq(storeOrders.accountId, accountId), inArray(storeOrderLines.productId, productIds)],
        sql`${storeOrders.state} not in ('awaiting-payment', ${sql.join(
          undone.map((one) => sql`${one}`),
          sql`, `,
        )})`,
        gt(storeOrders.createdAt, new Date(now().getTime() - limitDays * 86_400_000)),
      ),
    )
    .groupBy(storeOrderLines.productId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The reader's cart; its sum is of what can be had. */
export async function readCart(viewer: Viewer): Promise<CartView> {
  const rows = await readLines(viewer);
  const isWaiting = and(eq(storeOrders.accountId, viewer.accountId), eq(storeOrders.state, "awaiting-payment"));
  const [waiting] = await db().select({ id: storeOrders.id }).from(storeOrders).where(isWaiting);
  const { pointsShare } = await settingsOf(viewer.groupId);
  const sums = sumsOf(wantedOf(rows), takesMoney());
  const balance = await balanceOf(viewer);
  return {
    lines: rows.map(({ pictureId, seenPoints, seenMoney, variantId, productId, title, variant, ...row }) => ({
      ...{ variantId, productId, title, variant, count: row.count, problem: row.problem },
      ...{ digital: row.digital, service: row.service, promisedOn: row.promisedOn },
      ...{ points: row.points, money: row.money, picture: pictureId && fileUrl(pictureId, 128) },
      was:
        seenPoints !== row.points || (seenMoney !== null && seenMoney !== row.money)
          ? { points: seenPoints, money: seenMoney }
          : null,
    })),
    total: sums.must.points + sums.either.points,
    money: sums.must.money + sums.either.money,
    either: sums.either,
    ...rangeOf(sums, pointsShare),
    suggested: pointsFor(sums, pointsShare, balance),
    balance,
    takesMoney: takesMoney(),
    waiting: waiting?.id ?? null,
  };
}

/** Of what lies in a cart, what can be had. */
export const wantedOf = <Row extends { problem: string }>(rows: Row[]): Row[] => rows.filter(({ problem }) => !problem);

/** Puts one more of a variant into the cart. Refuses in words what cannot be had. */
export async function addToCart(viewer: Viewer, { variantId }: { variantId: string }): Promise<{ id: string }> {
  await lockCart(viewer);
  await put(viewer, variantId, 1);
  await demandHad(viewer, variantId, "variantId");
  return { id: variantId };
}

/** Says how many of a variant are wanted; none takes it out. Refuses at the field what is more than there is. */
export async function setCount(viewer: Viewer, { id, count }: { id: string; count: number }): Promise<{ id: string }> {
  const { accountId } = viewer;
  await lockCart(viewer);
  const isIt = and(eq(storeCartLines.accountId, accountId), eq(storeCartLines.variantId, id));
  if (count === 0) {
    await db().delete(storeCartLines).where(isIt);
    return { id };
  }
  const changed = await db()
    .update(storeCartLines)
    .set({ count })
    .where(isIt)
    .returning({ id: storeCartLines.variantId });
  if (!changed.length) refuse("not-found");
  await demandHad(viewer, id, "count");
  return { id };
}

async function demandHad(viewer: Viewer, variantId: string, field: string): Promise<void> {
  const line = (await readLines(viewer)).find((one) => one.variantId === variantId);
  if (!line) refuse("not-found");
  if (line.problem) refuse("invalid", field, { fields: { [field]: [line.problem] } });
}

async function put(viewer: Viewer, variantId: string, count: number): Promise<void> {
  const { accountId, groupId } = viewer;
  const isIt = and(eq(storeVariants.id, variantId), isForReader(viewer));
  const [found] = await db()
    .select({ points: storeProducts.points, money: storeProducts.money })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(isIt);
  if (!found) refuse("not-found");
  const lines = await db().$count(storeCartLines, eq(storeCartLines.accountId, accountId));
  if (lines >= linesAtMost)
    refuse("invalid", "variantId", { fields: { variantId: [`В корзине не больше ${linesAtMost} товаров`] } });
  await db()
    .insert(storeCartLines)
    .values({ accountId, variantId, groupId, count, seenPoints: found.points, seenMoney: found.money })
    .onConflictDoUpdate({
      target: [storeCartLines.accountId, storeCartLines.variantId],
      set: { count: sql`least(99, ${storeCartLines.count} + ${count})` },
    });
}

/** Puts what an old order was made of into the cart anew, as far as it can be had. Refuses another person's order as not found. */
export async function orderAgain(viewer: Viewer, { id }: { id: string }): Promise<{ put: number; missed: number }> {
  await lockCart(viewer);
  const rows = await db()
    .select({ variantId: storeOrderLines.variantId, count: storeOrderLines.count })
    .from(storeOrderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
    .where(and(eq(storeOrders.id, id), eq(storeOrders.accountId, viewer.accountId)));
  if (!rows.length) refuse("not-found");
  const mine = await db()
    .select({ variantId: storeVariants.id })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(
      and(
        isForReader(viewer),
        inArray(
          storeVariants.id,
          rows.map(({ variantId }) => variantId),
        ),
      ),
    );
  const isMine = new Set(mine.map(({ variantId }) => variantId));
  for (const { variantId, count } of rows) if (isMine.has(variantId)) await put(viewer, variantId, count);
  const bad = new Set((await readLines(viewer)).filter(({ problem }) => problem).map(({ variantId }) => variantId));
  const missed = rows.filter(({ variantId }) => bad.has(variantId) || !isMine.has(variantId)).length;
  return { put: rows.length - missed, missed };
}
