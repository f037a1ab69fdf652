import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let lida: ReturnType<typeof apiAs>;
let reader: ReturnType<typeof apiAs>;
const rubric = newId();

beforeAll(async () => {
  const company = await makeCompany();
  lida = apiAs(await makePerson(company, { rights: ["editor", "chief-editor"] }));
  reader = apiAs(await makePerson(company));
  await lida.rubrics.put({ id: rubric, title: "Новости склада", reach: "company" });
});
afterEach(() => setClock());

const publish = () =>
  lida.newsroom.write({ ...articleOf(rubric), title: `Новость ${newId().slice(-8)}`, step: "publish" });
const eightDaysLater = () => setClock(new Date(Date.now() + 8 * 86_400_000));

describe("a pin", () => {
  it("keeps five above a feed; the sixth names whose place it takes", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) ids.push((await publish()).id);
    for (const id of ids.slice(0, 5)) await lida.newsroom.pin({ id, feed: "work" });
    await expect(lida.newsroom.pin({ id: ids[5]!, feed: "work" })).rejects.toMatchObject({ code: "INVALID" });
    await lida.newsroom.pin({ id: ids[5]!, feed: "work", instead: ids[0] });
    const pinned = (await reader.news.pinnedWork({})).items.map(({ id }) => id);
    expect(new Set(pinned)).toEqual(new Set(ids.slice(1)));
    await lida.newsroom.pin({ id: ids[1]!, feed: null });
    expect((await reader.news.pinnedWork({})).items).toHaveLength(4);
    eightDaysLater();
    expect((await reader.news.pinnedWork({})).items).toEqual([]);
  });

  it("stands first when it is new, and where editors move it", async () => {
    const [older, newer] = [await publish(), await publish()];
    for (const { id } of [older, newer]) await lida.newsroom.pin({ id, feed: "life" });
    const order = async () => (await reader.news.pinnedLife({})).items.map(({ id }) => id);
    expect(await order()).toEqual([newer.id, older.id]);
    await lida.newsroom.movePin({ id: newer.id, by: 1 });
    expect(await order()).toEqual([older.id, newer.id]);
    await lida.newsroom.movePin({ id: newer.id, by: 1 });
    expect((await lida.newsroom.pins({})).items.filter(({ feed }) => feed === "life")).toMatchObject([
      { id: older.id },
      { id: newer.id },
    ]);
    await expect(lida.newsroom.movePin({ id: newId(), by: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const { id } of [older, newer]) await lida.newsroom.pin({ id, feed: null });
  });

  it("is folded by one reader for themselves, and open again when it is pinned anew", async () => {
    const { id } = await publish();
    await expect(reader.news.fold({ id, folded: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await lida.newsroom.pin({ id, feed: "life" });
    const isFolded = async (who: typeof reader) => (await who.news.pinnedLife({})).items[0]?.folded;
    await reader.news.fold({ id, folded: true });
    expect([await isFolded(reader), await isFolded(lida)]).toEqual([true, false]);
    await reader.news.fold({ id, folded: false });
    expect(await isFolded(reader)).toBe(false);
    await reader.news.fold({ id, folded: true });
    await lida.newsroom.pin({ id, feed: "life" });
    expect(await isFolded(reader)).toBe(false);
    await lida.newsroom.pin({ id, feed: null });
  });

  it("is not folded by who must read it, until they have said that they did", async () => {
    const news = { ...articleOf(rubric), mustRead: true, step: "publish" as const };
    const { id } = await lida.newsroom.write(news);
    await lida.newsroom.pin({ id, feed: "life" });
    await expect(reader.news.fold({ id, folded: true })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await reader.news.pinnedLife({})).items[0]).toMatchObject({ foldable: false, folded: false });
    await reader.news.acknowledge({ id });
    await reader.news.fold({ id, folded: true });
    expect((await reader.news.pinnedLife({})).items[0]).toMatchObject({ foldable: true, folded: true });
    await lida.newsroom.pin({ id, feed: null });
  });

  it("is not told twice: its feed goes on without it, until its days are over or something is looked for", async () => {
    const { id } = await publish();
    await lida.newsroom.pin({ id, feed: "work" });
    const isIn = async (more: object = {}) =>
      (await reader.feed.page({ tab: "work", ...more })).items.some((one) => one.id === id);
    expect([await isIn(), await isIn({ kind: "news" })]).toEqual([false, true]);
    eightDaysLater();
    expect(await isIn()).toBe(true);
  });
});
