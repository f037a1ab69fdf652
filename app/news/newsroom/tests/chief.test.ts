import { beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { newId } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let chief: ReturnType<typeof apiAs>;
let writer: ReturnType<typeof apiAs>;
let reader: ReturnType<typeof apiAs>;
let stranger: ReturnType<typeof apiAs>;
const strict = newId();

beforeAll(async () => {
  // Events are known and wait for `deliverAll`: a delivery beside the test would be in the way of looking.
  await startEvents(listeners).stop();
  const company = await makeCompany();
  chief = apiAs(await makePerson(company, { firstName: "Лидия", rights: ["editor", "chief-editor"] }));
  writer = apiAs(await makePerson(company, { firstName: "Павел", rights: ["editor"] }));
  reader = apiAs(await makePerson(company));
  stranger = apiAs(await makePerson(await makeCompany("Лютик")));
  await chief.rubrics.put({ id: strict, title: "Приказы", reach: "company", fourEyes: true });
});

const write = async (step: "review" | "publish" | "save", api = writer) =>
  (await api.newsroom.write({ ...articleOf(strict), step })).id;
const stepsOf = async (id: string, api = writer) => (await api.newsroom.source({ id })).steps;

describe("in a rubric with four eyes an editor", () => {
  it("sends for review only; the chief editor lets it out or sends it back, and both are told", async () => {
    await expect(write("publish")).rejects.toMatchObject({ code: "CONFLICT" });
    const id = await write("review");
    expect(await stepsOf(id)).toEqual(["save", "return"]);
    expect(await stepsOf(id, chief)).toEqual(["save", "publish", "schedule", "request", "return"]);
    await chief.newsroom.move({ id, step: "request", note: "Добавьте цифры" });
    expect((await writer.newsroom.desk({ state: "returned" })).items.map((one) => one.id)).toEqual([id]);
    await deliverAll();
    const told = async (api: typeof chief) =>
      (await api.notifications.list({})).items.map(({ kind, text }) => [kind, text]);
    expect(await told(chief)).toEqual([["review", ""]]);
    expect(await told(writer)).toEqual([["returned", "Добавьте цифры"]]);
    await writer.newsroom.move({ id, step: "review" });
    await chief.newsroom.move({ id, step: "publish" });
    expect((await reader.news.article({ id })).id).toBe(id);
  });

  it("does not change what is out already", async () => {
    const id = await write("review");
    await chief.newsroom.move({ id, step: "publish" });
    expect(await stepsOf(id)).toEqual([]);
    const change = { ...articleOf(strict), id, revision: 1, step: "save" as const };
    const words = { fields: { rubricIds: ["Опубликованное здесь меняет главный редактор"] } };
    await expect(writer.newsroom.change(change)).rejects.toMatchObject({ code: "CONFLICT", data: words });
    for (const step of ["unpublish", "archive"] as const)
      await expect(writer.newsroom.move({ id, step })).rejects.toMatchObject({ code: "CONFLICT", data: words });
    await chief.newsroom.change(change);
  });

  it("asks the chief editors to change what is out, and they hear of it", async () => {
    const id = await write("review");
    await chief.newsroom.move({ id, step: "publish" });
    await deliverAll();
    await writer.deskTalk.say({ id, text: "Поправьте дату: не пятое, а шестое" });
    await chief.deskTalk.say({ id, text: "Поправлю" });
    await deliverAll();
    const heard = async (api: typeof chief) =>
      (await api.notifications.list({})).items
        .filter(({ href }) => href.includes(`${id}/talk#`))
        .map(({ text }) => text);
    expect(await heard(chief)).toEqual(["Поправьте дату: не пятое, а шестое"]);
    expect(await heard(writer)).toEqual(["Поправлю"]);
  });

  it("is told before anything is lost that others let it out there", async () => {
    const say = (whose: string) => ({ data: { fields: { rubricIds: [expect.stringContaining(whose)] } } });
    await expect(write("publish")).rejects.toMatchObject(say("публикует главный редактор"));
    await expect(write("publish", chief)).rejects.toMatchObject(say("другой главный редактор"));
    const id = await write("review");
    expect([(await writer.newsroom.source({ id })).approves, (await chief.newsroom.source({ id })).approves]).toEqual([
      false,
      true,
    ]);
  });

  it("is let out at an hour that the chief editor names on the page of the review", async () => {
    const id = await write("review");
    const at = "2099-01-01T09:00:00.000Z";
    await expect(chief.newsroom.move({ id, step: "schedule" })).rejects.toMatchObject({ code: "INVALID" });
    expect(await chief.newsroom.move({ id, step: "schedule", publishAt: at })).toEqual({ id, state: "scheduled" });
    expect((await chief.newsroom.source({ id })).publishAt).toBe(at);
    expect(await stepsOf(id)).toEqual([]);
  });

  it("who is the chief one does not approve their own words", async () => {
    const id = await write("review", chief);
    await expect(chief.newsroom.move({ id, step: "publish" })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

it("pins are the chief editor's", async () => {
  const id = await write("review");
  await chief.newsroom.move({ id, step: "publish" });
  await expect(writer.newsroom.pin({ id, feed: "work" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await chief.newsroom.pin({ id, feed: "work" });
  expect((await reader.news.pinnedWork({})).items.map((one) => one.id)).toEqual([id]);
});

describe("an article in the archive", () => {
  it("is gone from lists and pins, says so to those who could read it, and comes back where it stood", async () => {
    const id = await write("review");
    await chief.newsroom.move({ id, step: "publish" });
    await chief.newsroom.pin({ id, feed: "life" });
    const { publishedAt } = await reader.news.article({ id });
    await expect(reader.news.archived({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await chief.newsroom.move({ id, step: "archive" });
    await expect(reader.news.article({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await reader.news.list({})).items.some((one) => one.id === id)).toBe(false);
    expect((await reader.news.archived({ id })).title).toBe(articleOf(strict).title);
    await expect(stranger.news.archived({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await chief.newsroom.desk({ state: "archived" })).items.map((one) => one.id)).toEqual([id]);
    await chief.newsroom.move({ id, step: "publish" });
    expect((await reader.news.article({ id })).publishedAt).toBe(publishedAt);
    expect((await chief.newsroom.source({ id })).pinned).toBeNull();
  });
});
