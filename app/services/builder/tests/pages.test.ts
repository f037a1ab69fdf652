import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { type Block, blocksAtMost } from "../contract.ts";

freshDatabase();
let desk: Viewer;
let owner: Viewer;
let ivan: Viewer;
let service: string;
let id: string;

const text = (key: string, words: string): Block => ({ kind: "text", id: key, title: "", text: words });
const draft = () => apiAs(owner).builder.draft({ id });
const put = (revision: number, block: Block) => apiAs(owner).builder.putBlock({ id, revision, block });
const shown = async () =>
  (await apiAs(ivan).builder.shown({ service }))?.blocks.map((one) => (one.kind === "text" ? one.text : one.kind));

beforeEach(async () => {
  const company = await makeCompany();
  await withTenant("*", () => db().update(groups).set({ showServices: true }).where(eq(groups.id, company.id)));
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  owner = await makePerson(company);
  ivan = await makePerson(company);
  ({ id: service } = await apiAs(desk).services.make({ title: "Обеды", kind: "page", owner: owner.accountId }));
  ({ id } = await apiAs(owner).builder.makePage({ service, title: "Меню", alias: "menu" }));
});

describe("a page", () => {
  it("is seen as it was let out, whatever is written since, and comes back as it was", async () => {
    expect(await shown()).toBeUndefined();
    await put(1, text("b-1", "Борщ"));
    await apiAs(owner).builder.publish({ id, revision: 2 });
    await put(2, text("b-1", "Уха"));
    await put(3, text("b-2", "Чай"));
    expect(await shown()).toEqual(["Борщ"]);
    await apiAs(owner).builder.publish({ id, revision: 4 });
    expect(await shown()).toEqual(["Уха", "Чай"]);
    const { snapshots } = await draft();
    expect(snapshots.map(({ number }) => number)).toEqual([2, 1]);
    await apiAs(owner).builder.rollBack({ id, revision: 4, snapshot: snapshots[1]!.id });
    expect([await shown(), (await draft()).blocks.length]).toEqual([["Уха", "Чай"], 1]);
    await apiAs(owner).builder.publish({ id, revision: 5 });
    expect(await shown()).toEqual(["Борщ"]);
  });

  it("may stay unfinished until it is let out: then each block says what it lacks", async () => {
    const bare: Block[] = [
      text("b-1", ""),
      { kind: "image", id: "b-2", picture: null, alt: "", caption: "" },
      { kind: "list", id: "b-3", title: "", ordered: false, items: [] },
      { kind: "table", id: "b-4", title: "", rows: [] },
      { kind: "button", id: "b-5", text: "", address: "" },
      { kind: "faq", id: "b-6", title: "", items: [] },
    ];
    for (const [at, block] of bare.entries()) await put(at + 1, block);
    expect((await draft()).problems.map(({ block }) => block)).toEqual(bare.map((one) => one.id));
    await expect(apiAs(owner).builder.publish({ id, revision: 7 })).rejects.toMatchObject({ code: "INVALID" });
    expect(await shown()).toBeUndefined();
  });

  it("of two who write at once keeps the first, and lets the second go on from it", async () => {
    const both = await Promise.allSettled([put(1, text("b-1", "Мой")), put(1, text("b-2", "Твой"))]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await draft()).blocks).toHaveLength(1);
    await put(2, text("b-3", "Ещё"));
    for (const deed of [
      () => apiAs(owner).builder.moveBlock({ id, revision: 2, block: "b-3", by: -1 }),
      () => apiAs(owner).builder.publish({ id, revision: 2 }),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("keeps the order that was chosen, and gives a copy a key of its own", async () => {
    await put(1, text("b-1", "Раз"));
    await put(2, text("b-2", "Два"));
    await apiAs(owner).builder.moveBlock({ id, revision: 3, block: "b-2", by: -1 });
    await apiAs(owner).builder.copyBlock({ id, revision: 4, block: "b-2" });
    const { blocks } = await draft();
    expect(blocks.map((one) => one.kind === "text" && one.text)).toEqual(["Два", "Два", "Раз"]);
    expect(new Set(blocks.map((one) => one.id)).size).toBe(3);
    await apiAs(owner).builder.dropBlock({ id, revision: 5, block: "b-2" });
    expect((await draft()).blocks).toHaveLength(2);
  });

  it("is made by who answers for its service alone", async () => {
    for (const who of [ivan, await makePerson(await makeCompany("Дорога"), { roles: ["employee", "admin"] })]) {
      await expect(apiAs(who).builder.draft({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(apiAs(who).builder.publish({ id, revision: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await apiAs(who).builder.mine({})).items).toEqual([]);
    }
    expect((await apiAs(desk).builder.draft({ id })).id).toBe(id);
  });

  it("holds so many blocks and no more", async () => {
    for (let at = 1; at <= blocksAtMost; at++) await put(at, text(`b-${at}`, "Слова"));
    await expect(put(blocksAtMost + 1, text("b-over", "Слова"))).rejects.toMatchObject({ code: "INVALID" });
  });
});
