import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { storeCodes } from "../server/schema.ts";
import { begin, inPortal, makeBuyer, openStore, type Store, stockOf } from "./buyers.ts";

freshDatabase();

let store: Store;
let anna: Viewer;

beforeEach(async () => {
  store = await openStore();
  anna = await makeBuyer(store);
});

async function makeTicket(codes: string) {
  const { shop, storeDesk } = apiAs(store.keeper);
  const { id } = await shop.make({ title: "Билет", categoryId: store.categoryId, points: 10, digital: true });
  const { variants } = await shop.source({ id });
  const variantId = variants[0]!.id;
  const told = await storeDesk.addCodes({ id: variantId, codes });
  return { id, variantId, told };
}

const shownTimes = async () =>
  (await inPortal(() => db().select().from(audit))).filter(({ deed }) => deed === "code.shown");

describe("digital codes", () => {
  it("are counted as stock, each once, and lie in the database sealed", async () => {
    const { variantId, told } = await makeTicket(" АБВ-1 \n\nАБВ-2\nАБВ-1\n");
    expect(told).toEqual({ added: 2, known: 0 });
    expect(await stockOf(variantId)).toBe(2);
    const again = await apiAs(store.keeper).storeDesk.addCodes({ id: variantId, codes: "АБВ-2\nАБВ-3" });
    expect(again).toEqual({ added: 1, known: 1 });
    expect(await stockOf(variantId)).toBe(3);
    const kept = JSON.stringify(await inPortal(() => db().select().from(storeCodes)));
    expect(kept).not.toContain("АБВ");
  });

  it("are the buyer's as soon as they are paid, shown to them alone, and each time it is written down", async () => {
    const { variantId } = await makeTicket("АБВ-1\nАБВ-2");
    const order = await begin(store, anna, variantId);
    await apiAs(anna).shop.pay(order);
    const { state, hasCodes } = await apiAs(anna).shop.order({ id: order.id });
    expect([state, hasCodes]).toEqual(["delivered", true]);
    for (let time = 1; time <= 2; time++) {
      expect((await apiAs(anna).shop.codes({ id: order.id })).items).toEqual([{ title: "Билет", code: "АБВ-1" }]);
      expect(await shownTimes()).toHaveLength(time);
    }
    for (const other of [store.keeper, await makeBuyer(store)])
      await expect(apiAs(other).shop.codes({ id: order.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(JSON.stringify(await apiAs(store.keeper).shop.order({ id: order.id }))).not.toContain("АБВ");
  });

  it("are never given twice, and never run below none", async () => {
    const { variantId } = await makeTicket("АБВ-1");
    const buyers = await Promise.all([1, 2, 3].map(() => makeBuyer(store)));
    const bought = await Promise.allSettled(
      buyers.map(async (buyer) => {
        const order = await begin(store, buyer, variantId);
        await apiAs(buyer).shop.pay(order);
      }),
    );
    expect(bought.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(variantId)).toBe(0);
  });

  it("are not taken where they are none, and their stock is not written by hand", async () => {
    const { shop, storeDesk } = apiAs(store.keeper);
    const { id: mug } = await shop.make({ title: "Кружка", categoryId: store.categoryId, points: 10, stock: 5 });
    const { variants } = await shop.source({ id: mug });
    const wrong = storeDesk.addCodes({ id: variants[0]!.id, codes: "АБВ" });
    await expect(wrong).rejects.toMatchObject({ data: { detail: "codes" } });
    const { id, variantId } = await makeTicket("АБВ-1");
    await shop.putVariant({ id, variantId, stock: 50, seen: 1 });
    expect(await stockOf(variantId)).toBe(1);
  });
});
