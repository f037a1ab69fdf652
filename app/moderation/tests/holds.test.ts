import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/background.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { mustWait } from "../server/rules.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let moderator: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  moderator = await makePerson(company, { firstName: "Модератор", rights: ["moderator"] });
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  // Events are known and wait for `deliverAll`: a delivery beside the test would be in the way of looking.
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

type Hold = "all" | "first" | "words" | "links";
const hold = (holds: Hold[], more: { firstCount?: number; stopWords?: string[] } = {}) =>
  apiAs(admin).moderation.changeRules({ holds, firstCount: 2, stopWords: [], ...more });

let number = 0;
const draft = (body: string) => ({ title: `Заметка ${++number}`, body, feed: "blogs", reach: "company" }) as const;
const write = (who: Viewer, body = "Про осень") => apiAs(who).content.create(draft(body));

describe("the rules of a company", () => {
  it("hold nothing until somebody says so, and then for this company alone", async () => {
    expect(await apiAs(admin).moderation.rules()).toEqual({
      holds: [],
      firstCount: 3,
      stopWords: [],
      hideAt: 5,
      targetHours: 24,
    });
    expect((await write(author)).waits).toBe(false);
    await hold(["all"]);
    const neighbour = await makePerson(await makeCompany("Соседи"));
    expect([(await write(author)).waits, (await write(neighbour)).waits]).toEqual([true, false]);
    expect((await write(moderator)).waits).toBe(false);
    await hold([]);
  });

  it("find stop-words by their beginning, whatever the case and «ё», and links however they are written", async () => {
    const waits = (holds: Hold[], words: string) =>
      mustWait({ holds, firstCount: 1, stopWords: ["казино", "Ёлки-палки"] }, words, async () => 9);
    for (const words of ["Лучшее КАЗИНО тут", "(казиношный) сайт", "ну, елки  палки!"]) {
      expect([words, await waits(["words"], words)]).toEqual([words, true]);
      expect(await waits(["links"], words)).toBe(false);
    }
    for (const words of ["показино", "Каз ино", "ёлки и палки"]) expect(await waits(["words"], words)).toBe(false);
    for (const words of ["см. https://example.ru", "[сюда](http://e.ru)", "www.example.ru"])
      expect([words, await waits(["links"], words)]).toEqual([words, true]);
    expect(await waits(["links"], "Адрес: Почтовая, 5")).toBe(false);
  });

  it("look at the first publications of an author, and then no more", async () => {
    await hold(["first"], { firstCount: 1 });
    const newcomer = await makePerson(company);
    const { id, waits } = await write(newcomer);
    expect(waits).toBe(true);
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "approve" });
    expect((await write(newcomer)).waits).toBe(false);
    await hold([]);
  });

  it("keep stop-words once each, in order", async () => {
    const { stopWords } = await hold(["words"], { stopWords: ["Ёж", "азарт", "еж"] });
    expect(stopWords).toEqual(["азарт", "еж"]);
    await hold([]);
  });
});

describe("a publication that waits", () => {
  it("is read by its author alone until a moderator lets it out, then it is news for all", async () => {
    await hold(["links"]);
    const { id } = await write(author, "Смотрите: https://example.ru");
    await hold([]);
    expect((await apiAs(author).content.publication({ id })).state).toBe("pending");
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    const found = async () => (await apiAs(reader).feed.page({ tab: "blogs" })).items.some((item) => item.id === id);
    expect(await found()).toBe(false);
    expect(await apiAs(author).moderation.verdict({ target: "post", id })).toMatchObject({ decision: null });
    const caseId = await caseOf(moderator, id);
    const { cause, choices } = await apiAs(moderator).moderation.case({ id: caseId });
    expect([cause, choices]).toEqual(["hold", ["approve", "reject"]]);
    await apiAs(moderator).moderation.decide({ id: caseId, decision: "approve" });
    expect(await found()).toBe(true);
    await deliverAll();
    expect((await apiAs(author).notifications.list({})).items[0]).toMatchObject({
      kind: "approved",
      href: `/ugc/${id}`,
    });
  });

  it("comes back to its author with a reason, is corrected and waits again", async () => {
    await hold(["words"], { stopWords: ["гараж"] });
    const { id } = await write(author, "Продам гараж");
    const reject = { decision: "reject", reason: "spam", message: "Для этого есть доска" } as const;
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), ...reject });
    const verdict = await apiAs(author).moderation.verdict({ target: "post", id });
    expect(verdict).toMatchObject({ decision: { name: "reject" }, mayAppeal: false, editHref: `/ugc/edit/${id}` });
    const { revision, waits } = await correct(id);
    expect([revision, waits]).toEqual([1, true]);
    expect(await apiAs(author).moderation.verdict({ target: "post", id })).toMatchObject({ decision: null });
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "approve" });
    expect((await apiAs(reader).content.publication({ id })).id).toBe(id);
    await hold([]);
  });

  it("may be one that says only after a change what must wait", async () => {
    await hold(["links"]);
    const { id } = await write(author, "Без ссылок");
    const source = await apiAs(author).content.source({ id });
    const { waits } = await apiAs(author).content.edit({
      ...draft("Со ссылкой https://example.ru"),
      id,
      revision: source.revision,
    });
    expect(waits).toBe(true);
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    await hold([]);
  });
});

async function correct(id: string) {
  const { revision } = await apiAs(author).content.source({ id });
  const { waits } = await apiAs(author).content.edit({ ...draft("Отдам доски"), id, revision });
  return { revision, waits };
}
