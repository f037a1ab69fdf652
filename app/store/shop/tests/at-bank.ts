import { newsOf } from "#demo/bank/protocol.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { bankShop } from "#tests/support/store-bank.ts";
import { begin, makeProduct, type Store } from "./buyers.ts";

/** What a buyer does with an order that is paid at the bank, in a store of their company. */
export function buyerAtBank(whose: () => { store: Store; buyer: Viewer }) {
  const shop = () => apiAs(whose().buyer).shop;
  const pay = ({ id, total, money }: Awaited<ReturnType<typeof begin>>) => shop().pay({ id, total, money });
  const orderOf = (id: string) => shop().order({ id });
  const stateOf = async (id: string) => (await orderOf(id)).state;

  /** The bank's own id of the attempt that may be paid now. */
  async function openAt(id: string): Promise<string> {
    const { payments } = await orderOf(id);
    return payments
      .find(({ state }) => state === "open")!
      .payAt!.split("/")
      .at(-1)!;
  }

  /** An order of 1 000 roubles that waits at the bank: so many of them are points. */
  async function atBank(points: number) {
    const { store, buyer } = whose();
    const { variantId, id: productId } = await makeProduct(store, { points: 1000, money: 100_000, stock: 5 });
    const order = await begin(store, buyer, variantId, points);
    await pay(order);
    return { ...order, variantId, productId };
  }

  return { pay, orderOf, stateOf, openAt, atBank };
}

/** News of 400 roubles as the bank signs them. */
export const news = (bankId: string, orderId: string, more: object = {}) =>
  JSON.stringify(
    newsOf(
      {
        ...{ id: bankId, orderId, amount: 40_000, status: "CONFIRMED", description: "", back: 0, refunds: [] },
        ...{ notifyAt: "", paidAt: "", refusedAt: "", until: "", ...more },
      } as Parameters<typeof newsOf>[0],
      bankShop,
    ),
  );
