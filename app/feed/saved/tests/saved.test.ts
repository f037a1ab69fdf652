import { beforeAll, describe, expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { savedPublications } from "../server/schema.ts";

const world = databaseOfTwoCompanies();
let anna: ReturnType<typeof apiAs>;
let ivan: ReturnType<typeof apiAs>;

beforeAll(() => {
  anna = apiAs(world.sever.head);
  ivan = apiAs(world.sever.employee);
});

const write = async (title: string, reach: "company" | "portal" = "company") => {
  forgetSpending();
  return (await anna.content.create({ title, body: title, feed: "blogs", reach })).id;
};
const idsOf = async (api: typeof anna) => (await api.saved.list({})).items.map(({ id }) => id);

describe("what a person keeps", () => {
  it("waits for them, the last kept first, and for nobody else", async () => {
    const [first, second] = [await write("Первая"), await write("Вторая")];
    await ivan.saved.put({ id: second, saved: true });
    await ivan.saved.put({ id: first, saved: true });
    await ivan.saved.put({ id: first, saved: true });
    expect(await idsOf(ivan)).toEqual([first, second]);
    expect(await ivan.saved.has({ id: first })).toEqual({ saved: true });
    expect([await idsOf(anna), await anna.saved.has({ id: first })]).toEqual([[], { saved: false }]);
    await ivan.saved.put({ id: first, saved: false });
    expect(await idsOf(ivan)).toEqual([second]);
  });

  it("is only what they may see, and goes when they may not any more", async () => {
    const shared = await write("Для всех", "portal");
    const olga = apiAs(world.yug.head);
    await olga.saved.put({ id: shared, saved: true });
    await expect(olga.saved.put({ id: await write("Своим"), saved: true })).rejects.toMatchObject({ status: 404 });
    await anna.content.edit({
      id: shared,
      title: "Уже своим",
      body: "т",
      feed: "blogs",
      reach: "company",
      revision: 1,
    });
    expect(await idsOf(olga)).toEqual([]);
    await anna.content.remove({ id: shared });
    expect(await idsOf(olga)).toEqual([]);
  });

  it("is paged, each once", async () => {
    const petr = apiAs(world.yug.employee);
    const ids: string[] = [];
    for (let number = 0; number < 25; number++) ids.push(await write(`Номер ${number}`, "portal"));
    const rows = ids.map((publicationId) => ({ accountId: world.yug.employee.accountId, publicationId }));
    await withTenant("*", () => db().insert(savedPublications).values(rows));
    const { items, next } = await petr.saved.list({});
    const rest = await petr.saved.list({ after: next });
    expect([items.length, rest.items.length, rest.next]).toEqual([20, 5, undefined]);
    expect(new Set([...items, ...rest.items].map(({ id }) => id)).size).toBe(25);
  });
});
