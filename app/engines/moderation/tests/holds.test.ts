import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

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

const hold = (holds: ("all" | "first")[], more: { firstCount?: number } = {}) =>
  apiAs(admin).moderation.changeRules({ holds, firstCount: 2, ...more });

/** While it is done every publication with such a word waits. */
async function whileSeeking<T>(terms: string[], deed: () => Promise<T>): Promise<T> {
  const rule = { kind: "words", terms, action: "hold", place: "publications", on: true } as const;
  const { id } = await apiAs(admin).contentFilters.add(rule);
  const done = await deed();
  await apiAs(admin).contentFilters.drop({ id });
  return done;
}

let number = 0;
const draft = (body: string) => ({ title: `Заметка ${++number}`, body, feed: "blogs", reach: "company" }) as const;
const write = (who: Viewer, body = "Про осень") => apiAs(who).content.create(draft(body));

describe("the rules of a company", () => {
  it("hold nothing until somebody says so, and then for this company alone", async () => {
    expect(await apiAs(admin).moderation.rules()).toEqual({
      holds: [],
      firstCount: 3,
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

  it("look at the first publications of an author, and then no more", async () => {
    await hold(["first"], { firstCount: 1 });
    const newcomer = await makePerson(company);
    const { id, waits } = await write(newcomer);
    expect(waits).toBe(true);
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "approve" });
    expect((await write(newcomer)).waits).toBe(false);
    await hold([]);
  });
});

describe("a publication that waits", () => {
  it("is read by its author alone until a moderator lets it out, then it is news for all", async () => {
    const { id } = await whileSeeking(["смотрите"], () => write(author, "Смотрите: https://example.ru"));
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
    const { id } = await whileSeeking(["гараж"], () => write(author, "Продам гараж"));
    const reject = { decision: "reject", reason: "spam", message: "Для этого есть доска" } as const;
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), ...reject });
    const verdict = await apiAs(author).moderation.verdict({ target: "post", id });
    expect(verdict).toMatchObject({ decision: { name: "reject" }, mayAppeal: false, editHref: `/ugc/edit/${id}` });
    const { revision, waits } = await correct(id);
    expect([revision, waits]).toEqual([1, true]);
    expect(await apiAs(author).moderation.verdict({ target: "post", id })).toMatchObject({ decision: null });
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "approve" });
    expect((await apiAs(reader).content.publication({ id })).id).toBe(id);
  });

  it("may be one that says only after a change what must wait", async () => {
    const { id } = await write(author, "Без гаража");
    const { revision } = await apiAs(author).content.source({ id });
    const { waits } = await whileSeeking(["гараж"], () =>
      apiAs(author).content.edit({ ...draft("Гараж продан"), id, revision }),
    );
    expect(waits).toBe(true);
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
  });
});

async function correct(id: string) {
  const { revision } = await apiAs(author).content.source({ id });
  const { waits } = await apiAs(author).content.edit({ ...draft("Отдам доски"), id, revision });
  return { revision, waits };
}
