import { eq } from "drizzle-orm";
import { grant } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { storePayments, storeRefunds, storeVariants } from "../server/schema.ts";

export type Store = { company: Company; keeper: Viewer; categoryId: string; deliveryId: string };

/** A company with a store: one category, one place to fetch orders, one keeper. */
export async function openStore(): Promise<Store> {
  const company = await makeCompany();
  const keeper = await makePerson(company, { roles: ["employee", "admin"] });
  const { shop } = apiAs(keeper);
  const { id: categoryId } = await shop.putCategory({ title: "Кружки" });
  const place = { kind: "pickup" as const, title: "Кабинет 12", address: "Лесная, 5" };
  const { id: deliveryId } = await shop.putDelivery(place);
  return { company, keeper, categoryId, deliveryId };
}

type Product = { title?: string; points?: number; money?: number; stock?: number; perPerson?: number };

export async function makeProduct({ keeper, categoryId }: Store, more: Product = {}) {
  const { shop } = apiAs(keeper);
  const { id } = await shop.make({ title: "Кружка", categoryId, ...more });
  return { id, variantId: (await shop.product({ id })).variants[0]!.id };
}

export async function makeBuyer({ company }: Store, points = 1000): Promise<Viewer> {
  const person = await makePerson(company);
  const wish = { groupId: company.id, kind: "issue", cause: `test:${newId()}`, by: null, to: person.accountId };
  if (points > 0) await withTenant(company.id, () => transaction(() => grant({ ...wish, amount: points })));
  return person;
}

/** Puts one thing into the cart and makes the order that waits to be paid; the points that are not named are all that may be spent. */
export async function begin({ deliveryId }: Store, buyer: Viewer, variantId: string, points?: number) {
  const { shop } = apiAs(buyer);
  await shop.add({ variantId });
  const { total, money } = await shop.cart({});
  const who = { recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId };
  const { id } = await shop.begin({ ...who, total, money, points });
  const order = await shop.order({ id });
  return { id, total: order.total, money: order.money };
}

export const inPortal = <T>(deed: () => Promise<T>) => withTenant("*", deed);

export const paymentsOf = (orderId: string) =>
  inPortal(() => db().select().from(storePayments).where(eq(storePayments.orderId, orderId)).orderBy(storePayments.id));
export const refundsOf = (orderId: string) =>
  inPortal(() => db().select().from(storeRefunds).where(eq(storeRefunds.orderId, orderId)).orderBy(storeRefunds.id));
export const stockOf = async (variantId: string) =>
  (await inPortal(() => db().select().from(storeVariants).where(eq(storeVariants.id, variantId))))[0]!.stock;
export const balanceOf = async (buyer: Viewer) => (await apiAs(buyer).shop.cart({})).balance;
