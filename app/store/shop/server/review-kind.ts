import { eq, sql } from "drizzle-orm";
import { align, type ContentKind, publications, type Topic } from "#app/engines/content/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import { shop } from "../routes.ts";
import { storeProducts, storeReviews } from "./schema.ts";

/** What buyers say of a product: it is complained of, moderated and searched like any publication, and written on its own page alone. */
export const reviewKind: ContentKind = {
  name: "product-review",
  title: "отзыв о товаре",
  sign: {
    text: "Отзыв о товаре",
    topic: () => sql<Topic | null>`(select json_build_object('title', p.title, 'name', p.id)
      from ${storeReviews} r join ${storeProducts} p on p.id = r.product_id where r.id = ${publications.id})`,
    address: (id) => href(shop.product, { id }),
  },
  isPersonal: true,
  address: (id, query) => href(shop.review, { id }, query),
  tab: "ugc",
  moderatedAs: "post",
  mayWrite: () => sql`false`,
  mayAnswer: () => sql`false`,
  mayReact: () => sql`false`,
};

/** What a review is called among publications, and of which kind it is. */
export const asPublication = ({ stars, body, product }: { stars: number; body: string; product: string }) => ({
  ...{ kind: reviewKind.name, title: `${stars} из 5: ${product}`, body },
});

/** Whoever does not meet a product any more does not meet what is said of it either. */
export async function readdressReviews(productId: string, audience: string[] | null): Promise<void> {
  const rows = await db().select().from(storeReviews).where(eq(storeReviews.productId, productId));
  for (const { id, accountId } of rows) {
    const readers =
      audience &&
      ([...new Set([...audience, `user:${accountId}`])].sort() as typeof publications.$inferSelect.audience);
    await db().update(publications).set({ audience: readers }).where(eq(publications.id, id));
    await align(id);
  }
}
