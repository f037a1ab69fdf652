import { and, desc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { ProductCard, ProductView, Shelf } from "../contract.ts";
import { isWished } from "./arrivals.ts";
import { isInBranch, readCategories, wayTo } from "./categories.ts";
import { firstPicture, readPictures } from "./pictures.ts";
import { balanceOf } from "./points.ts";
import { isForReader, isOpened, isShown, isSold, promisedOn, saleNow } from "./policy.ts";
import { priceText } from "./price-text.ts";
import { ratingColumns } from "./reviews.ts";
import { storeFavourites, storeOrderLines, storeOrders, storeProducts, storeVariants } from "./schema.ts";
import { takesMoney } from "./settings.ts";

const month = 30 * 86_400_000;

export const cardOf = ({ accountId }: Viewer) => ({
  id: storeProducts.id,
  title: storeProducts.title,
  points: storeProducts.points,
  money: storeProducts.money,
  oldPoints: storeProducts.oldPoints,
  sale: saleNow(),
  availableFrom: storeProducts.availableFrom,
  promisedOn: promisedOn(),
  ...firstPicture,
  ...ratingColumns,
  inStock: sql<boolean>`${storeProducts.archivedAt} is null and exists (select from ${storeVariants} v
    where v.product_id = ${storeProducts}.id and v.archived_at is null and coalesce(v.stock, 1) > 0)`,
  reserved: sql<boolean>`not exists (select from ${storeVariants} v
    where v.product_id = ${storeProducts}.id and v.archived_at is null and coalesce(v.stock, 1) > 0)
    and exists (select from ${storeOrderLines} l join ${storeOrders} o on o.id = l.order_id
    where l.product_id = ${storeProducts}.id and l.taken and o.state = 'awaiting-payment')`,
  favourite: sql<boolean>`exists (select from ${storeFavourites} f
    where f.product_id = ${storeProducts}.id and f.account_id = ${accountId})`,
});

export type CardRow = Omit<ProductCard, "picture" | "availableFrom"> & {
  pictureId: string | null;
  availableFrom: Date | null;
};

export const toCard = ({ pictureId, availableFrom, ...row }: CardRow): ProductCard => ({
  ...row,
  availableFrom: availableFrom?.toISOString() ?? null,
  picture: pictureId && fileUrl(pictureId, 480),
});

/** Words of a product in any of their forms; a part of its name, or the name written a little wrong. */
function isNamed(query: string): SQL | undefined {
  if (!query) return undefined;
  return or(
    sql`${storeProducts.words} @@ plainto_tsquery('russian', ${query})`,
    sql`position(lower(${query}) in lower(${storeProducts.title})) > 0`,
    query.length > 3 ? sql`word_similarity(lower(${query}), lower(${storeProducts.title})) > 0.45` : undefined,
  );
}

type Wish = { shelf: Shelf; categoryId?: string | undefined; query: string; after?: string | undefined };

const cards = (viewer: Viewer, wish: SQL | undefined, limit: number) =>
  db()
    .select({ ...cardOf(viewer), createdAt: storeProducts.createdAt })
    .from(storeProducts)
    .where(and(isSold(viewer), wish))
    .orderBy(desc(storeProducts.createdAt), desc(storeProducts.id))
    .limit(limit);

/** A page of products, the newest first: of a category, new ones, those that the reader's points are enough for, or found ones. */
export async function readShelf(viewer: Viewer, { shelf, categoryId, query, after }: Wish) {
  const balance = await balanceOf(viewer);
  const isWished = and(
    categoryId ? isInBranch(categoryId) : undefined,
    shelf === "new" ? sql`${storeProducts.createdAt} > ${new Date(now().getTime() - month)}` : undefined,
    shelf === "affordable" ? lte(storeProducts.points, balance) : undefined,
    isNamed(query),
  );
  const rows = await cards(
    viewer,
    and(isWished, beyond([storeProducts.createdAt, storeProducts.id], after, "desc")),
    pageSize + 1,
  );
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { items: items.map(withoutDate), next, balance, categories: await readCategories(viewer, isShown(viewer)) };
}

const withoutDate = ({ createdAt: _, ...row }: CardRow & { createdAt: Date }): ProductCard => toCard(row);

/** What the reader has put aside, the latest first. */
export async function readFavourites(viewer: Viewer): Promise<{ items: ProductCard[] }> {
  const isMine = and(eq(storeFavourites.productId, storeProducts.id), eq(storeFavourites.accountId, viewer.accountId));
  const rows = await db()
    .select(cardOf(viewer))
    .from(storeFavourites)
    .innerJoin(storeProducts, isMine)
    .where(isForReader(viewer))
    .orderBy(desc(storeFavourites.createdAt))
    .limit(200);
  return { items: rows.map(toCard) };
}

/** Products that words name, the newest first, as search asks for them. */
export const namedProducts = (viewer: Viewer, query: string) =>
  db()
    .select({
      ...{ id: storeProducts.id, title: storeProducts.title },
      beside: priceText.as("beside"),
    })
    .from(storeProducts)
    .where(and(isSold(viewer), isNamed(query)))
    .orderBy(desc(storeProducts.createdAt), desc(storeProducts.id))
    .limit(100);

/** A product with its variants and what stands beside it; one in the archive is still there for whoever has its address. */
export async function readProduct(viewer: Viewer, { id }: { id: string }): Promise<ProductView> {
  const [row] = await db()
    .select({
      card: cardOf(viewer),
      description: storeProducts.description,
      perPerson: storeProducts.perPerson,
      digital: storeProducts.digital,
      availableTo: storeProducts.availableTo,
      isForReader: sql<boolean>`${isForReader(viewer)}`,
      isOut: sql<boolean>`${storeProducts.archivedAt} is not null`,
      way: wayTo,
      variants: sql<ProductView["variants"]>`(
        select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'stock', v.stock,
          'wanted', ${isWished(viewer.accountId)}) order by v.place, v.title), '[]')
        from ${storeVariants} v where v.product_id = ${storeProducts}.id and v.archived_at is null)`,
    })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, id), isOpened(viewer)));
  if (!row) refuse("not-found");
  const { card, isOut, variants, availableTo, ...said } = row;
  const isOther = and(eq(storeProducts.categoryId, row.way.at(-1)!.id), sql`${storeProducts.id} <> ${id}`);
  return {
    ...toCard(card),
    pictures: await readPictures(id),
    ...said,
    availableTo: availableTo?.toISOString() ?? null,
    variants: isOut ? [] : variants,
    inStock: card.inStock && !isOut,
    similar: (await cards(viewer, isOther, 4)).map(withoutDate),
    balance: await balanceOf(viewer),
    takesMoney: takesMoney(),
    mayEdit: mayAs(viewer, "store"),
  };
}

/** Puts a product aside for the reader, or lets it go. */
export async function keepProduct(viewer: Viewer, { id, kept }: { id: string; kept: boolean }) {
  const { accountId, groupId } = viewer;
  const isIt = and(eq(storeProducts.id, id), isForReader(viewer));
  if (!(await db().$count(storeProducts, isIt))) refuse("not-found");
  const isMine = and(eq(storeFavourites.accountId, accountId), eq(storeFavourites.productId, id));
  if (kept) await db().insert(storeFavourites).values({ accountId, productId: id, groupId }).onConflictDoNothing();
  else await db().delete(storeFavourites).where(isMine);
  return { id };
}
