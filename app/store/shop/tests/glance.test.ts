import { beforeEach, expect, it } from "vitest";
import "#app/areas.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeBuyer, makeProduct, openStore, type Store } from "./buyers.ts";

freshDatabase();

let store: Store;

beforeEach(async () => {
  store = await openStore();
});

it("the widget of the store is added by its reader, and shows what they may buy now", async () => {
  const anna = await makeBuyer(store);
  const { id } = await makeProduct(store, { title: "Кружка", points: 40, stock: 2 });
  await makeProduct(store, { title: "Шарф", points: 10, stock: 0 });
  const { shop } = apiAs(store.keeper);
  const some = { title: "Плед", categoryId: store.categoryId, points: 5, audience: [`user:${store.keeper.accountId}`] };
  await shop.make(some);
  await shop.make({ ...some, title: "Лампа", audience: null, availableTo: "2020-01-01T00:00:00Z" });
  const { widgets } = apiAs(anna);
  expect((await widgets.arrangement({})).hidden).toContain("store");
  await widgets.show({ name: "store", shown: true });
  const { store: shown } = (await widgets.main({})).views;
  expect(shown).toEqual([{ href: `/store/product/${id}`, title: "Кружка – баллов: 40" }]);
});
