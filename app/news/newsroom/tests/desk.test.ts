import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { articles } from "#app/news/news/server/index.ts";
import { keepSchedule } from "#app/news/newsroom/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf, pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let company: Company;
let lida: ReturnType<typeof apiAs>;
let pavel: ReturnType<typeof apiAs>;
let employee: Viewer;
let reader: ReturnType<typeof apiAs>;
let stranger: ReturnType<typeof apiAs>;
const rubric = newId();
const strict = newId();
const office = newId();

beforeAll(async () => {
  company = await makeCompany();
  lida = apiAs(await makePerson(company, { firstName: "Лидия", rights: ["editor", "chief-editor"] }));
  pavel = apiAs(await makePerson(company, { firstName: "Павел", rights: ["editor", "chief-editor"] }));
  employee = await makePerson(company);
  reader = apiAs(employee);
  const other = await makeCompany("Лютик");
  stranger = apiAs(await makePerson(other, { rights: ["editor", "chief-editor"] }));
  await withTenant("*", () => db().insert(departments).values({ id: office, groupId: company.id, name: "Склад" }));
  await lida.rubrics.put({ id: rubric, title: "Новости склада", reach: "company" });
  await lida.rubrics.put({ id: strict, title: "Приказы", reach: "company", fourEyes: true });
});

afterEach(() => setClock());

const article = (more: object = {}) => ({ ...articleOf(rubric), title: `Новость ${newId().slice(-8)}`, ...more });
type Step = "save" | "review" | "publish" | "schedule" | "return" | "unpublish";
const write = (step: Step, more: object = {}, api = lida) => api.newsroom.write({ ...article(more), step });
const opens = (api: typeof lida, id: string) =>
  api.news.article({ id }).then(
    () => true,
    () => false,
  );
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const local = (moment: Date) => moment.toISOString();

describe("an article", () => {
  it("is written, reviewed, published and taken back, each step with its author and words", async () => {
    const { id, state } = await write("save");
    expect(state).toBe("draft");
    expect(await opens(reader, id)).toBe(false);
    // «Мои публикации» of its author wait until it is out.
    expect((await lida.content.own({})).items.map((one) => one.id)).not.toContain(id);
    await lida.newsroom.move({ id, step: "review", note: "Посмотри цифры" });
    await pavel.newsroom.move({ id, step: "return", note: "Цифры за март" });
    await lida.newsroom.move({ id, step: "publish" });
    expect(await opens(reader, id)).toBe(true);
    expect((await reader.news.list({ rubric })).items.some((one) => one.id === id)).toBe(true);
    await pavel.newsroom.move({ id, step: "unpublish" });
    expect(await opens(reader, id)).toBe(false);
    const { history } = await lida.newsroom.source({ id });
    expect(history.map(({ state: at, by, note }) => [at, by?.split(" ")[0], note])).toEqual([
      ["unpublished", "Павел", ""],
      ["published", "Лидия", ""],
      ["draft", "Павел", "Цифры за март"],
      ["review", "Лидия", "Посмотри цифры"],
      ["draft", "Лидия", ""],
    ]);
  });

  it("mended before it came out is not called changed; mended after it, it is", async () => {
    const { id } = await write("save");
    const change = async (title: string, step: "publish" | "save") => {
      const { revision } = await lida.newsroom.source({ id });
      await lida.newsroom.change({ ...article({ title }), id, revision, keep: [], step });
    };
    await change("Без опечатки", "publish");
    expect((await reader.news.article({ id })).edited).toBe(false);
    await change("Совсем без опечатки", "save");
    expect((await reader.news.article({ id })).edited).toBe(true);
  });

  it("takes no step that its state does not have", async () => {
    const { id } = await write("save");
    await expect(lida.newsroom.move({ id, step: "unpublish" })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(lida.newsroom.move({ id, step: "return" })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("of a rubric with four eyes is let out by another editor alone", async () => {
    await expect(write("publish", { rubricIds: [strict] })).rejects.toMatchObject({ code: "CONFLICT" });
    const { id } = await write("review", { rubricIds: [strict] });
    expect((await lida.newsroom.source({ id })).steps).toEqual(["save", "return"]);
    await expect(lida.newsroom.move({ id, step: "publish" })).rejects.toMatchObject({ code: "CONFLICT" });
    await pavel.newsroom.move({ id, step: "publish" });
    expect(await opens(reader, id)).toBe(true);
  });

  it("changed by two editors at once keeps the first text and tells the second", async () => {
    const { id } = await write("save");
    await lida.newsroom.change({ ...article({ body: "Первый" }), id, revision: 1, step: "save" });
    const late = pavel.newsroom.change({ ...article({ body: "Второй" }), id, revision: 1, step: "publish" });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
    const { body, state, revisions } = await lida.newsroom.source({ id });
    expect([body, state, revisions.length]).toEqual(["Первый", "draft", 1]);
  });

  it("shows what a version changed, word by word", async () => {
    const title = "Когда откроем склад";
    const { id } = await write("save", { title, body: "Склад откроем в мае" });
    await lida.newsroom.change({ ...article({ title, body: "Склад откроем в июне" }), id, revision: 1, step: "save" });
    const { parts } = await pavel.newsroom.difference({ id, revision: "1" });
    expect(parts).toContainEqual({ text: "мае", change: "removed" });
    expect(parts).toContainEqual({ text: "июне", change: "added" });
  });

  it("is nothing to an editor of another company", async () => {
    const { id } = await write("save");
    await expect(stranger.newsroom.source({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(stranger.newsroom.move({ id, step: "publish" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await stranger.newsroom.desk({})).items).toEqual([]);
  });
});

describe("a scheduled article", () => {
  it("keeps its pictures to itself until its hour", async () => {
    const told = { pictures: [await pictureFile()], added: [{ alt: "Склад снаружи" }] };
    const { id } = await write("schedule", { publishAt: local(minutes(60)), ...told });
    const [picture] = (await lida.newsroom.source({ id })).pictures;
    const sees = () =>
      withTenant(company.id, () => openFile(employee, picture!.id)).then(
        async ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    expect(await sees()).toBe(false);
    setClock(minutes(61));
    await keepSchedule();
    expect(await sees()).toBe(true);
  });

  it("goes out once at its hour, whoever looks and however often, and stands where it was to stand", async () => {
    const hour = minutes(60);
    const { id, state } = await write("schedule", { publishAt: local(hour) });
    expect(state).toBe("scheduled");
    await keepSchedule();
    expect(await opens(reader, id)).toBe(false);
    setClock(minutes(61));
    await Promise.all([keepSchedule(), keepSchedule(), keepSchedule()]);
    const { publishedAt } = await reader.news.article({ id });
    expect(publishedAt.slice(0, 16)).toBe(hour.toISOString().slice(0, 16));
    const { history } = await lida.newsroom.source({ id });
    expect(history.filter((step) => step.state === "published")).toEqual([expect.objectContaining({ by: null })]);
  });

  it("goes away by itself too", async () => {
    const { id } = await write("publish", { unpublishAt: local(minutes(60)) });
    await keepSchedule();
    expect(await opens(reader, id)).toBe(true);
    setClock(minutes(61));
    await keepSchedule();
    expect(await opens(reader, id)).toBe(false);
  });

  it("needs an hour that is to come", async () => {
    const field = (name: string) => ({ data: expect.objectContaining({ fields: { [name]: expect.anything() } }) });
    await expect(write("schedule")).rejects.toMatchObject(field("publishAt"));
    await expect(write("schedule", { publishAt: "2020-01-01T10:00:00Z" })).rejects.toMatchObject(field("publishAt"));
    await expect(write("schedule", { publishAt: "когда-нибудь" })).rejects.toMatchObject(field("publishAt"));
  });
});

describe("«Ознакомлен(а)»", () => {
  it("is said once by each to whom it speaks, and the report tells who is awaited", async () => {
    const place = { departmentId: office };
    const [one, two] = [await makePerson(company, place), await makePerson(company, place)];
    const outside = await makePerson(company);
    const { id } = await write("publish", { mustRead: true, audience: [`department:${office}`] });
    await apiAs(one).news.acknowledge({ id });
    const first = await apiAs(one).news.acknowledge({ id });
    await expect(apiAs(outside).news.acknowledge({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(one).news.article({ id })).mustRead).toEqual({ dueOn: null, changedAt: null, ...first });
    const report = await lida.mustRead.readers({ id, only: "waiting" });
    expect(report.departments).toContainEqual({
      ...{ name: "Склад", addressed: 2, delivered: 1 },
      ...{ opened: 1, acknowledged: 1 },
    });
    expect(report.people.map(({ accountId }) => accountId)).toContain(two.accountId);
    expect(report.people.map(({ accountId }) => accountId)).not.toContain(one.accountId);
  });

  it("is not asked where nobody asked for it", async () => {
    const { id } = await write("publish");
    expect((await reader.news.article({ id })).mustRead).toBeNull();
    await expect(reader.news.acknowledge({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a rubric", () => {
  it("brings its articles to «Подписки» of those who follow it", async () => {
    const { id } = await write("publish");
    const follows = async () => (await reader.feed.page({ tab: "subscriptions" })).items.some((one) => one.id === id);
    expect(await follows()).toBe(false);
    await reader.news.subscribe({ id: rubric, subscribed: true });
    expect([await follows(), (await reader.news.rubric({ id: rubric })).subscribed]).toEqual([true, true]);
    await reader.news.subscribe({ id: rubric, subscribed: false });
    expect(await follows()).toBe(false);
  });

  it("of another company is unknown, and nobody writes over it", async () => {
    await expect(stranger.news.rubric({ id: rubric })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const theft = stranger.rubrics.put({ id: rubric, title: "Чужая", reach: "company" });
    await expect(theft).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(stranger.newsroom.write({ ...article(), step: "save" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("in the archive is not offered and keeps what it has", async () => {
    const old = newId();
    await lida.rubrics.put({ id: old, title: "Старая рубрика", reach: "company" });
    const { id } = await write("publish", { rubricIds: [old] });
    await lida.rubrics.put({ id: old, title: "Старая рубрика", reach: "company", archived: true });
    expect((await reader.news.rubrics({})).items.some((one) => one.id === old)).toBe(false);
    expect((await lida.newsroom.choices({})).rubrics.some((one) => one.id === old)).toBe(false);
    expect((await reader.news.article({ id })).rubrics).toEqual([
      { id: old, title: "Старая рубрика", slug: "staraya-rubrika", section: null },
    ]);
  });
});

it("what an editor decides of an article stays with its company", async () => {
  const { id } = await write("publish");
  const [row] = await withTenant("*", () => db().select().from(articles).where(eq(articles.publicationId, id)));
  expect(row?.groupId).toBe(company.id);
});
