import * as content from "#app/engines/content/server/index.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { asPublication } from "#app/store/shop/server/index.ts";
import { type storeOrderLines, type storeOrders, storeReviews } from "#app/store/shop/server/schema.ts";
import type { Economy } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { storeReviews as told } from "./words/store-reviews.ts";

const hour = 3_600_000;
type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

/** What buyers think of what they have had in their hands for an hour: one review of a product each. */
export async function seedStoreReviews(
  { random, groupId, today }: Economy,
  orders: Rows<typeof storeOrders>,
  lines: Rows<typeof storeOrderLines>,
): Promise<void> {
  const reviews: Rows<typeof storeReviews> = [];
  const publications: Rows<typeof content.publications> = [];
  const documents: Rows<typeof searchDocuments> = [];
  for (const { id: orderId, accountId, state, createdAt } of orders) {
    const line = lines.find((one) => one.orderId === orderId);
    if (!line || !["delivered", "closed"].includes(state)) continue;
    if (reviews.some((one) => one.accountId === accountId && one.productId === line.productId)) continue;
    const at = new Date(Math.min((createdAt as Date).getTime() + 3 * hour, today.getTime() - 60_000));
    const { stars, words } = random.pick(told);
    const id = demoId(random, at);
    const said = asPublication({ stars, body: words, product: line.title });
    const body = content.readMarkdown(words);
    const own = { groupId, reach: "company" as const, audience: null, authorId: accountId };
    reviews.push({ id, groupId, productId: line.productId, accountId, stars, createdAt: at, changedAt: at });
    publications.push({
      ...{ ...own, id, kind: said.kind, title: said.title, body, excerpt: content.excerptOf(body), hashtags: [] },
      ...{ reactionsClosedAt: at, publishedAt: at, createdAt: at },
    });
    documents.push({
      ...{ ...own, kind: "publication", objectId: id, tab: "ugc", tags: [], title: said.title, body: words },
      ...{ href: content.urlOf(said.kind, id), happenedAt: at },
    });
  }
  await insertRows(content.publications, publications);
  await insertRows(storeReviews, reviews);
  await insertRows(searchDocuments, documents);
}
