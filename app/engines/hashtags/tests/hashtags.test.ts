import { beforeAll, describe, expect, it } from "vitest";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";

const world = databaseOfTwoCompanies();
let anna: ReturnType<typeof apiAs>;
let ivan: ReturnType<typeof apiAs>;
let olga: ReturnType<typeof apiAs>;

beforeAll(() => {
  anna = apiAs(world.sever.head);
  ivan = apiAs(world.sever.employee);
  olga = apiAs(world.yug.head);
});

type Reach = "company" | "portal";

const write = (api: typeof anna, body: string, reach: Reach = "company") => {
  forgetSpending();
  return api.content.create({ title: "", body, feed: "blogs", reach });
};

const countOf = async (api: typeof anna, hashtag: string) => (await api.hashtags.page({ hashtag })).count;

describe("a hashtag", () => {
  it("gathers publications whatever the case and «ё», newest first", async () => {
    const first = await write(anna, "Ставим #Ёлка в холле");
    const second = await write(ivan, "Наряжаем: #елка, шары, #мишура");
    const { name, count, items } = await ivan.hashtags.page({ hashtag: "ЕЛКА" });
    expect([name, count]).toEqual(["ёлка", 2]);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("of another company's own publications is unknown, of open ones is shared", async () => {
    await write(anna, "Только нам: #северное");
    await write(anna, "Всем: #общее", "portal");
    expect(await countOf(olga, "северное")).toBe(0);
    expect(await countOf(olga, "общее")).toBe(1);
    const { items } = await olga.hashtags.list({ query: "" });
    expect(items.map(({ name }) => name)).not.toContain("северное");
    expect(items).toContainEqual({ name: "общее", count: 1 });
  });

  it("follows its publication through change, another reach and deletion", async () => {
    const draft = { title: "", feed: "blogs" as const, reach: "company" as const };
    const { id } = await anna.content.create({ ...draft, body: "Раз #старый" });
    await anna.content.edit({ ...draft, id, revision: 1, body: "Два #новый" });
    expect([await countOf(anna, "старый"), await countOf(anna, "новый")]).toEqual([0, 1]);
    await anna.content.edit({ ...draft, id, revision: 2, body: "Два #новый", reach: "portal" });
    expect(await countOf(olga, "новый")).toBe(1);
    await anna.content.remove({ id });
    expect([await countOf(anna, "новый"), await countOf(olga, "новый")]).toEqual([0, 0]);
    expect((await anna.hashtags.page({ hashtag: "новый" })).items).toEqual([]);
  });

  it("pages through everything that carries it, each once", async () => {
    for (let n = 0; n < 23; n++)
      await write(n % 2 ? anna : ivan, `Кружка номер ${n} #кружки`, n % 3 ? "company" : "portal");
    const first = await anna.hashtags.page({ hashtag: "кружки" });
    const second = await anna.hashtags.page({ hashtag: "кружки", after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, undefined]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
  });

  it("that one follows brings its publications to «Подписки», until one lets it go", async () => {
    const { id } = await write(anna, "Про #шахматы");
    const subscribed = async () => (await ivan.feed.page({ tab: "subscriptions" })).items.some((one) => one.id === id);
    const author = { accountId: world.sever.head.accountId };
    await ivan.account.subscribe({ ...author, subscribed: false });
    expect(await subscribed()).toBe(false);
    await ivan.hashtags.subscribe({ hashtag: "Шахматы", subscribed: true });
    expect([await subscribed(), (await ivan.hashtags.page({ hashtag: "шахматы" })).subscribed]).toEqual([true, true]);
    await ivan.hashtags.subscribe({ hashtag: "шахматы", subscribed: false });
    expect(await subscribed()).toBe(false);
  });
});

describe("the list of hashtags", () => {
  it("shows the most used first and goes on where it stopped", async () => {
    for (let n = 0; n < 70; n++)
      await write(olga, `Раз #слово_${String(n).padStart(2, "0")} ${n} ${n < 12 ? "#частое" : ""}`);
    const first = await olga.hashtags.list({ query: "" });
    expect(first.items[0]).toEqual({ name: "частое", count: 12 });
    const second = await olga.hashtags.list({ query: "", after: first.next });
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("слово_"))).toHaveLength(70);
  });

  it("looks for a beginning, with or without the sign, and takes wildcards literally", async () => {
    await write(olga, "Тут #про_кофе");
    expect((await olga.hashtags.list({ query: "#ПРО" })).items.map(({ name }) => name)).toEqual(["про_кофе"]);
    expect((await olga.hashtags.list({ query: "про%" })).items).toEqual([]);
    expect((await olga.hashtags.list({ query: "п_о" })).items).toEqual([]);
  });
});
