import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let company: Company;
let lida: ReturnType<typeof apiAs>;
let inside: Viewer;
let outside: Viewer;
const rubric = newId();
const office = newId();
const forOffice = [`department:${office}`];

beforeAll(async () => {
  company = await makeCompany();
  lida = apiAs(await makePerson(company, { firstName: "Лидия", rights: ["editor", "chief-editor"] }));
  await withTenant("*", () => db().insert(departments).values({ id: office, groupId: company.id, name: "Склад" }));
  inside = await makePerson(company, { departmentId: office });
  outside = await makePerson(company);
  await lida.rubrics.put({ id: rubric, title: "Новости склада", reach: "company" });
});

const write = (step: "save" | "publish", more: object = {}) =>
  lida.newsroom.write({ ...articleOf(rubric), ...more, step });

describe("a preview with the eyes of a reader", () => {
  it("tells whether they would see the article", async () => {
    const { id } = await write("save", { audience: forOffice });
    const sees = async (as: string) => (await lida.newsroom.preview({ id, as })).reader?.sees;
    expect([await sees(inside.accountId), await sees(outside.accountId)]).toEqual([true, false]);
  });

  it("has what that reader is asked and would find under it, and not what they keep to themselves", async () => {
    const others = [
      await write("publish", { title: "Для всех" }),
      await write("publish", { title: "Для склада", audience: forOffice }),
    ];
    const { id } = await write("publish", { mustRead: true, obliged: forOffice });
    await apiAs(inside).news.acknowledge({ id });
    for (const { id: other } of others) await lida.extras.relate({ id, other, chosen: true });
    const eyes = async (as: string) => {
      const { article, related } = await lida.newsroom.preview({ id, as });
      return [article.mustRead, article.editable, related.map(({ title }) => title).sort()];
    };
    const asked = { dueOn: null, acknowledgedAt: null, changedAt: null };
    expect(await eyes(inside.accountId)).toEqual([asked, false, ["Для всех", "Для склада"]]);
    expect(await eyes(outside.accountId)).toEqual([null, false, ["Для всех"]]);
  });

  it("is of a colleague whom the editor may know", async () => {
    const { id } = await write("save");
    const far = await makePerson(await makeCompany("Лютик"), { reach: "company" });
    const left = await makePerson(company, { leftAt: new Date() });
    for (const { accountId: as } of [far, left])
      await expect(lida.newsroom.preview({ id, as })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
