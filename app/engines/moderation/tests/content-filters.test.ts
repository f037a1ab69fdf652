import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let admin: Viewer;
let moderator: Viewer;
let neighbour: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  moderator = await makePerson(company, { rights: ["moderator"] });
  neighbour = await makePerson(await makeCompany("Соседи"), { roles: ["employee", "admin"] });
});
beforeEach(forgetSpending);

const where = { action: "hold", place: "both", note: "Азартные игры", on: true } as const;
const rule = { ...where, terms: ["казино"] };
const api = () => apiAs(admin).contentFilters;
const refused = (terms: string) => ({ status: 422, data: { fields: { terms: [expect.stringContaining(terms)] } } });

describe("rules about words and links", () => {
  it("are written by an administrator, for the own company alone, and every change is in the journal", async () => {
    const { id } = await api().add({ kind: "words", ...rule });
    expect((await api().list({})).items).toEqual([{ id, kind: "words", ...rule }]);
    await api().change({ id, ...rule, action: "flag", on: false });
    expect(await api().read({ id })).toMatchObject({ action: "flag", on: false });
    for (const [who, status] of [
      [moderator, 403],
      [neighbour, 404],
    ] as const) {
      await expect(apiAs(who).contentFilters.read({ id })).rejects.toMatchObject({ status });
      await expect(apiAs(who).contentFilters.change({ id, ...rule })).rejects.toMatchObject({ status });
      await expect(apiAs(who).contentFilters.drop({ id })).rejects.toMatchObject({ status });
    }
    expect((await apiAs(neighbour).contentFilters.list({})).items).toEqual([]);
    await api().drop({ id });
    await expect(api().drop({ id })).rejects.toMatchObject({ status: 404 });
    const written = await withTenant("*", () =>
      db()
        .select({ deed: audit.deed })
        .from(audit)
        .where(and(eq(audit.objectId, id), eq(audit.accountId, admin.accountId)))
        .orderBy(audit.createdAt, audit.id),
    );
    expect(written.map(({ deed }) => deed)).toEqual([
      "content-filter.added",
      "content-filter.changed",
      "content-filter.dropped",
    ]);
  });

  it("keep words and sites once each, in order, as they are looked for", async () => {
    const { id } = await api().add({ kind: "words", ...rule, terms: ["Ёж", "азарт", "еж"] });
    expect((await api().read({ id })).terms).toEqual(["азарт", "еж"]);
    const sites = ["https://www.Example.ru/page", "example.ru", "пример.рф"];
    const { id: links } = await api().add({ kind: "links", ...rule, terms: sites });
    expect((await api().read({ id: links })).terms).toEqual(["пример.рф", "example.ru"]);
    for (const one of [id, links]) await api().drop({ id: one });
  });

  it("are refused beside the field when they are none", async () => {
    const add = (kind: "words" | "expression" | "links", ...terms: string[]) => api().add({ kind, ...rule, terms });
    await expect(add("words")).rejects.toMatchObject(refused("хотя бы одно"));
    await expect(add("words", "я")).rejects.toMatchObject(refused("от двух букв"));
    await expect(add("words", "--")).rejects.toMatchObject(refused("от двух букв"));
    await expect(add("links", "просто слово")).rejects.toMatchObject(refused("не похоже на адрес"));
    await expect(add("expression")).rejects.toMatchObject(refused("Напишите выражение"));
    await expect(add("expression", "один", "два")).rejects.toMatchObject(refused("одно выражение"));
    await expect(add("expression", "скидк[а")).rejects.toMatchObject(refused("квадратная скобка"));
    const { id } = await add("expression", "скидк[аиу]");
    await expect(api().change({ id, ...rule, terms: ["скидк["] })).rejects.toMatchObject(refused("не понимает"));
    await api().drop({ id });
  });

  it("are no more than a text can be looked through for, even when two tabs add at once", async () => {
    const add = (n: number) => api().add({ kind: "expression", ...rule, terms: [`слово${n}`] });
    const ids: string[] = [];
    for (let n = 0; n < 19; n++) ids.push((await add(n)).id);
    const both = await Promise.allSettled([add(19), add(20)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add(21)).rejects.toMatchObject(refused("удалите лишнее"));
    for (const { id } of (await api().list({})).items) await api().drop({ id });
  });

  it("can be tried on a text before they are kept, and nothing of it is", async () => {
    const { runs } = await api().attempt({ kind: "words", terms: ["казино"], text: "В Казино!" });
    expect(runs).toEqual([
      { text: "В ", found: false },
      { text: "Казино", found: true },
      { text: "!", found: false },
    ]);
    const wrong = api().attempt({ kind: "expression", terms: ["("], text: "а" });
    await expect(wrong).rejects.toMatchObject(refused("не понимает"));
    expect((await api().list({})).items).toEqual([]);
  });
});
