import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { keepReviews } from "#app/news/newsroom/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { openFile } from "#platform/files/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let author: Viewer;
let other: Viewer;
let reader: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  author = await makePerson(company, { rights: ["editor", "chief-editor"] });
  other = await makePerson(company, { rights: ["editor", "chief-editor"] });
  reader = await makePerson(company);
  await apiAs(author).rubrics.put({ id: rubric, title: "Правила", reach: "company" });
  await startEvents(listeners).stop();
});
afterEach(() => setClock());

const on = (day: string) => setClock(new Date(`${day}T09:00:00Z`));
const desk = () => apiAs(other).newsroom;

async function publish(reviewOn: string): Promise<string> {
  on("2025-03-01");
  const title = `Правило ${newId().slice(-8)}`;
  return (await apiAs(author).newsroom.write({ ...articleOf(rubric), title, reviewOn, step: "publish" })).id;
}

async function look(day: string): Promise<void> {
  on(day);
  await Promise.all([keepReviews(), keepReviews()]);
  await deliverAll();
}

const toldAbout = async (id: string) =>
  (await apiAs(author).notifications.list({})).items.filter(({ href }) => href.includes(id)).map(({ kind }) => kind);
const staleIds = async () => (await desk().desk({ only: "stale" })).items.map(({ id }) => id);

describe("an article with a day of review", () => {
  it("comes to «Пора пересмотреть» and to its author's bell on that day, once", async () => {
    const id = await publish("2025-04-01");
    await look("2025-03-31");
    expect([await staleIds(), await toldAbout(id)]).toEqual([[], []]);
    await look("2025-04-01");
    await look("2025-04-02");
    expect([await staleIds(), await toldAbout(id)]).toEqual([[id], ["stale"]]);
    await desk().confirm({ id, reviewOn: "2025-10-01" });
    expect(await staleIds()).toEqual([]);
    await look("2025-05-01");
    expect((await desk().source({ id })).state).toBe("published");
  });

  it("goes away two weeks later when nobody has looked, and says so", async () => {
    const id = await publish("2025-04-01");
    await look("2025-04-14");
    expect((await desk().source({ id })).state).toBe("published");
    await look("2025-04-15");
    const { state, history, reviewOn } = await desk().source({ id });
    expect([state, history[0], reviewOn]).toEqual([
      "unpublished",
      expect.objectContaining({ by: null, note: "Вовремя не пересмотрели" }),
      null,
    ]);
    expect(await toldAbout(id)).toEqual(["expired", "stale"]);
  });

  it("is neither published nor confirmed until a day that is over", async () => {
    const no = { data: expect.objectContaining({ fields: { reviewOn: expect.anything() } }) };
    await expect(publish("2025-02-01")).rejects.toMatchObject(no);
    const id = await publish("2025-04-01");
    await expect(desk().confirm({ id, reviewOn: "2025-03-01" })).rejects.toMatchObject(no);
  });
});

it("a copy is a new draft with the words, pictures and readers of its article, and none of its days", async () => {
  on("2025-03-01");
  const readers = { mustRead: true, audience: ["location:Тверь"] };
  const days = { dueOn: "2025-05-01", reviewOn: "2025-06-01", unpublishAt: "2025-07-01T10:00:00Z" };
  const pictures = { pictures: [await pictureFile()], added: [{ alt: "Цех" }] };
  const article = { ...articleOf(rubric), ...readers, ...days, ...pictures };
  const { id } = await apiAs(author).newsroom.write({ ...article, step: "publish" });
  const copy = await desk().source(await desk().copy({ id }));
  expect(copy).toMatchObject({
    ...articleOf(rubric),
    ...readers,
    title: `Копия: ${article.title}`,
    state: "draft",
    dueOn: null,
    reviewOn: null,
    unpublishAt: null,
  });
  expect(copy.pictures.map(({ alt }) => alt)).toEqual(["Цех"]);
});

it("a copy has its own picture and file, and what becomes of them is nothing to the article's readers", async () => {
  on("2025-03-01");
  const extras = apiAs(author).extras;
  const more = await apiAs(author).newsroom.write({ ...articleOf(rubric), title: "Ещё почитать", step: "publish" });
  const pictures = { pictures: [await pictureFile()], added: [{ alt: "Цех" }] };
  const { id } = await apiAs(author).newsroom.write({ ...articleOf(rubric), ...pictures, step: "publish" });
  await extras.attach({ id, files: [new File(["План"], "План.txt", { type: "text/plain" })] });
  await extras.relate({ id, other: more.id, chosen: true });
  const { id: copy } = await desk().copy({ id });

  const own = await extras.desk({ id: copy, query: "" });
  expect([own.files.map((one) => "name" in one && one.name), own.related.map(({ title }) => title)]).toEqual([
    ["План.txt"],
    ["Ещё почитать"],
  ]);
  await extras.detach({ id: copy, file: own.files[0]!.id });
  const { revision, pictures: drawn } = await desk().source({ id: copy });
  const keep = drawn.map(({ id }) => ({ id }));
  await desk().change({ ...articleOf(rubric), id: copy, revision, keep, step: "save" });

  const [picture] = (await desk().source({ id })).pictures;
  const [file] = (await extras.desk({ id, query: "" })).files;
  const opened = (one: string) => withTenant(reader.groupId, async () => (await openFile(reader, one)).body.cancel());
  await expect(opened(picture!.id)).resolves.toBeUndefined();
  await expect(opened(file!.id)).resolves.toBeUndefined();
});
