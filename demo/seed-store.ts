import type { ledgerHolds } from "#app/engines/ledger/server/schema.ts";
import type { OrderState } from "#app/store/shop/contract.ts";
import {
  storeCartLines,
  storeCarts,
  storeCategories,
  storeCounters,
  storeDeliveries,
  storeFavourites,
  storeOrderLines,
  storeOrderMarks,
  storeOrders,
  storePayments,
  storeProducts,
  storeVariants,
} from "#app/store/shop/server/schema.ts";
import type { Economy } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import { storePlaces, storeCategories as told } from "./words/store.ts";

const day = 86_400_000;
type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

/** How an order has gone, state after state; the last one is where it stands. */
const ways: OrderState[][] = [
  ["awaiting-payment", "paid"],
  ["awaiting-payment", "paid", "assembling"],
  ["awaiting-payment", "paid", "assembling", "ready"],
  ["awaiting-payment", "paid", "assembling", "shipped"],
  ["awaiting-payment", "paid", "assembling", "ready", "delivered"],
  ["awaiting-payment", "paid", "assembling", "shipped", "delivered", "closed"],
  ["awaiting-payment", "paid", "cancelled-by-user"],
  ["awaiting-payment", "paid", "assembling", "cancelled-by-store"],
  ["awaiting-payment", "expired"],
];

/**
 * The store of a company: shelves with pictures, places to receive, and orders in every state; anna has one of each. Gives
 * the points that are put aside for them: they are written when the book is posted.
 */
export async function seedStore(economy: Economy, pictures: string[]): Promise<Rows<typeof ledgerHolds>> {
  const { random, groupId, today, people, admin } = economy;
  const begun = new Date(today.getTime() - 200 * day);
  const id = (at = begun) => demoId(random, at);
  const categories = told.map(({ title }, at) => ({ id: id(), groupId, title, place: at * 10, archivedAt: null }));
  const products: Rows<typeof storeProducts> = [];
  const variants: Rows<typeof storeVariants> = [];
  for (const [at, category] of told.entries())
    for (const { title, points, stock, old, money, variants: names = [""] } of category.products) {
      const createdAt = new Date(today.getTime() - random.int(1, 180) * day);
      const product = {
        id: id(createdAt),
        groupId,
        categoryId: categories[at]!.id,
        title,
        description: category.about,
      };
      const price = { points, oldPoints: old ?? null, money: money ?? null };
      const picture = {
        pictureId: pictures[products.length % pictures.length] ?? null,
        pictureAlt: `${title}, рисунок`,
      };
      products.push({ ...product, ...price, ...picture, perPerson: null, revision: 1, archivedAt: null, createdAt });
      for (const [place, name] of names.entries()) {
        const share = stock === null ? null : Math.ceil(stock / names.length);
        const variant = { id: id(createdAt), groupId, productId: product.id, title: name };
        variants.push({ ...variant, stock: share, place, archivedAt: null });
      }
    }
  await insertRows(storeCategories, categories);
  await insertRows(storeProducts, products);
  await insertRows(storeVariants, variants);
  const places = storePlaces.map((place) => ({ id: id(), groupId, ...place, archivedAt: null }));
  await insertRows(storeDeliveries, places);
  const holds = await seedOrders(economy, {
    products,
    variants,
    places,
    admin,
    buyers: people.map(({ person }) => person),
  });
  const anna = people.find(({ person }) => person.alias === "anna")?.person ?? people[0]?.person;
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

type Shelves = {
  products: Rows<typeof storeProducts>;
  variants: Rows<typeof storeVariants>;
  places: { id: string; title: string; kind: string; town: string; index: string; address: string }[];
  admin: Person;
  buyers: Person[];
};

async function seedOrders(economy: Economy, { products, variants, places, admin, buyers }: Shelves) {
  const { random, book, groupId, today } = economy;
  const cheap = products.filter(({ points }) => points! <= 30);
  const [orders, lines, marks, payments, holds]: [
    Rows<typeof storeOrders>,
    Rows<typeof storeOrderLines>,
    Rows<typeof storeOrderMarks>,
    Rows<typeof storePayments>,
    Rows<typeof ledgerHolds>,
  ] = [[], [], [], [], []];
  const anna = buyers.find(({ alias }) => alias === "anna");
  const wanted = [
    ...(anna ? ways.map((way) => ({ way, buyer: anna })) : []),
    ...buyers.slice(0, 12).map((buyer, at) => ({ way: ways[at % 6]!, buyer })),
  ];
  for (const [at, { way, buyer }] of wanted.entries()) {
    const state = way.at(-1)!;
    const createdAt = new Date(today.getTime() - (wanted.length - at) * 5 * 3_600_000 - 3_600_000);
    const id = demoId(random, createdAt);
    const product = random.pick(cheap);
    const variant = variants.find(({ productId }) => productId === product.id)!;
    const place = state === "shipped" || way.includes("shipped") ? places[3]! : places[0]!;
    const total = product.points!;
    const isUndone = state.startsWith("cancelled") || state === "expired";
    orders.push({
      ...{ id, groupId, accountId: buyer.id, number: at + 1, state, recipient: `${buyer.firstName} ${buyer.lastName}` },
      ...{ phone: "+7 900 000-00-00", deliveryId: place.id, delivery: place.title, comment: "", total, createdAt },
      address: [place.index, place.town, place.address].filter(Boolean).join(", "),
      track: way.includes("shipped") ? `8008${String(1000 + at)}${"0".repeat(6)}` : "",
      reservedUntil: null,
    });
    lines.push({
      ...{ orderId: id, variantId: variant.id!, productId: product.id!, groupId, title: product.title },
      ...{ variant: variant.title ?? "", price: total, count: 1, taken: !isUndone },
    });
    const momentOf = (step: number) => new Date(createdAt.getTime() + step * 20 * 60_000);
    for (const [step, one] of way.entries())
      marks.push({
        ...{ id: demoId(random, momentOf(step)), orderId: id, groupId, state: one, createdAt: momentOf(step) },
        byId:
          one === "expired"
            ? null
            : ["awaiting-payment", "paid", "cancelled-by-user"].includes(one)
              ? buyer.id
              : admin.id,
        note: one === "cancelled-by-store" ? "На складе оказался брак, новую партию ждём через месяц" : "",
      });
    if (!way.includes("paid")) continue;
    const held = { purse: "held" as const, owner: buyer.id };
    const earned = { purse: "earned" as const, owner: buyer.id };
    const at1 = momentOf(1);
    const [holdId, cause] = [demoId(random, at1), `order:${id}`];
    const transactionId = book.write({
      ...{ at: at1, kind: "order", cause: `hold:${cause}`, by: buyer.id, objectId: id },
      moves: [
        { place: earned, amount: -total },
        { place: held, amount: total },
      ],
    });
    const isSpent = state === "delivered" || state === "closed";
    const ending = isSpent ? ("captured" as const) : isUndone ? ("released" as const) : null;
    const endsAt = momentOf(way.length - (state === "closed" ? 2 : 1));
    const endedIn =
      ending &&
      book.write({
        ...{ at: endsAt, kind: ending, cause: `${ending}:${holdId}`, by: isSpent ? admin.id : buyer.id, objectId: id },
        moves: [
          { place: held, amount: -total },
          { place: isSpent ? { purse: "spent" as const } : earned, amount: total },
        ],
      });
    const until = new Date(at1.getTime() + 182 * day);
    holds.push({
      ...{ id: holdId, groupId, accountId: buyer.id, amount: total, cause, objectId: id, until },
      ...{ transactionId, ending, endedIn },
    });
    payments.push({
      ...{ id: demoId(random, at1), orderId: id, groupId, amount: total, holdId, createdAt: at1 },
      ...{ state: isSpent ? "spent" : isUndone ? "returned" : "held", changedAt: ending ? endsAt : at1 },
    });
  }
  await insertRows(storeOrders, orders);
  await insertRows(storeOrderLines, lines);
  await insertRows(storeOrderMarks, marks);
  await insertRows(storePayments, payments);
  await insertRows(storeCounters, [{ groupId, number: orders.length }]);
  return holds;
}
