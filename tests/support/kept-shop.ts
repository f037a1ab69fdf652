import { grant } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary, pictureFile } from "./canaries.ts";

export type KeptShop = {
  /** A product of the company, its only variant, and what its head has ordered and paid of it. */
  product: string;
  variant: string;
  order: string;
  payment: string;
  delivery: string;
  shelf: string;
  review: string;
};

/** A shelf, a cart and orders of a company: its head has paid, wants to give a code back, and has put one more into the cart. */
export async function keepShop(head: Viewer, other: Viewer, key: string): Promise<KeptShop> {
  const of = (table: string, column: string) => canary(key, table, column);
  const { shop: desk, storeDesk } = apiAs({ ...other, isAdmin: true });
  const api = apiAs(head).shop;
  const { id: shelf } = await desk.putCategory({ title: of("store_categories", "title").slice(0, 60) });
  const place = {
    kind: "pickup" as const,
    title: of("store_deliveries", "title"),
    town: of("store_deliveries", "town"),
  };
  const { id: delivery } = await desk.putDelivery({ ...place, address: of("store_deliveries", "address") });
  const said = { title: of("store_products", "title"), description: of("store_products", "description") };
  const { id: product } = await desk.make({ ...said, categoryId: shelf, points: 5, stock: 100 });
  const alt = of("store_product_pictures", "alt");
  await desk.addPicture({ id: product, picture: await pictureFile("mug.png"), alt });
  const variant = (await api.product({ id: product })).variants[0]!.id;
  await desk.putVariant({ id: product, title: of("store_variants", "title").slice(0, 60), stock: 7 });
  await withTenant(head.groupId, () =>
    transaction(() =>
      grant({
        ...{ groupId: head.groupId, kind: "issue", cause: `store:${key}`, by: other.accountId },
        ...{ to: head.accountId, amount: 5 },
      }),
    ),
  );
  await api.keep({ id: product, kept: true });
  await api.add({ variantId: variant });
  const words = { recipient: of("store_orders", "recipient"), comment: of("store_orders", "comment") };
  const { id: order } = await api.begin({ ...words, phone: "+7 900 123-45-67", deliveryId: delivery, total: 5 });
  await api.pay({ id: order, total: 5 });
  await desk.move({ id: order, from: "paid", to: "assembling", note: of("store_order_marks", "note") });
  await desk.refund({ id: order, words: of("store_refunds", "words"), lines: [{ variantId: variant, count: 1 }] });
  await desk.putSettings({ pointsShare: 100, pointsAlone: 1000, moneyAlone: 1_000_000, returnDays: 14 });
  const ticket = { title: of("store_products", "title"), categoryId: shelf, points: 0, digital: true };
  const { id: code } = await desk.make(ticket);
  const { id: coded } = (await desk.source({ id: code })).variants[0]!;
  await storeDesk.addCodes({ id: coded, codes: of("store_codes", "sealed") });
  await api.add({ variantId: coded });
  const free = { recipient: words.recipient, phone: "+7 900 123-45-67", deliveryId: delivery, total: 0 };
  const { id: given } = await api.begin(free);
  await api.pay({ id: given, total: 0 });
  const { id: review } = await api.review({ id: code, stars: 4, body: of("publications", "body") });
  await api.askReturn({ id: given, words: of("store_returns", "words"), lines: [{ variantId: coded, count: 1 }] });
  await desk.change({ id: code, revision: 1, ...ticket, archived: true });
  await api.wish({ id: variant, wanted: true });
  await api.add({ variantId: variant });
  const payment = (await api.order({ id: order })).payments[0]!.id;
  return { product, variant, order, payment, delivery, shelf, review };
}
