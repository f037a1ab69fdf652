import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeProduct, openStore, type Store } from "./buyers.ts";

freshDatabase();

let store: Store;
let id: string;

beforeEach(async () => {
  store = await openStore();
  id = (await makeProduct(store, { points: 10 })).id;
});

const desk = () => apiAs(store.keeper).shop;
const add = async (alt: string) => desk().addPicture({ id, picture: await pictureFile("mug.png"), alt });
const pictures = async () => (await desk().product({ id })).pictures;
const alts = async () => (await pictures()).map(({ alt }) => alt);

describe("the pictures of a product", () => {
  it("stand in the order of the keeper, the first one on the shelf", async () => {
    for (const alt of ["спереди", "сбоку", "сверху"]) await add(alt);
    const [, , third] = await pictures();
    await desk().movePicture({ id, pictureId: third!.id, by: -1 });
    await desk().movePicture({ id, pictureId: third!.id, by: -1 });
    await desk().movePicture({ id, pictureId: third!.id, by: -1 });
    expect(await alts()).toEqual(["сверху", "спереди", "сбоку"]);
    const [card] = (await desk().shelf({})).items;
    expect(card).toMatchObject({ pictureAlt: "сверху", picture: expect.stringMatching(/^\/files\/.+\/480$/) });
    await desk().dropPicture({ id, pictureId: third!.id });
    expect((await desk().shelf({})).items).toMatchObject([{ pictureAlt: "спереди" }]);
  });

  it("say what they show, and are no more than ten", async () => {
    for (let at = 1; at <= 10; at++) await add("");
    await expect(add("")).rejects.toMatchObject({ data: { detail: "picture" } });
    const [first] = await pictures();
    await desk().describePicture({ id, pictureId: first!.id, alt: "Кружка" });
    expect((await alts())[0]).toBe("Кружка");
  });

  it("of another product are not there", async () => {
    await add("");
    const [first] = await pictures();
    const { id: other } = await makeProduct(store, { title: "Ручка", points: 1 });
    for (const deed of [desk().movePicture, desk().dropPicture, desk().describePicture])
      await expect(deed({ id: other, pictureId: first!.id, by: 1, alt: "" } as never)).rejects.toThrow();
    expect(await alts()).toEqual([""]);
  });
});
