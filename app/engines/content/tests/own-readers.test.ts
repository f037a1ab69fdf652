import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let inShop: Viewer;
let vera: Viewer;
let other: Viewer;
const shop = newId();

beforeAll(async () => {
  company = await makeCompany();
  await withTenant("*", () => db().insert(departments).values({ id: shop, groupId: company.id, name: "Цех" }));
  author = await makePerson(company);
  inShop = await makePerson(company, { departmentId: shop });
  vera = await makePerson(company, { alias: "vera" });
  other = await makePerson(company);
  await makePerson(await makeCompany("Лютик"), { alias: "chuzhoy" });
});
beforeEach(forgetSpending);

const words = { title: "Между нами", body: "Только своим", feed: "blogs", reach: "company" } as const;
const forSome = { ...words, audience: [`department:${shop}`], people: ["vera"] };
const meets = (who: Viewer, id: string) =>
  apiAs(who)
    .content.publication({ id })
    .then(
      () => true,
      () => false,
    );
const readersOf = async (id: string) => Promise.all([author, inShop, vera, other].map((who) => meets(who, id)));

describe("an own publication for some", () => {
  it("is read and talked of by the departments and people it names and by its author, pictures too", async () => {
    const { id } = await apiAs(author).content.create({ ...forSome, pictures: [await pictureFile()] });
    expect(await readersOf(id)).toEqual([true, true, true, false]);
    const [picture] = (await apiAs(vera).content.publication({ id })).pictures;
    for (const who of [author, inShop]) {
      await apiAs(who).content.comment({ id, text: "Понятно" });
      await withTenant(who.groupId, async () => (await openFile(who, picture!.id)).body.cancel());
    }
    const seen = withTenant(other.groupId, () => openFile(other, picture!.id));
    await expect(seen).rejects.toMatchObject({ kind: "not-found" });
    await expect(apiAs(other).content.comments({ id })).rejects.toMatchObject({ status: 404 });
  });

  it("shows its pictures and files to moderators once somebody has asked them about it, and to editors never", async () => {
    const moderator = await makePerson(company, { rights: ["moderator"] });
    const editor = await makePerson(company, { rights: ["editor"] });
    const note = (name: string) => new File(["Записка"], name, { type: "text/plain" });
    const { id } = await apiAs(author).content.create({ ...forSome, title: "Спор", pictures: [await pictureFile()] });
    const { id: comment } = await apiAs(vera).content.comment({ id, text: "Вот", files: [note("Записка.txt")] });
    const [picture] = (await apiAs(vera).content.publication({ id })).pictures;
    const [said] = (await apiAs(vera).content.comments({ id })).items;
    const opens = async (who: Viewer, file: string) =>
      withTenant(who.groupId, () => openFile(who, file)).then(
        async ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    const opened = async (file: string) => [
      await opens(moderator, file),
      await opens(editor, file),
      await opens(vera, file),
    ];
    expect(await opened(picture!.id)).toEqual([false, false, true]);
    await apiAs(inShop).moderation.report({ target: "post", id, reason: "spam", text: "" });
    expect(await opened(picture!.id)).toEqual([true, false, true]);
    expect(await opened(said!.attachments![0]!.id)).toEqual([false, false, true]);
    await apiAs(inShop).moderation.report({ target: "comment", id: comment, reason: "spam", text: "" });
    expect(await opened(said!.attachments![0]!.id)).toEqual([true, false, true]);
  });

  it("comes back to its form as it was chosen, and is closed or opened by a change", async () => {
    const { id } = await apiAs(author).content.create({ ...forSome, title: "Для правки" });
    const { audience, people, revision } = await apiAs(author).content.source({ id });
    expect({ audience, people }).toEqual({
      audience: forSome.audience,
      people: [{ id: expect.any(String), name: expect.stringMatching(/./) }],
    });
    await apiAs(author).content.edit({ ...words, id, revision, audience: null, people: ["@Vera"] });
    expect(await readersOf(id)).toEqual([true, false, true, false]);
    // Of people alone nothing is left but the empty choice: it is not «everybody».
    expect((await apiAs(author).content.source({ id })).audience).toEqual([]);
    await apiAs(author).content.edit({ ...words, id, revision: revision + 1 });
    expect(await readersOf(id)).toEqual([true, true, true, true]);
  });

  it("names colleagues of the own company alone, and goes to everybody who was meant, said twice or not", async () => {
    const wrong = apiAs(author).content.create({ ...words, people: ["vera", "chuzhoy"] });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      data: { fields: { people: [expect.stringMatching(/работает в другой компании|Не нашли/)] } },
    });
    const twice = { ...words, title: "Дважды" };
    const { id } = await apiAs(author).content.create({ ...twice, people: ["vera"] });
    expect(await apiAs(author).content.create({ ...twice, people: ["vera"] })).toMatchObject({ id });
    expect((await apiAs(author).content.create(twice)).id).not.toBe(id);
    expect(await readersOf(id)).toEqual([true, false, true, false]);
  });
});
