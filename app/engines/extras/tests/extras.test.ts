import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
const store = newId();
let company: Company;
let editor: Viewer;
let clerk: Viewer;
let other: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  await withTenant("*", () => db().insert(departments).values({ id: store, groupId: company.id, name: "Склад" }));
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  clerk = await makePerson(company, { departmentId: store });
  other = await makePerson(company);
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
});

const desk = () => apiAs(editor).extras;
const write = async (step: "save" | "publish", more: object = {}) => {
  const title = `Приказ ${newId().slice(-8)}`;
  return (await apiAs(editor).newsroom.write({ ...articleOf(rubric), title, ...more, step })).id;
};
const order = (name: string) => new File([`Текст: ${name}`], name, { type: "text/plain" });
const mayTake = (who: Viewer, file: string) =>
  withTenant(company.id, () => openFile(who, file)).then(
    ({ body }) => body.cancel().then(() => true),
    () => false,
  );

describe("files of an article", () => {
  it("are taken by its readers alone, and by nobody before it is out and after they are taken away", async () => {
    const id = await write("save", { audience: [`department:${store}`] });
    await desk().attach({ id, files: [order("Приказ.txt"), order("Приложение.txt")] });
    const { files } = await desk().desk({ id });
    expect(files.map((file) => file.kind === "file" && file.name)).toEqual(["Приказ.txt", "Приложение.txt"]);
    const first = files[0]!.id;
    expect(await mayTake(clerk, first)).toBe(false);
    await apiAs(editor).newsroom.move({ id, step: "publish" });
    expect([await mayTake(clerk, first), await mayTake(other, first)]).toEqual([true, false]);
    expect((await apiAs(clerk).news.article({ id })).attachments).toEqual(files);
    await desk().detach({ id, file: first });
    expect(await mayTake(clerk, first)).toBe(false);
    expect((await apiAs(clerk).news.article({ id })).attachments).toEqual(files.slice(1));
  });

  it("are ten at most", async () => {
    const id = await write("save");
    await desk().attach({ id, files: Array.from({ length: 9 }, (_, at) => order(`${at}.txt`)) });
    const two = desk().attach({ id, files: [order("10.txt"), order("11.txt")] });
    await expect(two).rejects.toMatchObject({ code: "INVALID" });
    expect((await desk().desk({ id })).files).toHaveLength(9);
  });

  it("are another company's neither to read nor to change", async () => {
    const id = await write("publish");
    await desk().attach({ id, files: [order("Приказ.txt")] });
    const file = (await desk().desk({ id })).files[0]!.id;
    const theirs = apiAs(await makePerson(await makeCompany("Лютик"), { rights: ["editor"] })).extras;
    for (const deed of [
      () => theirs.desk({ id }),
      () => theirs.attach({ id, files: [order("Чужой.txt")] }),
      () => theirs.detach({ id, file }),
      () => theirs.relate({ id, other: id, chosen: true }),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("«Что ещё почитать»", () => {
  it("is what editors have chosen of what they see, three at most; without a choice, the newest of the same rubrics", async () => {
    const [id, old, hidden] = [await write("publish"), await write("publish"), await write("save")];
    const newer = [await write("publish"), await write("publish"), await write("publish")];
    const shown = async () => (await apiAs(other).news.related({ id })).items.map((one) => one.id);
    expect(await shown()).toEqual([...newer].reverse());
    const { title } = await apiAs(editor).newsroom.source({ id: old });
    const { found } = await desk().desk({ id, query: title.slice(-8) });
    expect(found.map((one) => one.id)).toEqual([old]);
    await desk().relate({ id, other: old, chosen: true });
    expect(await shown()).toEqual([old]);
    expect((await desk().desk({ id, query: title.slice(-8) })).found).toEqual([]);
    for (const one of [hidden, id])
      await expect(desk().relate({ id, other: one, chosen: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const one of newer.slice(0, 2)) await desk().relate({ id, other: one, chosen: true });
    await expect(desk().relate({ id, other: newer[2]!, chosen: true })).rejects.toMatchObject({ code: "INVALID" });
    for (const one of [old, ...newer]) await desk().relate({ id, other: one, chosen: false });
    expect(await shown()).toEqual([...newer].reverse());
  });
});
