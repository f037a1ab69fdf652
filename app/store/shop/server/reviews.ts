import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  authorColumns,
  changePublication,
  isOwn,
  isVisible,
  plainText,
  publications,
  publish,
  toPerson,
  waitWith,
  withdrawPublication,
} from "#app/engines/content/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { OrderState, Review } from "../contract.ts";
import { isForReader, isOpened } from "./policy.ts";
import { asPublication } from "./review-kind.ts";
import { storeOrderLines, storeOrders, storeProducts, storeReviews } from "./schema.ts";

/** In these an order has come into the buyer's hands and stayed there. */
const had: OrderState[] = ["delivered", "closed"];

const rows = () =>
  db()
    .select({ review: storeReviews, publication: publications, person: authorColumns, title: storeProducts.title })
    .from(storeReviews)
    .innerJoin(publications, eq(publications.id, storeReviews.id))
    .innerJoin(storeProducts, eq(storeProducts.id, storeReviews.productId))
    .innerJoin(accounts, eq(accounts.id, storeReviews.accountId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rows>>[number];

const toReview = ({ review, publication, person }: Row): Review => ({
  ...{ id: review.id, stars: review.stars, at: review.changedAt.toISOString() },
  ...{ body: plainText(publication.body), person: toPerson(person) },
});

/** What buyers say of a product, the newest first, with the reader's own apart. */
export async function readReviews(viewer: Viewer, { id, after }: { id: string; after?: string | undefined }) {
  const product = await findProduct(viewer, id);
  const isOf = eq(storeReviews.productId, id);
  const found = await rows()
    .where(and(isOf, isVisible(viewer), beyond([storeReviews.createdAt, storeReviews.id], after, "desc")))
    .orderBy(desc(storeReviews.createdAt), desc(storeReviews.id))
    .limit(pageSize + 1);
  const { items, next } = cut(found, ({ review }) => [review.createdAt, review.id]);
  const [own] = await rows().where(and(isOf, isOwn(viewer)));
  return {
    ...{ ...product, items: items.map(toReview), next, mayWrite: await hasBought(viewer, id) },
    mine: own
      ? {
          ...{ id: own.review.id, stars: own.review.stars, body: writeMarkdown(own.publication.body) },
          isOut: own.publication.state === "published",
        }
      : null,
  };
}

/** One review for whoever meets it. */
export async function readReview(viewer: Viewer, { id }: { id: string }) {
  const [row] = await rows().where(and(eq(storeReviews.id, id), isVisible(viewer)));
  if (!row) return refuse("not-found");
  return { ...toReview(row), product: { id: row.review.productId, title: row.title } };
}

async function findProduct(viewer: Viewer, id: string) {
  const [found] = await db()
    .select({ title: storeProducts.title, ...ratingColumns })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, id), isOpened(viewer)));
  return found ?? refuse("not-found");
}

const ofLive = (what: ReturnType<typeof sql>) => sql`(select ${what} from ${storeReviews} r
  join ${publications} b on b.id = r.id
  where r.product_id = ${storeProducts}.id and b.state = 'published' and b.deleted_at is null)`;

/** Columns: what buyers think of a product, one number to a tenth, and how many they are. */
export const ratingColumns = {
  rating: sql<number | null>`${ofLive(sql`round(avg(r.stars), 1)::float`)}`,
  reviewCount: sql<number>`${ofLive(sql`count(*)::int`)}`,
};

/** Whether somebody has had a product in their hands. */
async function hasBought({ accountId }: Viewer, productId: string): Promise<boolean> {
  const [row] = await db()
    .select({ one: sql`1` })
    .from(storeOrderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
    .where(
      and(
        ...[eq(storeOrderLines.productId, productId), eq(storeOrders.accountId, accountId)],
        inArray(storeOrders.state, had),
      ),
    )
    .limit(1);
  return row !== undefined;
}

type Words = { id: string; stars: number; body: string };

/**
 * Writes what a buyer thinks of a product, or writes it anew: one review each. Refuses those who have not had it as
 * not found, and whoever may not write now in words.
 */
export async function review(
  viewer: Viewer,
  { id: productId, stars, body }: Words,
): Promise<{ id: string; waits: boolean }> {
  const { accountId, groupId } = viewer;
  const [product] = await db()
    .select({ title: storeProducts.title, audience: storeProducts.audience })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, productId), isForReader(viewer)));
  if (!product) return refuse("not-found");
  if (!(await hasBought(viewer, productId))) return refuse("not-found");
  await refuseMuted(viewer, "body");
  const audience = product.audience as AudiencePart[] | null;
  const { kind, ...named } = asPublication({ stars, body, product: product.title });
  const words = { ...named, feed: null, reach: "company" as const, audience };
  const said = { stars, changedAt: now() };
  const before = await lockOwn(viewer, productId);
  if (before) {
    const readers = audience && [...new Set<AudiencePart>([...audience, `user:${accountId}`])].sort();
    const change = { ...words, audience: readers, id: before.id, revision: before.revision, pictures: [], added: [] };
    await changePublication(viewer, change, isOwn(viewer)!);
    await db().update(storeReviews).set(said).where(eq(storeReviews.id, before.id));
    return { id: before.id, waits: await waitWith(viewer, before.id) };
  }
  const standing = { kind, reactionsOff: true, pictures: [], added: [] };
  const { id, waits } = await publish(viewer, { ...words, ...standing }, { made: true });
  await db()
    .insert(storeReviews)
    .values({ id, groupId, productId, accountId, createdAt: now(), ...said });
  return { id, waits };
}

/** One's own review of a product, locked; one that its author has put away is gone for good. Refuses at `body` one that a moderator has taken away. */
async function lockOwn({ accountId }: Viewer, productId: string) {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${accountId}`}, 0))`);
  const [row] = await db()
    .select({
      id: publications.id,
      revision: publications.revision,
      deletedBy: publications.deletedBy,
      deletedAt: publications.deletedAt,
    })
    .from(storeReviews)
    .innerJoin(publications, eq(publications.id, storeReviews.id))
    .where(and(eq(storeReviews.productId, productId), eq(storeReviews.accountId, accountId)));
  if (!row?.deletedAt) return row;
  if (row.deletedBy !== accountId)
    refuseAt("body", "Модератор убрал ваш прежний отзыв: новый на этот товар не написать");
  await takeOut(row.id);
}

/** Takes one's own review away for good. */
export async function dropReview(viewer: Viewer, { id: productId }: { id: string }): Promise<{ id: string }> {
  const [own] = await rows().where(and(eq(storeReviews.productId, productId), isOwn(viewer)));
  if (!own) return refuse("not-found");
  await takeOut(own.review.id);
  return { id: productId };
}

const takeOut = (id: string) => withdrawPublication({ id, revision: 1, comments: [] }, true);
