import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { BackLine } from "../contract.ts";
import { storeOrderLines, storeProducts } from "./schema.ts";
import { putOnShelf } from "./stock.ts";
import { sharesOf } from "./sums.ts";

type OrderLines = Awaited<ReturnType<typeof linesOf>>;

/** What an order is made of, in the order of its variants. */
export const linesOf = (orderId: string) =>
  db()
    .select({ line: storeOrderLines, digital: storeProducts.digital })
    .from(storeOrderLines)
    .innerJoin(storeProducts, eq(storeProducts.id, storeOrderLines.productId))
    .where(eq(storeOrderLines.orderId, orderId))
    .orderBy(asc(storeOrderLines.variantId));

/** The things that come back, each once. Refuses at the field what is not in the order or has come back already. */
export function checkedLines(known: OrderLines, wished: BackLine[]): BackLine[] {
  const lines = wished.filter(({ count, shelf }) => count > 0 || shelf > 0);
  for (const { variantId, count, shelf } of lines) {
    const found = known.find(({ line }) => line.variantId === variantId);
    if (!found || lines.filter((one) => one.variantId === variantId).length > 1)
      return refuseAt("lines", "Такого товара в заказе нет");
    const left = found.line.count - found.line.returned;
    if (count > left) refuseAt("lines", `«${found.line.title}»: вернуть можно не больше ${left}`);
    if (shelf > count) refuseAt("lines", `«${found.line.title}»: снова в продажу не больше, чем возвращают`);
    if (shelf > 0 && found.digital) refuseAt("lines", `«${found.line.title}»: код уже видели, снова он не продаётся`);
  }
  return lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
}

/** Writes down that things of a locked order have come back; those that are whole are sold again. */
export async function takeBack(orderId: string, lines: BackLine[]): Promise<void> {
  for (const { variantId, count, shelf } of lines) {
    const isIt = and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.variantId, variantId));
    const [line] = await db()
      .update(storeOrderLines)
      .set({ returned: sql`${storeOrderLines.returned} + ${count}` })
      .where(isIt)
      .returning({ taken: storeOrderLines.taken });
    if (line?.taken && shelf > 0) await putOnShelf(variantId, shelf);
  }
}

/** What was paid for things that come back; all of them together bring back the whole, to the last kopeck. */
export function worthOf(known: OrderLines, total: number, lines: BackLine[]): { points: number; money: number } {
  const shares = sharesOf(
    known.map(({ line: { price, money, count } }) => ({ points: price, money, count })),
    total,
  );
  const worth = { points: 0, money: 0 };
  for (const [at, { line }] of known.entries()) {
    const count = lines.find(({ variantId }) => variantId === line.variantId)?.count ?? 0;
    const part = (sum: number) =>
      Math.floor((sum * (line.returned + count)) / line.count) - Math.floor((sum * line.returned) / line.count);
    worth.points += part(shares[at]!.points);
    worth.money += part(shares[at]!.money);
  }
  return worth;
}
