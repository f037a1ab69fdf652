import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { hideObject } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { begin, makeBuyer, makeProduct, openStore, type Store } from "./buyers.ts";

freshDatabase();

let store: Store;
let anna: Viewer;
let ivan: Viewer;
let id: string;
let variantId: string;

beforeEach(async () => {
  store = await openStore();
  anna = await makeBuyer(store);
  ivan = await makeBuyer(store);
  ({ id, variantId } = await makeProduct(store, { points: 10, stock: 50 }));
});

const desk = () => apiAs(store.keeper).shop;

async function buy(who: Viewer) {
  const order = await begin(store, who, variantId);
  await apiAs(who).shop.pay(order);
  return order.id;
}

async function have(who: Viewer) {
  const order = await buy(who);
  for (const [from, to] of [
    ["paid", "assembling"],
    ["assembling", "ready"],
    ["ready", "delivered"],
  ] as const)
    await desk().move({ id: order, from, to });
}

const review = (who: Viewer, stars: number, body = "") => apiAs(who).shop.review({ id, stars, body });
const read = (who: Viewer) => apiAs(who).shop.reviews({ id });
const notFound = (deed: Promise<unknown>) => expect(deed).rejects.toMatchObject({ code: "NOT_FOUND" });

describe("a review of a product", () => {
  it("is written by whoever has it in their hands, and by nobody else", async () => {
    await notFound(review(anna, 5));
    await buy(anna);
    await notFound(review(anna, 5));
    expect((await read(anna)).mayWrite).toBe(false);
    await have(ivan);
    expect((await read(ivan)).mayWrite).toBe(true);
    await review(ivan, 4, "Держит тепло");
    const { items } = await read(anna);
    expect(items).toMatchObject([{ stars: 4, body: "Держит тепло", person: { accountId: ivan.accountId } }]);
    const one = await apiAs(anna).shop.readReview({ id: items[0]!.id });
    expect(one.product).toEqual({ id, title: "Кружка" });
  });

  it("is one of each person, changed when it is written anew, and counts in the average of the shelf", async () => {
    await have(anna);
    await have(ivan);
    await Promise.all([review(anna, 1, "Так себе"), review(anna, 1, "Так себе")]);
    await review(anna, 4, "Привыкла");
    await review(ivan, 5);
    const { items, mine } = await read(anna);
    expect(items).toHaveLength(2);
    expect(mine).toMatchObject({ stars: 4, body: "Привыкла", isOut: true });
    expect((await desk().shelf({})).items).toMatchObject([{ rating: 4.5, reviewCount: 2 }]);
    await apiAs(anna).shop.dropReview({ id });
    expect((await desk().product({ id })).rating).toBe(5);
    await review(anna, 3);
    expect((await desk().product({ id })).rating).toBe(4);
  });

  it("that a moderator has taken away is read by nobody, counts for nothing and is not written anew", async () => {
    await have(anna);
    const { id: own } = await review(anna, 1, "Грубость");
    await withTenant(store.company.id, () => hideObject(store.keeper.accountId, { kind: "publication", id: own }));
    expect((await read(ivan)).items).toEqual([]);
    expect((await desk().product({ id })).rating).toBeNull();
    await notFound(apiAs(ivan).shop.readReview({ id: own }));
  });

  it("is met by those alone whom the product is for", async () => {
    await have(anna);
    await review(anna, 5, "Только своим");
    const words = { title: "Кружка", categoryId: store.categoryId, points: 10 };
    await desk().change({ id, revision: 1, ...words, audience: [`user:${anna.accountId}`] });
    const [mine] = (await read(anna)).items;
    await notFound(read(ivan));
    await notFound(apiAs(ivan).shop.readReview({ id: mine!.id }));
  });

  it("is changed nowhere but there", async () => {
    await have(anna);
    const { id: own } = await review(anna, 5, "Хорошая");
    const api = apiAs(anna).content;
    await expect(api.comment({ id: own, text: "И ещё" })).rejects.toThrow();
    await expect(api.react({ subject: "publication", id: own, name: "like" })).rejects.toThrow();
  });
});
