import { beforeAll, describe, expect, it } from "vitest";
import { countQueries } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

const world = databaseOfTwoCompanies();
let admin: ReturnType<typeof apiAs>;
let anna: typeof admin;
let ivan: typeof admin;
let olga: typeof admin;
let theirAdmin: typeof admin;

beforeAll(async () => {
  admin = apiAs(world.admin);
  anna = apiAs(world.sever.head);
  ivan = apiAs(world.sever.employee);
  olga = apiAs(world.yug.head);
  const yug = { id: world.yug.id, alias: "yug", name: "Юг" };
  theirAdmin = apiAs(await makePerson(yug, { roles: ["employee", "admin"] }));
});

const write = (body: string, api = anna, reach: "company" | "portal" = "company") => {
  forgetSpending();
  return api.content.create({ title: "", body, feed: "blogs", reach });
};
const tag = (hashtag: string, api = ivan) => api.hashtags.page({ hashtag });
const idsUnder = async (hashtag: string, api = ivan) => (await tag(hashtag, api)).items.map(({ id }) => id);
const listed = async (query: string, api = ivan) => (await api.hashtags.list({ query })).items;
const carried = async (id: string, api = ivan) => (await api.content.publication({ id })).hashtags;
const atField = (message: RegExp) => ({
  status: 422,
  data: expect.objectContaining({ fields: { into: [expect.stringMatching(message)] } }),
});

describe("a merged hashtag", () => {
  it("brings its publications under the new name, whatever the case and «ё», each once, with the right count", async () => {
    const { id: old } = await write("Пишем про #Ёжика и #ёжики");
    const { id: both } = await write("Сразу оба: #ежики #ежик", ivan, "portal");
    const { id: own } = await write("Уже под новым: #ёжик");
    await admin.hashtags.merge({ hashtag: "ЕЖИКИ", into: "#ЁЖИК" });
    await admin.hashtags.merge({ hashtag: "ёжика", into: "ежик" });
    expect(await tag("ежик")).toMatchObject({ name: "ежик", count: 3 });
    expect((await idsUnder("ежик")).sort()).toEqual([old, both, own].sort());
    expect((await listed("еж")).map(({ count }) => count)).toEqual([3]);
    expect((await admin.hashtags.desk({ query: "ёж" })).items).toEqual(await listed("еж"));
    expect([await carried(old), await carried(both)]).toEqual([["ежик"], ["ежик"]]);
  });

  it("leads from its old name to the new one, which is what is written and followed from then on", async () => {
    await write("Едем в #отпуск");
    await admin.hashtags.merge({ hashtag: "отпуска", into: "отпуск" });
    expect(await tag("Отпуска")).toMatchObject({ name: "отпуск", merged: true, count: 1 });
    const { id } = await write("График: #отпуска #отпуск #лето");
    expect(await carried(id)).toEqual(["отпуск", "лето"]);
    expect((await tag("отпуск")).count).toBe(2);
    await anna.content.edit({ id, revision: 1, title: "", body: "Снова #отпуска", feed: "blogs", reach: "company" });
    expect([await carried(id), (await tag("отпуск")).count, (await tag("лето")).count]).toEqual([["отпуск"], 2, 0]);
    await anna.content.remove({ id });
    expect((await tag("отпуск")).count).toBe(1);
    await anna.hashtags.subscribe({ hashtag: "отпуска", subscribed: true });
    expect((await tag("отпуск", anna)).subscribed).toBe(true);
    await anna.hashtags.subscribe({ hashtag: "отпуска", subscribed: false });
    expect((await tag("отпуск", anna)).subscribed).toBe(false);
  });

  it("is what the desk's articles say too, once they come out", async () => {
    const editor = apiAs(world.sever.editor);
    const article = { ...articleOf(world.sever.rubric), body: "Наша #планёрки" };
    const { id } = await editor.newsroom.write({ ...article, step: "save" });
    await admin.hashtags.merge({ hashtag: "планерки", into: "планерка" });
    expect(await idsUnder("планерка")).toEqual([]);
    await editor.newsroom.move({ id, step: "publish" });
    expect(await idsUnder("планерка")).toEqual([id]);
  });

  it("brings its followers along, each once, and their feed", async () => {
    const { id } = await write("Берём #термос в поход");
    for (const hashtag of ["термосы", "термос"]) await ivan.hashtags.subscribe({ hashtag, subscribed: true });
    await anna.hashtags.subscribe({ hashtag: "термосы", subscribed: true });
    await olga.hashtags.subscribe({ hashtag: "термосы", subscribed: true });
    expect(await admin.hashtags.standing({ hashtag: "термосы" })).toMatchObject({ count: 0, subscribers: 2 });
    await admin.hashtags.merge({ hashtag: "термосы", into: "термос" });
    expect(await admin.hashtags.standing({ hashtag: "термос" })).toMatchObject({
      subscribers: 2,
      names: ["термосы"],
    });
    expect((await anna.feed.page({ tab: "subscriptions" })).items.map((one) => one.id)).toContain(id);
    expect((await tag("термосы", olga)).subscribed).toBe(true);
  });

  it("takes along what was merged into it, and a merged target stands for its own: there are no chains", async () => {
    await write("Раз #окно");
    await admin.hashtags.merge({ hashtag: "окна", into: "окно" });
    await admin.hashtags.merge({ hashtag: "окошко", into: "окна" });
    await admin.hashtags.merge({ hashtag: "окно", into: "стекло" });
    const { items } = await admin.hashtags.ruled({ part: "merged", query: "ок" });
    expect(items.map(({ name, target }) => `${name} ${target}`).sort()).toEqual([
      ...["окна стекло", "окно стекло", "окошко стекло"],
    ]);
    expect(await tag("окошко")).toMatchObject({ name: "стекло", count: 1 });
  });

  it("cannot mean itself, be it through another one, nor a banned one", async () => {
    await admin.hashtags.merge({ hashtag: "чашки", into: "чашка" });
    await expect(admin.hashtags.merge({ hashtag: "Чашка", into: "чашка" })).rejects.toMatchObject(
      atField(/тот же тег/),
    );
    const back = admin.hashtags.merge({ hashtag: "чашка", into: "ЧАШКИ" });
    await expect(back).rejects.toMatchObject(atField(/#чашки уже объединён с #чашка/));
    await admin.hashtags.ban({ hashtag: "блюдца" });
    const banned = admin.hashtags.merge({ hashtag: "чашка", into: "#Блюдца" });
    await expect(banned).rejects.toMatchObject(atField(/#блюдца запрещён/));
    await expect(admin.hashtags.merge({ hashtag: "чашка", into: "а" })).rejects.toMatchObject({ status: 422 });
  });

  it("is one of its own again for what is written after the two are parted", async () => {
    const { id: before } = await write("Тут #ключи");
    await admin.hashtags.merge({ hashtag: "ключи", into: "ключ" });
    expect(await admin.hashtags.free({ hashtag: "Ключи" })).toEqual({ name: "ключи" });
    await admin.hashtags.free({ hashtag: "ключи" });
    const { id: after } = await write("И тут #ключи");
    expect([await idsUnder("ключ"), await idsUnder("ключи")]).toEqual([[before], [after]]);
    expect((await tag("ключи")).merged).toBeUndefined();
  });

  it("costs the same number of statements however many publications it has", async () => {
    const cost = async (hashtag: string, into: string) =>
      (await countQueries(() => admin.hashtags.merge({ hashtag, into }))).queries.length;
    await write("Раз #редко");
    for (let n = 0; n < 5; n++) await write(`Номер ${n} #часто`);
    expect(await cost("часто", "постоянно")).toBe(await cost("редко", "иногда"));
    expect((await tag("постоянно")).count).toBe(5);
  });
});

describe("a banned hashtag", () => {
  it("is gone from lists and from publications, and its page is not found", async () => {
    const { id } = await write("Купите #реклама_тут и #весна");
    await ivan.hashtags.subscribe({ hashtag: "реклама_тут", subscribed: true });
    await admin.hashtags.ban({ hashtag: "Реклама_тут" });
    await expect(tag("РЕКЛАМА_тут")).rejects.toMatchObject({ status: 404 });
    await expect(ivan.hashtags.subscribe({ hashtag: "реклама_тут", subscribed: true })).rejects.toMatchObject({
      status: 404,
    });
    expect([await listed("реклама"), (await admin.hashtags.desk({ query: "реклама" })).items]).toEqual([[], []]);
    expect(await ivan.content.publication({ id })).toMatchObject({ hashtags: ["весна"], banned: ["реклама_тут"] });
    expect(JSON.stringify(await ivan.widgets.main({}))).not.toContain("реклама_тут");
    expect((await admin.hashtags.standing({ hashtag: "реклама_тут" })).subscribers).toBe(0);
    expect((await admin.hashtags.ruled({ part: "banned", query: "" })).items).toContainEqual(
      expect.objectContaining({ name: "реклама_тут", target: null, author: expect.stringContaining("CANARY") }),
    );
  });

  it("stays a plain word in what is written later, and may be used again once the ban is lifted", async () => {
    await admin.hashtags.ban({ hashtag: "скидки" });
    const { id } = await write("Только сегодня #Скидки, завтра #цены");
    expect(await ivan.content.publication({ id })).toMatchObject({ hashtags: ["цены"], banned: ["скидки"] });
    await admin.hashtags.free({ hashtag: "скидки" });
    expect((await ivan.content.publication({ id })).banned).toBeUndefined();
    expect(await idsUnder("скидки")).toEqual([]);
    const { id: later } = await write("Снова #скидки");
    expect(await idsUnder("скидки")).toEqual([later]);
  });

  it("takes what was merged into it along", async () => {
    await admin.hashtags.merge({ hashtag: "споры", into: "спор" });
    expect((await admin.hashtags.standing({ hashtag: "спор" })).names).toEqual(["споры"]);
    await admin.hashtags.ban({ hashtag: "спор" });
    await expect(tag("споры")).rejects.toMatchObject({ status: 404 });
  });
});

describe("what a company decides about hashtags", () => {
  it("changes nothing in another company", async () => {
    const { id: theirs } = await write("У нас #катера", olga);
    const { id: open } = await write("Всем: #катера #яхты", olga, "portal");
    await admin.hashtags.merge({ hashtag: "катера", into: "катер" });
    await admin.hashtags.ban({ hashtag: "яхты" });
    expect((await idsUnder("катера", olga)).sort()).toEqual([theirs, open].sort());
    expect([await carried(open, olga), (await tag("яхты", olga)).count]).toEqual([["катера", "яхты"], 1]);
    expect((await olga.content.publication({ id: open })).banned).toBeUndefined();
    expect((await theirAdmin.hashtags.ruled({ part: "merged", query: "катер" })).items).toEqual([]);
    await theirAdmin.hashtags.free({ hashtag: "катера" });
    expect((await tag("катера")).merged).toBe(true);
  });

  it("holds for what another company tells everybody, where its own people read it", async () => {
    const { id } = await write("Открыто: #тепловозы #вагончик", olga, "portal");
    await ivan.hashtags.subscribe({ hashtag: "тепловоз", subscribed: true });
    await admin.hashtags.merge({ hashtag: "тепловозы", into: "тепловоз" });
    await admin.hashtags.ban({ hashtag: "вагончик" });
    expect([await idsUnder("тепловоз"), await listed("тепл")]).toEqual([[id], [{ name: "тепловоз", count: 1 }]]);
    expect((await ivan.feed.page({ tab: "subscriptions" })).items.map((one) => one.id)).toContain(id);
    expect([await listed("вагон"), (await ivan.content.publication({ id })).banned]).toEqual([[], ["вагончик"]]);
  });

  it("is decided by its administrators alone", async () => {
    for (const api of [ivan, apiAs(world.sever.editor), apiAs(world.sever.moderator)])
      for (const deed of [
        () => api.hashtags.desk({ query: "" }),
        () => api.hashtags.merge({ hashtag: "раз", into: "два" }),
        () => api.hashtags.ban({ hashtag: "раз" }),
        () => api.hashtags.free({ hashtag: "раз" }),
      ])
        await expect(deed()).rejects.toMatchObject({ status: 403 });
  });
});

describe("the desk of hashtags", () => {
  it("shows the company's own, the most used first, page by page, and finds them by their beginning", async () => {
    for (let n = 0; n < 22; n++) await write(`Стол #стол_${String.fromCharCode(1072 + n)} ${n < 2 ? "#столик" : ""}`);
    await write("Чужое #стол_чужой", olga, "portal");
    const first = await admin.hashtags.desk({ query: "СТОЛ" });
    const second = await admin.hashtags.desk({ query: "СТОЛ", after: first.next });
    expect([first.items[0], first.items.length, second.items.length]).toEqual([{ name: "столик", count: 2 }, 20, 3]);
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect([new Set(names).size, names.includes("стол_чужой")]).toEqual([23, false]);
  });
});
