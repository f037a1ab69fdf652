import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { tellArrived } from "./arrivals.ts";
import { goodsName } from "./goods-name.ts";
import { storeOrderLines, storeVariants } from "./schema.ts";

/**
 * Takes what an order is made of out of the stock, each line once: the rows are locked in the order of their ids. Refuses in
 * words, with nothing taken, what is not there any more.
 */
export async function takeStock(orderId: string): Promise<void> {
  const lines = await linesOf(orderId, false);
  const rows = await lockVariants(lines);
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  for (const { variantId, title, variant, count } of lines) {
    const free = stock.get(variantId) ?? null;
    if (free !== null && free < count) {
      const name = `«${goodsName({ title, variant })}»`;
      const text = free === 0 ? `${name} только что закончился` : `${name}: осталось только ${free}`;
      refuse("invalid", "stock", { fields: { stock: [`${text}. Баллы и деньги остались у вас.`] } });
    }
  }
  await change(orderId, lines, -1);
}

/** Puts so many of a variant back to be sold; one without end stays so. Whoever waits for it is told, where there was none. */
export async function putOnShelf(variantId: string, count: number): Promise<void> {
  const [row] = await db()
    .update(storeVariants)
    .set({ stock: sql`${storeVariants.stock} + ${count}` })
    .where(eq(storeVariants.id, variantId))
    .returning({ stock: storeVariants.stock, groupId: storeVariants.groupId });
  if (row?.stock === count) await tellArrived(row, [variantId]);
}

/** Gives back what an order has taken and still holds; the second time there is nothing to give. */
export async function giveStock(orderId: string): Promise<void> {
  const lines = await linesOf(orderId, true);
  const rows = await lockVariants(lines);
  await change(orderId, lines, 1);
  const arrived = rows.filter(({ stock }) => stock === 0).map(({ id }) => id);
  if (lines[0]) await tellArrived(lines[0], arrived);
}

const linesOf = (orderId: string, taken: boolean) =>
  db()
    .select()
    .from(storeOrderLines)
    .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.taken, taken)))
    .orderBy(asc(storeOrderLines.variantId));

type Line = typeof storeOrderLines.$inferSelect;

const lockVariants = async (lines: Line[]) =>
  lines.length
    ? await db()
        .select({ id: storeVariants.id, stock: storeVariants.stock })
        .from(storeVariants)
        .where(
          inArray(
            storeVariants.id,
            lines.map(({ variantId }) => variantId),
          ),
        )
        .orderBy(asc(storeVariants.id))
        .for("update")
    : [];

async function change(orderId: string, lines: Line[], sign: 1 | -1): Promise<void> {
  for (const { variantId, count, returned } of lines)
    await db()
      .update(storeVariants)
      .set({ stock: sql`${storeVariants.stock} + ${sign * (count - returned)}` })
      .where(eq(storeVariants.id, variantId));
  await db()
    .update(storeOrderLines)
    .set({ taken: sign < 0 })
    .where(eq(storeOrderLines.orderId, orderId));
}
