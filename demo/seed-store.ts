import { agreements } from "#app/access/agreements/routes.ts";
import type { ledgerHolds } from "#app/engines/ledger/server/schema.ts";
import {
  storeCartLines,
  storeCarts,
  storeCategories,
  storeCodes,
  storeDeliveries,
  storeFavourites,
  storeProductPictures,
  storeProducts,
  storeSettings,
  storeVariants,
} from "#app/store/shop/server/schema.ts";
import { href } from "#app/web/urls.ts";
import { seal, sign } from "#platform/auth/seal.ts";
import type { Economy } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { seedOrders } from "./seed-store-orders.ts";
import { storePlaces, storeCategories as told } from "./words/store.ts";

const day = 86_400_000;
type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

/**
 * The store of a company: shelves with pictures, places to receive, and orders in every state; anna has one of each. Gives
 * the points that are put aside for them: they are written when the book is posted.
 */
export async function seedStore(economy: Economy, pictures: string[]): Promise<Rows<typeof ledgerHolds>> {
  const { random, groupId, today, people, admin } = economy;
  const anna = people.find(({ person }) => person.alias === "anna")?.person ?? people[0]?.person;
  const begun = new Date(today.getTime() - 200 * day);
  const id = (at = begun) => demoId(random, at);
  const categories = told.map(({ title }, at) => ({ id: id(), groupId, title, place: at + 1, archivedAt: null }));
  const inside = told.map(({ inside: parent }) => categories.find(({ title }) => title === parent)?.id ?? null);
  const products: Rows<typeof storeProducts> = [];
  const variants: Rows<typeof storeVariants> = [];
  const tickets: Rows<typeof storeCodes> = [];
  const shown: Rows<typeof storeProductPictures> = [];
  const codeOf = ({ id: variantId }: { id: string }, at: number, createdAt: Date) => {
    const code = `МУЗЕЙ-${random.int(1000, 9999)}-${1000 + at}`;
    const mark = sign("store-code", `${groupId} ${code}`);
    return { id: id(createdAt), groupId, variantId, sealed: seal("store-code", code), mark, createdAt };
  };
  for (const [at, category] of told.entries())
    for (const [nth, one] of category.products.entries()) {
      const { title, points, stock, old, money, variants: names = [""], codes, sale, forTeam, ahead, service } = one;
      const createdAt = new Date(today.getTime() - random.int(1, 180) * day);
      const product = {
        id: id(createdAt),
        groupId,
        categoryId: categories[at]!.id,
        title,
        description: category.about,
      };
      const price = { points: points ?? null, oldPoints: old ?? null, money: money ?? null };
      const show = (drawn: number, alt: string) => {
        const fileId = pictures[drawn % pictures.length];
        const place = shown.filter(({ productId }) => productId === product.id).length + 1;
        if (fileId) shown.push({ id: id(createdAt), groupId, productId: product.id, fileId, alt, place });
      };
      show(products.length, `${title}, рисунок`);
      // Things of a category are drawn alike, in colours of their own.
      if (names.length > 1) show(products.length + (nth > 0 ? -1 : 1), `${title} в другом цвете, рисунок`);
      const digital = codes ?? false;
      products.push({
        ...product,
        ...price,
        digital,
        service: service ?? false,
        promisedOn: ahead ? new Date(today.getTime() + 21 * day).toISOString().slice(0, 10) : null,
        audience: forTeam && anna ? [`department:${anna.departmentId}`] : null,
        availableFrom: sale === "early" ? new Date(today.getTime() + 6 * day) : null,
        availableTo: sale === "over" ? new Date(today.getTime() - 2 * day) : null,
        perPerson: null,
        revision: 1,
        archivedAt: null,
        createdAt,
      });
      for (const [place, name] of names.entries()) {
        const share = stock === null ? null : Math.ceil(stock / names.length);
        const variant = { id: id(createdAt), groupId, productId: product.id, title: name };
        variants.push({ ...variant, stock: share, place, archivedAt: null });
        for (let at = 1; digital && at <= share!; at++) tickets.push(codeOf(variant, at, createdAt));
      }
    }
  await insertRows(
    storeCategories,
    categories.map((category, at) => ({ ...category, parentId: inside[at] ?? null })),
  );
  await insertRows(storeProducts, products);
  await insertRows(storeProductPictures, shown);
  await insertRows(storeVariants, variants);
  await insertRows(storeCodes, tickets);
  const places = storePlaces.map((place) => ({ id: id(), groupId, ...place, archivedAt: null }));
  await insertRows(storeDeliveries, places);
  await insertRows(storeSettings, [{ groupId, rulesUrl: href(agreements.legal) }]);
  const holds = await seedOrders(economy, {
    products,
    variants,
    places,
    admin,
    buyers: people,
  });
  if (!anna) return holds;
  const liked = random.some(products, 5).map(({ id: productId }, at) => ({
    ...{ accountId: anna.id, productId: productId!, groupId, createdAt: new Date(today.getTime() - at * day) },
  }));
  await insertRows(storeFavourites, liked);
  await insertRows(storeCarts, [{ accountId: anna.id, groupId }]);
  const mug = products.find(({ title }) => title === "Кружка фарфоровая")!;
  const white = variants.find(({ productId }) => productId === mug.id)!;
  const line = { accountId: anna.id, variantId: white.id!, groupId, count: 1, seenPoints: 45, createdAt: today };
  await insertRows(storeCartLines, [line]);
  return holds;
}
