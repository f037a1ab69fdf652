import type { ledgerHolds } from "#app/engines/ledger/server/schema.ts";
import type { OrderState } from "#app/store/shop/contract.ts";
import {
  storeCounters,
  storeOrderLines,
  storeOrderMarks,
  storeOrders,
  storePayments,
  type storeProducts,
  storeRefunds,
  storeReturns,
  type storeVariants,
} from "#app/store/shop/server/schema.ts";
import { config } from "#platform/config.ts";
import { Kept } from "./bank/kept.ts";
import type { Economy } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import { seedStoreReviews } from "./seed-store-reviews.ts";
import { ordersWanted, type Wanted, type Way } from "./store-wishes.ts";

const day = 86_400_000;
type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];
const byBuyer: OrderState[] = ["awaiting-payment", "paid", "cancelled-by-user", "return-requested"];
const reason = "На складе оказался брак, новую партию ждём через месяц";

type Shelves = {
  products: Rows<typeof storeProducts>;
  variants: Rows<typeof storeVariants>;
  places: { id: string; title: string; kind: string; town: string; index: string; address: string }[];
  admin: Person;
  buyers: { person: Person; since: Date }[];
};
/** Orders in every state, anna one in each, some of them paid at the bank of the demo. Gives the points that are put aside. */
export async function seedOrders(economy: Economy, shelves: Shelves): Promise<Rows<typeof ledgerHolds>> {
  const orders = new Orders(economy, shelves);
  for (const [at, wanted] of ordersWanted(economy, shelves).entries()) orders.add(at, wanted);
  return await orders.write();
}

class Orders {
  readonly #economy: Economy;
  readonly #shelves: Shelves;
  readonly #bank = new Kept(config.dataDir);
  readonly #orders: Rows<typeof storeOrders> = [];
  readonly #lines: Rows<typeof storeOrderLines> = [];
  readonly #marks: Rows<typeof storeOrderMarks> = [];
  readonly #payments: Rows<typeof storePayments> = [];
  readonly #refunds: Rows<typeof storeRefunds> = [];
  readonly #returns: Rows<typeof storeReturns> = [];
  readonly #holds: Rows<typeof ledgerHolds> = [];

  constructor(economy: Economy, shelves: Shelves) {
    this.#economy = economy;
    this.#shelves = shelves;
  }

  add(at: number, { way, daysAgo, buyer, product, points, money }: Wanted): void {
    const { random, groupId, today } = this.#economy;
    const { variants, places, admin } = this.#shelves;
    const state = way.at(-1)!;
    const createdAt = new Date(today.getTime() - daysAgo * day - 3 * 3_600_000 - random.int(0, 59) * 60_000);
    const momentOf = (step: number) => new Date(createdAt.getTime() + step * 20 * 60_000);
    const id = demoId(random, createdAt);
    const variant = variants.find(({ productId }) => productId === product.id)!;
    const place = way.includes("shipped") ? places[3]! : places[0]!;
    const isUndone = state.startsWith("cancelled") || state === "expired";
    this.#orders.push({
      ...{ id, groupId, accountId: buyer.id, number: at + 1, state, recipient: `${buyer.firstName} ${buyer.lastName}` },
      ...{ phone: "+7 900 000-00-00", deliveryId: place.id, delivery: place.title, comment: "", createdAt },
      ...{ total: points, money, reservedUntil: null },
      address: [place.index, place.town, place.address].filter(Boolean).join(", "),
      track: way.includes("shipped") ? `8008${String(1000 + at)}${"0".repeat(6)}` : "",
    });
    this.#lines.push({
      ...{ orderId: id, variantId: variant.id!, productId: product.id!, groupId, title: product.title, count: 1 },
      ...{ variant: variant.title ?? "", price: product.points ?? null, money: product.money ?? null },
      ...{ taken: !isUndone, returned: state === "returned" ? 1 : 0 },
    });
    for (const [step, one] of way.entries())
      this.#marks.push({
        ...{ id: demoId(random, momentOf(step)), orderId: id, groupId, state: one, createdAt: momentOf(step) },
        byId: one === "expired" ? null : byBuyer.includes(one) ? buyer.id : admin.id,
        note: one === "cancelled-by-store" ? reason : "",
      });
    if (!way.includes("paid")) return;
    if (points > 0) this.#payPoints(id, way, momentOf, buyer, points);
    if (money > 0) this.#payMoney(id, at + 1, momentOf(1), money);
    const asked = way.indexOf("return-requested");
    if (asked > 0) this.#giveBack(id, way, momentOf, buyer, variant.id!, points);
  }

  #payPoints(id: string, way: Way, momentOf: (step: number) => Date, buyer: Person, points: number): void {
    const { random, book, groupId } = this.#economy;
    const { admin } = this.#shelves;
    const state = way.at(-1)!;
    const held = { purse: "held" as const, owner: buyer.id };
    const earned = { purse: "earned" as const, owner: buyer.id };
    const at = momentOf(1);
    const [holdId, cause] = [demoId(random, at), `order:${id}`];
    const said = { kind: "order", cause: `hold:${cause}`, by: buyer.id, objectId: id };
    const put = [
      { place: earned, amount: -points },
      { place: held, amount: points },
    ];
    const transactionId = book.write({ at, ...said, moves: put });
    const isSpent = way.includes("delivered");
    const isBack = state.startsWith("cancelled");
    const ending = isSpent ? ("captured" as const) : isBack ? ("released" as const) : null;
    const endsAt = momentOf(isSpent ? way.indexOf("delivered") : way.length - 1);
    const by = isSpent ? admin.id : buyer.id;
    const moves = [
      { place: held, amount: -points },
      { place: isSpent ? { purse: "spent" as const } : earned, amount: points },
    ];
    const endedIn =
      ending && book.write({ at: endsAt, kind: ending, cause: `${ending}:${holdId}`, by, objectId: id, moves });
    const isReturned = state === "returned";
    if (isReturned) {
      const back = { at: momentOf(way.length - 1), kind: "returned", cause: `returned:${holdId}:demo`, by: admin.id };
      const moved = [
        { place: { purse: "spent" as const }, amount: -points },
        { place: earned, amount: points },
      ];
      book.write({ ...back, objectId: id, moves: moved });
    }
    const until = new Date(at.getTime() + 182 * day);
    const returned = isReturned || isBack ? points : 0;
    this.#holds.push({
      ...{ id: holdId, groupId, accountId: buyer.id, amount: points, cause, objectId: id, until },
      ...{ transactionId, ending, endedIn, returned },
    });
    this.#payments.push({
      ...{ id: demoId(random, at), orderId: id, groupId, kind: "points", amount: points, holdId, bankId: null },
      ...{ returned, state: isReturned || isBack ? "returned" : isSpent ? "spent" : "held" },
      ...{ createdAt: at, changedAt: ending ? endsAt : at },
    });
  }

  /** The bank of the demo knows of it too: what was paid may go back. */
  #payMoney(orderId: string, number: number, at: Date, amount: number): void {
    const { random, groupId } = this.#economy;
    const [id, bankId] = [demoId(random, at), String(random.int(10 ** 9, 10 ** 10 - 1))];
    const where = {
      notifyAt: "",
      paidAt: "",
      refusedAt: "",
      until: at.toISOString(),
      description: `Заказ № ${number}`,
    };
    this.#bank.put({ id: bankId, orderId: id, amount, back: 0, status: "CONFIRMED", refunds: [], ...where });
    this.#payments.push({
      ...{ id, orderId, groupId, kind: "money", amount, holdId: null, bankId, returned: 0, state: "paid" },
      ...{ createdAt: at, changedAt: at },
    });
  }

  #giveBack(
    orderId: string,
    way: Way,
    momentOf: (step: number) => Date,
    buyer: Person,
    variantId: string,
    points: number,
  ) {
    const { random, groupId } = this.#economy;
    const { admin } = this.#shelves;
    const isReturned = way.at(-1) === "returned";
    const asked = momentOf(way.indexOf("return-requested"));
    const decidedAt = isReturned ? momentOf(way.length - 1) : null;
    this.#returns.push({
      ...{
        id: demoId(random, asked),
        orderId,
        groupId,
        accountId: buyer.id,
        words: "Не подошёл цвет, не пользовались",
      },
      ...{ lines: [{ variantId, count: 1, shelf: 0 }], state: isReturned ? "agreed" : "asked", createdAt: asked },
      ...{ decidedBy: isReturned ? admin.id : null, decidedAt, answer: isReturned ? "Приняли, спасибо" : "" },
    });
    if (!decidedAt) return;
    this.#refunds.push({
      ...{
        id: demoId(random, decidedAt),
        orderId,
        groupId,
        points,
        money: 0,
        state: "done",
        words: "Приняли, спасибо",
      },
      ...{ askedBy: admin.id, createdAt: decidedAt, changedAt: decidedAt },
    });
  }

  async write(): Promise<Rows<typeof ledgerHolds>> {
    await insertRows(storeOrders, this.#orders);
    await insertRows(storeOrderLines, this.#lines);
    await insertRows(storeOrderMarks, this.#marks);
    await insertRows(storePayments, this.#payments);
    await insertRows(storeReturns, this.#returns);
    await insertRows(storeRefunds, this.#refunds);
    await seedStoreReviews(this.#economy, this.#orders, this.#lines);
    await insertRows(storeCounters, [{ groupId: this.#economy.groupId, number: this.#orders.length }]);
    return this.#holds;
  }
}
