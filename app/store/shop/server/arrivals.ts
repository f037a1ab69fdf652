import { and, eq, sql } from "drizzle-orm";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { shop } from "../routes.ts";
import { goodsName } from "./goods-name.ts";
import { storeProducts, storeVariants, storeWishes } from "./schema.ts";

/** Wants to be told when a variant can be had again, or does not any more. */
export async function wishFor({ accountId, groupId }: Viewer, { id, wanted }: { id: string; wanted: boolean }) {
  const isIt = and(eq(storeVariants.id, id), eq(storeVariants.groupId, groupId));
  if (!(await db().$count(storeVariants, isIt))) return refuse("not-found");
  const isMine = and(eq(storeWishes.accountId, accountId), eq(storeWishes.variantId, id));
  if (wanted) await db().insert(storeWishes).values({ accountId, variantId: id, groupId }).onConflictDoNothing();
  else await db().delete(storeWishes).where(isMine);
  return { id };
}

/** Variants that were sold out can be had again: whoever wants to know will be told. */
export async function tellArrived({ groupId }: Pick<Viewer, "groupId">, variantIds: string[]): Promise<void> {
  for (const objectId of variantIds) await announce({ kind: "product.arrived", objectId, groupId, actorId: "" });
}

/** Tells those who have asked for it that a thing is there again, once: what is gone meanwhile they wait for on. */
export const notifyOfArrivals: Listener = {
  name: "notifications.store-arrivals",
  kinds: ["product.arrived"],
  async hear({ objectId, groupId }, key) {
    const [row] = await db()
      .select({ variant: storeVariants, product: storeProducts })
      .from(storeVariants)
      .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
      .where(eq(storeVariants.id, objectId));
    if (!row || row.variant.stock === 0 || row.variant.archivedAt || row.product.archivedAt) return;
    const wishes = await db().delete(storeWishes).where(eq(storeWishes.variantId, objectId)).returning();
    const { title } = row.product;
    await notifyPeople(
      wishes.map(({ accountId }) => ({
        ...{ accountId, groupId, eventKey: key, kind: "product-arrived" },
        subject: goodsName({ title, variant: row.variant.title }),
        href: href(shop.product, { id: row.product.id }),
      })),
    );
  },
};

/** Which of some variants a person waits for. */
export const isWished = (accountId: string) =>
  sql`exists (select from ${storeWishes} w where w.variant_id = v.id and w.account_id = ${accountId})`;
