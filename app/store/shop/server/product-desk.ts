import { and, desc, eq, sql } from "drizzle-orm";
import { daysFrom, isDay } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { VariantView } from "../contract.ts";
import { serveAhead } from "./ahead.ts";
import { tellArrived } from "./arrivals.ts";
import { tell } from "./desk-journal.ts";
import { readPictures } from "./pictures.ts";
import { today } from "./policy.ts";
import { readdressReviews } from "./review-kind.ts";
import { storeCategories, storeCodes, storeProducts, storeVariants } from "./schema.ts";
import { cardOf, toCard } from "./shelves.ts";

type Words = {
  title: string;
  description: string;
  categoryId: string;
  points?: number | undefined;
  oldPoints?: number | undefined;
  money?: number | undefined;
  perPerson?: number | undefined;
  digital: boolean;
  service: boolean;
  promisedOn: string | null;
  audience: string[] | null;
  availableFrom: string | null;
  availableTo: string | null;
  archived: boolean;
};

/** All products of the company, the newest first, those of the archive among them. */
export async function readDeskProducts(
  viewer: Viewer,
  { query, after }: { query: string; after?: string | undefined },
) {
  const rows = await db()
    .select({
      ...cardOf(viewer),
      stock: sql<number | null>`(select case when bool_or(v.stock is null) then null else sum(v.stock)::int end
        from ${storeVariants} v where v.product_id = ${storeProducts}.id and v.archived_at is null)`,
      archived: sql<boolean>`${storeProducts.archivedAt} is not null`,
      createdAt: storeProducts.createdAt,
    })
    .from(storeProducts)
    .where(
      and(
        eq(storeProducts.groupId, viewer.groupId),
        query ? sql`position(lower(${query}) in lower(${storeProducts.title})) > 0` : undefined,
        beyond([storeProducts.createdAt, storeProducts.id], after, "desc"),
      ),
    )
    .orderBy(desc(storeProducts.createdAt), desc(storeProducts.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return {
    items: items.map(({ stock, archived, createdAt: _, ...card }) => ({ ...toCard(card), stock, archived })),
    next,
  };
}

/** A product with its variants, for the form that changes it. */
export async function readSource({ groupId }: Viewer, { id }: { id: string }) {
  const [row] = await db()
    .select({
      product: storeProducts,
      variants: sql<(VariantView & { sku: string })[]>`(
        select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'sku', v.sku, 'stock', v.stock) order by v.place, v.title), '[]')
        from ${storeVariants} v where v.product_id = ${storeProducts}.id and v.archived_at is null)`,
    })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, id), eq(storeProducts.groupId, groupId)));
  if (!row) refuse("not-found");
  const { archivedAt, availableFrom, availableTo, createdAt: _, groupId: __, words: ___, ...said } = row.product;
  return {
    ...said,
    availableFrom: availableFrom?.toISOString() ?? null,
    availableTo: availableTo?.toISOString() ?? null,
    pictures: await readPictures(id),
    archived: archivedAt !== null,
    variants: row.variants,
  };
}

async function rowOf({ groupId }: Viewer, { archived, ...words }: Words) {
  const isIt = and(eq(storeCategories.id, words.categoryId), eq(storeCategories.groupId, groupId));
  if (!(await db().$count(storeCategories, isIt))) refuseAt("categoryId", "Такой категории нет");
  if (words.points === undefined && words.money === undefined)
    refuseAt("points", "Назовите цену: в баллах или в рублях");
  const {
    points = null,
    oldPoints = null,
    money = null,
    perPerson = null,
    availableFrom,
    availableTo,
    ...said
  } = words;
  for (const [field, day] of Object.entries({ promisedOn: said.promisedOn, availableFrom, availableTo }))
    if (day && !isDay(day.slice(0, 10))) refuseAt(field, "Такого дня в календаре нет");
  if (said.digital && said.service) refuseAt("service", "Код и услуга – разное: оставьте одно");
  if (said.digital && said.promisedOn) refuseAt("promisedOn", "Коды заранее не заказывают");
  if (said.promisedOn && said.promisedOn > daysFrom(today(), farthestPromise))
    refuseAt("promisedOn", `Обещать можно не дальше чем на ${farthestPromise} дней`);
  const sold = { availableFrom: dateOf(availableFrom), availableTo: dateOf(availableTo) };
  if (sold.availableFrom && sold.availableTo && sold.availableTo <= sold.availableFrom)
    refuseAt("availableTo", "Продажа заканчивается позже, чем начинается");
  return { ...said, ...sold, points, oldPoints, money, perPerson, archivedAt: archived ? now() : null };
}

/** Points that are put aside go back after half a year: what is promised comes earlier. */
const farthestPromise = 150;

const dateOf = (moment: string | null): Date | null => (moment ? new Date(moment) : null);

/** Makes a product with one variant; without a number its stock has no end. */
export async function makeProduct(viewer: Viewer, { stock, ...words }: Words & { stock?: number | undefined }) {
  const { groupId } = viewer;
  const id = newId();
  const row = await rowOf(viewer, words);
  await db()
    .insert(storeProducts)
    .values({ ...row, id, groupId, createdAt: now() });
  await db()
    .insert(storeVariants)
    .values({ id: newId(), groupId, productId: id, stock: words.digital ? 0 : (stock ?? null) });
  await tell(viewer, "product.put", id, words.title);
  return { id };
}

/** Changes a product. Refuses what another window has changed meanwhile as a conflict. */
export async function changeProduct(
  viewer: Viewer,
  { id, revision, ...words }: Words & { id: string; revision: number },
) {
  const isIt = and(eq(storeProducts.id, id), eq(storeProducts.groupId, viewer.groupId));
  const [before] = await db().select().from(storeProducts).where(isIt).for("update");
  if (!before) refuse("not-found");
  if (before.revision !== revision) refuse("conflict", "revision");
  const row = await rowOf(viewer, words);
  await db()
    .update(storeProducts)
    .set({ ...row, revision: revision + 1 })
    .where(isIt);
  if (row.digital && !before.digital) await countCodes(id);
  if (JSON.stringify(row.audience) !== JSON.stringify(before.audience)) await readdressReviews(id, row.audience);
  await tell(viewer, "product.put", id, words.title);
  return { id };
}

/** Of what has become codes there is as much as there are codes. */
const countCodes = (productId: string) =>
  db()
    .update(storeVariants)
    .set({
      stock: sql`(select count(*)::int from ${storeCodes} c where c.variant_id = ${storeVariants}.id and c.order_id is null)`,
    })
    .where(eq(storeVariants.productId, productId));

type VariantWish = {
  id: string;
  variantId?: string | undefined;
  title: string;
  sku: string;
  stock?: number | undefined;
  seen?: number | undefined;
  archived: boolean;
};

/**
 * Writes a variant with its stock. A stock that somebody has bought of since the keeper looked is refused at its field: the
 * newer number is told. Refuses a name that another variant has; one that was put away comes back by its name.
 */
export async function putVariant(viewer: Viewer, { id, variantId, title, sku, stock, seen, archived }: VariantWish) {
  const { groupId } = viewer;
  const [product] = await db()
    .select({ title: storeProducts.title, digital: storeProducts.digital })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, id), eq(storeProducts.groupId, groupId)))
    .for("update");
  if (!product) refuse("not-found");
  const others = await db().select().from(storeVariants).where(eq(storeVariants.productId, id)).for("update");
  const before = others.find((one) => one.id === variantId);
  if (variantId && !before) refuse("not-found");
  const same = others.find((one) => one.id !== variantId && one.title.toLowerCase() === title.toLowerCase());
  if (same && (before || !same.archivedAt)) refuseAt("title", "Такой вариант уже есть");
  if (before && before.stock !== (seen ?? null))
    refuseAt("stock", `Пока вы смотрели, остаток изменился: сейчас ${before.stock ?? "без счёта"}`);
  const isTaken = and(
    eq(storeVariants.groupId, groupId),
    eq(storeVariants.sku, sku),
    sql`${storeVariants.id} <> ${(before ?? same)?.id ?? id}`,
  );
  if (sku && (await db().$count(storeVariants, isTaken))) refuseAt("sku", "Такой артикул уже есть у другого товара");
  const kept = before ?? same;
  // Of codes there are as many as were given.
  const counted = product.digital ? (kept?.stock ?? 0) : (stock ?? null);
  const row = { title, sku, stock: counted, archivedAt: archived ? now() : null };
  if (kept) await db().update(storeVariants).set(row).where(eq(storeVariants.id, kept.id));
  else
    await db()
      .insert(storeVariants)
      .values({ ...row, id: newId(), groupId, productId: id, place: others.length });
  if (kept) await serveAhead([kept.id]);
  if (kept?.stock === 0 && counted !== 0) await tellArrived(viewer, [kept.id]);
  await tell(viewer, "product-stock.put", id, product.title);
  return { id };
}
