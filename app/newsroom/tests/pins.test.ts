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
