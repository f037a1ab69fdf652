import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeBuyer, makeProduct, openStore, type Store } from "./buyers.ts";

freshDatabase();

let store: Store;
let anna: Viewer;

beforeEach(async () => {
  store = await openStore();
  anna = await makeBuyer(store);
});

const desk = () => apiAs(store.keeper).shop;
const put = async (title: string, parentId?: string) => (await desk().putCategory({ title, parentId })).id;
const shelf = (categoryId?: string) => apiAs(anna).shop.shelf({ categoryId });
const titles = async () => (await desk().categories({})).items.map(({ title, depth }) => `${depth} ${title}`);

describe("a tree of categories", () => {
  it("shows in a category what stands in it and deeper", async () => {
    const glass = await put("Стекло", store.categoryId);
    const thin = await put("Тонкое стекло", glass);
    await makeProduct({ ...store, categoryId: thin }, { title: "Бокал", points: 10 });
    await makeProduct(store, { title: "Кружка", points: 10 });
    const { categories } = await shelf();
    expect(categories.map(({ title, parentId }) => [title, parentId])).toEqual([
      ["Кружки", null],
      ["Стекло", store.categoryId],
      ["Тонкое стекло", glass],
    ]);
    expect((await desk().categories({})).items.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect((await shelf(glass)).items.map(({ title }) => title)).toEqual(["Бокал"]);
    expect((await shelf(store.categoryId)).items).toHaveLength(2);
    const [cup] = (await shelf(thin)).items;
    const { way } = await apiAs(anna).shop.product({ id: cup!.id });
    expect(way.map(({ title }) => title)).toEqual(["Кружки", "Стекло", "Тонкое стекло"]);
  });

  it("hides a branch in which nothing stands, and one that is put away with all that lies in it", async () => {
    const glass = await put("Стекло", store.categoryId);
    expect((await shelf()).categories).toEqual([]);
    await makeProduct({ ...store, categoryId: glass }, { title: "Бокал", points: 10 });
    expect((await shelf()).categories).toHaveLength(2);
    await desk().putCategory({ id: store.categoryId, title: "Кружки", archived: true });
    const { categories, items } = await shelf();
    expect([categories, items]).toEqual([[], []]);
    expect((await apiAs(anna).shop.shelf({ query: "бокал" })).items).toEqual([]);
  });

  it("is no deeper than three, and nothing lies in itself", async () => {
    const two = await put("Вторая", store.categoryId);
    const three = await put("Третья", two);
    const apart = await put("Отдельная");
    const inApart = await put("В отдельной", apart);
    const no = (title: string, parentId: string, id?: string) =>
      expect(desk().putCategory({ id, title, parentId })).rejects.toMatchObject({ data: { detail: "parentId" } });
    await no("Четвёртая", three);
    await no("Кружки", three, store.categoryId);
    await no("Кружки", store.categoryId, store.categoryId);
    await no("Отдельная", two, apart);
    await desk().putCategory({ id: inApart, title: "В отдельной", parentId: two });
    expect(await titles()).toEqual(["0 Кружки", "1 Вторая", "2 Третья", "2 В отдельной", "0 Отдельная"]);
    const elsewhere = await openStore();
    await no("Чужая", elsewhere.categoryId);
  });

  it("keeps no circle of two that are put into one another at once", async () => {
    const other = await put("Другая");
    await Promise.allSettled([
      desk().putCategory({ id: other, title: "Другая", parentId: store.categoryId }),
      desk().putCategory({ id: store.categoryId, title: "Кружки", parentId: other }),
    ]);
    expect(await titles()).toHaveLength(2);
  });

  it("is put in order among those that lie side by side", async () => {
    for (const title of ["Первая", "Вторая", "Третья"]) await put(title, store.categoryId);
    const { items } = await desk().categories({});
    await desk().moveCategory({ id: items.find(({ title }) => title === "Третья")!.id, by: -1 });
    await desk().moveCategory({ id: items.find(({ title }) => title === "Первая")!.id, by: -1 });
    expect(await titles()).toEqual(["0 Кружки", "1 Первая", "1 Третья", "1 Вторая"]);
  });
});
