import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { seal, sign, unseal } from "#platform/auth/seal.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { tellArrived } from "./arrivals.ts";
import { linesOf } from "./back-lines.ts";
import { tell } from "./desk-journal.ts";
import { goodsName } from "./goods-name.ts";
import type { Order } from "./order-marks.ts";
import { storeCodes, storeOrderLines, storeOrders, storeProducts, storeVariants } from "./schema.ts";

const [mostAtOnce, longest] = [500, 200];

/**
 * Takes in codes of a digital product, one a line; each is one thing to sell. Those that the company has given already, here or
 * elsewhere, are passed over, so that what is sent twice is there once. They lie sealed: whoever reads the database reads none.
 */
export async function addCodes(viewer: Viewer, { id, codes }: { id: string; codes: string }) {
  const { groupId } = viewer;
  const isIt = and(eq(storeVariants.id, id), eq(storeVariants.groupId, groupId));
  const [variant] = await db()
    .select({ stock: storeVariants.stock, title: storeProducts.title, digital: storeProducts.digital })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(isIt)
    .for("update", { of: storeVariants });
  if (!variant) return refuse("not-found");
  if (!variant.digital) refuseAt("codes", "Этот товар не код: отметьте это в его описании");
  const lines = [...new Set(codes.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);
  if (!lines.length) refuseAt("codes", "Напишите хотя бы один код, каждый на своей строке");
  if (lines.length > mostAtOnce) refuseAt("codes", `За один раз не больше ${mostAtOnce} кодов`);
  if (lines.some((line) => line.length > longest)) refuseAt("codes", `Код не длиннее ${longest} знаков`);
  const rows = lines.map((line) => ({
    ...{ id: newId(), groupId, variantId: id, sealed: seal("store-code", line), createdAt: now() },
    mark: sign("store-code", `${groupId} ${line}`),
  }));
  const added = await db().insert(storeCodes).values(rows).onConflictDoNothing().returning({ id: storeCodes.id });
  const stock = (variant.stock ?? 0) + added.length;
  await db().update(storeVariants).set({ stock }).where(isIt);
  if (variant.stock === 0 && stock > 0) await tellArrived(viewer, [id]);
  await tell(viewer, "product-codes.put", id, variant.title);
  return { added: added.length, known: lines.length - added.length };
}

/** Gives an order that is handed over the codes of its digital lines: those that nobody has, the oldest first. */
export async function giveCodes({ id: orderId, groupId }: Order): Promise<void> {
  for (const { line, digital } of await linesOf(orderId)) {
    if (!digital) continue;
    const wanted = line.count - line.returned;
    const free = await db()
      .select({ id: storeCodes.id })
      .from(storeCodes)
      .where(and(eq(storeCodes.variantId, line.variantId), isNull(storeCodes.orderId)))
      .orderBy(asc(storeCodes.id))
      .limit(wanted)
      .for("update", { skipLocked: true });
    if (free.length < wanted) log.error("There are fewer codes than were sold", { objectId: orderId, groupId });
    const ids = free.map(({ id }) => id);
    if (ids.length) await db().update(storeCodes).set({ orderId, givenAt: now() }).where(inArray(storeCodes.id, ids));
  }
}

/** The codes of one's own order, opened for its buyer alone; each time that they are shown stands in the journal. */
export async function showCodes({ accountId, groupId }: Viewer, { id }: { id: string }) {
  const rows = await db()
    .select({ sealed: storeCodes.sealed, title: storeOrderLines.title, variant: storeOrderLines.variant })
    .from(storeCodes)
    .innerJoin(storeOrders, eq(storeOrders.id, storeCodes.orderId))
    .innerJoin(
      storeOrderLines,
      and(eq(storeOrderLines.orderId, storeOrders.id), eq(storeOrderLines.variantId, storeCodes.variantId)),
    )
    .where(and(eq(storeCodes.orderId, id), eq(storeOrders.accountId, accountId)))
    .orderBy(asc(storeOrderLines.title), asc(storeCodes.id));
  if (!rows.length) return refuse("not-found");
  await recordAudit({ deed: "code.shown", result: "ok", accountId, groupId, objectId: id });
  return {
    items: rows.map(({ sealed, title, variant }) => ({
      title: goodsName({ title, variant }),
      code: unseal("store-code", sealed) ?? "Код не открыть: напишите тому, кто ведёт магазин",
    })),
  };
}

/** Whether an order has codes to be shown. */
export const hasCodes = sql<boolean>`exists (select from ${storeCodes} c where c.order_id = ${storeOrders}.id)`;
