import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { keepLinks } from "#app/engines/content/server/index.ts";
import type { CheckName } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();

let company: Company;
let chief: Viewer;
let editor: Viewer;
const rubric = newId();

beforeAll(async () => {
  company = await makeCompany();
  chief = await makePerson(company, { rights: ["editor", "chief-editor"] });
  editor = await makePerson(company, { rights: ["editor"] });
  await apiAs(chief).rubrics.put({ id: rubric, title: "Правила", reach: "company", editors: [editor.accountId] });
});

type Article = Partial<Parameters<ReturnType<typeof apiAs>["newsroom"]["write"]>[0]>;

const write = async (more: Article = {}, of = rubric) =>
  (await apiAs(chief).newsroom.write({ ...articleOf(of), step: "publish", ...more })).id;
const check = (name: CheckName, viewer = chief) => apiAs(viewer).deskChecks.read({ check: name });
const faults = async (id: string) =>
  (await check("links")).items.flatMap((one) =>
    one.check === "links" && one.id === id ? [`${one.path} ${one.fault}`] : [],
  );

describe("pictures without words", () => {
  it("are those of articles that are out", async () => {
    const pictures = { pictures: [await pictureFile(), await pictureFile()], added: [{ alt: "Цех" }, { alt: "Двор" }] };
    const [out, draft] = [await write(pictures), await write({ ...pictures, step: "save" })];
    expect((await check("pictures")).items).toEqual([]);
    await withTenant("*", () =>
      db().execute(
        sql`update publication_pictures set alt = '' where place = 1 and publication_id in (${out}, ${draft})`,
      ),
    );
    const { items, counts } = await check("pictures");
    expect(items).toEqual([expect.objectContaining({ check: "pictures", id: out, count: 1 })]);
    expect(counts.pictures).toBe(1);
  });
});

describe("links of articles", () => {
  it("are told when they lead to what is not there, or not there any more", async () => {
    const [deleted, archived, fine] = [await write(), await write(), await write()];
    const author = await makePerson(company, { alias: "ushedshiy" });
    const body = [
      ...[deleted, archived, fine, newId()].map((id) => `[статья](/article/${id}?from=letter#comments)`),
      `[полный адрес](${config.publicUrl}/profile/ushedshiy/)`,
      "[лента](/feed/work) [нет](/netu/takoy) [стол](/admin/news) [файл](/files/1) [чужое](https://example.ru/article/1)",
      `[рубрика](/rubric/pravila) [другая](/rubric/netu/news)`,
    ].join("\n\n");
    const id = await write({ body });
    const before = (await faults(id)).map((line) => line.replace(/^\/article\/[0-9a-f-]{36}/, "/article/…"));
    expect(before.sort()).toEqual([
      "/admin/news closed",
      "/article/… gone",
      "/netu/takoy gone",
      "/rubric/netu/news gone",
    ]);
    await apiAs(chief).bulk.change({ ids: [deleted], deed: "trash" });
    await apiAs(chief).newsroom.move({ id: archived, step: "archive" });
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, author.accountId)),
    );
    const after = await faults(id);
    expect(after).toContain(`/article/${deleted} deleted`);
    expect(after).toContain(`/article/${archived} archived`);
    expect(after).toContain("/profile/ushedshiy left");
    expect(after.some((line) => line.includes(fine))).toBe(false);
  });

  it("are told when some of the readers may not open what they lead to", async () => {
    const [whole, part] = [newId(), newId()];
    await withTenant("*", () =>
      db()
        .insert(departments)
        .values([
          { id: whole, groupId: company.id, name: "Завод" },
          { id: part, groupId: company.id, name: "Цех", parentId: whole },
        ]),
    );
    const forWhole = await write({ audience: [`department:${whole}`] });
    const body = `[статья](/article/${forWhole})`;
    const toAll = await write({ body });
    const toPart = await write({ body, audience: [`department:${part}`] });
    const toTown = await write({ body, audience: [`department:${part}`, "location:Тверь"] });
    expect(await faults(toAll)).toEqual([`/article/${forWhole} closed`]);
    expect(await faults(toPart)).toEqual([]);
    expect(await faults(toTown)).toEqual([`/article/${forWhole} closed`]);
  });

  it("follow the article as it changes, and its language versions that are shown", async () => {
    const id = await write({ body: "[раз](/netu/raz)" });
    expect(await faults(id)).toEqual(["/netu/raz gone"]);
    const { id: version } = await apiAs(chief).translations.add({ id, language: "en" });
    const words = { id: version, title: "News", body: "[two](/netu/dva)", revision: 1, sourceRevision: 1 };
    await apiAs(chief).translations.change({ ...words, step: "show" });
    expect((await faults(id)).sort()).toEqual(["/netu/dva gone", "/netu/raz gone"]);
    await apiAs(chief).newsroom.change({ ...articleOf(rubric), id, revision: 1, step: "save" });
    expect(await faults(id)).toEqual(["/netu/dva gone"]);
  });

  it("of what was written before are found at night", async () => {
    const id = await write({ body: "[раз](/netu/raz)" });
    await withTenant("*", () => db().execute(sql`delete from publication_links`));
    expect(await faults(id)).toEqual([]);
    await keepLinks();
    expect(await faults(id)).toEqual(["/netu/raz gone"]);
  });
});

describe("days of review", () => {
  it("are told from the day on, with the day when the article goes away", async () => {
    const id = await write({ reviewOn: "2099-01-01" });
    expect((await check("reviews")).items).toEqual([]);
    await withTenant("*", () =>
      db().execute(sql`update articles set review_on = '2025-01-01' where publication_id = ${id}`),
    );
    const { items, counts } = await check("reviews");
    expect(items).toEqual([expect.objectContaining({ id, reviewOn: "2025-01-01", goesOn: "2025-01-15" })]);
    expect(counts.reviews).toBe(1);
  });
});

describe("rubrics", () => {
  it("are told when nobody is named, when nobody named writes, and when an archived one has live articles", async () => {
    const [free, lost, old] = [newId(), newId(), newId()];
    const gone = await makePerson(company, { rights: ["editor"] });
    const put = (id: string, title: string, more = {}) =>
      apiAs(chief).rubrics.put({ id, title, reach: "company", ...more });
    await put(free, "Вольная");
    await put(lost, "Покинутая", { editors: [gone.accountId] });
    await put(old, "Прежняя", { editors: [editor.accountId] });
    await write({}, old);
    await put(old, "Прежняя", { editors: [editor.accountId], archived: true });
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, gone.accountId)),
    );
    const { items, counts } = await check("rubrics");
    expect(items.map((one) => one.check === "rubrics" && [one.title, one.fault, one.count])).toEqual([
      ["Вольная", "unnamed", 0],
      ["Покинутая", "nobody", 0],
      ["Прежняя", "archived", 1],
    ]);
    expect(counts.rubrics).toBe(3);
  });
});

it("an editor is told of the articles they work on alone, and of no rubrics", async () => {
  const others = newId();
  await apiAs(chief).rubrics.put({ id: others, title: "Чужая", reach: "company", editors: [chief.accountId] });
  const [mine, theirs] = [
    await write({ body: "[раз](/netu/moya)" }),
    await write({ body: "[раз](/netu/chuzhaya)" }, others),
  ];
  const seen = (await check("links", editor)).items.map(({ id }) => id);
  expect([seen.includes(mine), seen.includes(theirs)]).toEqual([true, false]);
  const { counts, items } = await check("rubrics", editor);
  expect("rubrics" in counts).toBe(false);
  expect(items.every((one) => one.check !== "rubrics")).toBe(true);
});

it("what is found comes by twenty, each once", async () => {
  const id = await write({ body: Array.from({ length: 25 }, (_, at) => `[раз](/netu/n${at})`).join("\n\n") });
  const first = await check("links");
  const second = await apiAs(chief).deskChecks.read({ check: "links", after: first.next });
  expect(first.items).toHaveLength(20);
  const keys = [...first.items, ...second.items].filter((one) => one.id === id).map(({ key }) => key);
  expect(new Set(keys).size).toBe(25);
});
