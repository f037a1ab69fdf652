import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { align, moveTo, publications } from "#app/engines/content/server/index.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let writer: Awaited<ReturnType<typeof makePerson>>;
const office = { whole: newId(), part: newId(), other: newId() };

const live = (fn: () => Promise<unknown>) => withTenant("*", fn);

beforeAll(async () => {
  company = await makeCompany("Ромашка");
  await live(() =>
    db()
      .insert(departments)
      .values([
        { id: office.whole, groupId: company.id, name: "Цех" },
        { id: office.part, groupId: company.id, parentId: office.whole, name: "Участок" },
        { id: office.other, groupId: company.id, name: "Склад" },
      ]),
  );
  writer = await makePerson(company, { departmentId: office.other });
});

async function write(audience: AudiencePart[] | null, reach: "company" | "portal" = "company"): Promise<string> {
  const word = `слово${newId().slice(-12)}`;
  const { id } = await apiAs(writer).content.create({ title: word, body: `${word} #${word}`, feed: "work", reach });
  await live(async () => {
    await db().update(publications).set({ audience }).where(eq(publications.id, id));
    await align(id);
  });
  return id;
}

/** Every way in which a reader could meet it. */
async function meets(reader: typeof writer, id: string): Promise<boolean[]> {
  const api = apiAs(reader);
  const { title } = (await apiAs(writer).content.publication({ id })) as { title: string };
  const opened = await api.content.publication({ id }).then(
    () => true,
    () => false,
  );
  const among = (items: { id: string }[]) => items.some((item) => item.id === id);
  const found = await api.search.find({ query: title });
  return [
    opened,
    among((await api.feed.page({ tab: "work" })).items),
    among(found.groups.flatMap(({ items }) => items)),
    among((await api.hashtags.page({ hashtag: title })).items),
  ];
}

const nowhere = [false, false, false, false];
const everywhere = [true, true, true, true];

describe("a publication for a department", () => {
  it("is met by its people and those of departments below, and by nobody else", async () => {
    const id = await write([`department:${office.whole}`]);
    const above = await makePerson(company, { departmentId: office.whole });
    const below = await makePerson(company, { departmentId: office.part });
    const beside = await makePerson(company, { departmentId: office.other });
    const outside = await makePerson(await makeCompany("Лютик"), {});
    expect(await meets(above, id)).toEqual(everywhere);
    expect(await meets(below, id)).toEqual(everywhere);
    expect(await meets(beside, id)).toEqual(nowhere);
    expect(await meets(outside, id)).toEqual(nowhere);
  });

  it("comes to those who join the department and goes from those who leave it", async () => {
    const id = await write([`department:${office.part}`]);
    const person = await makePerson(company, { departmentId: office.other });
    const moveOver = (departmentId: string) =>
      live(() => db().update(accounts).set({ departmentId }).where(eq(accounts.id, person.accountId)));
    expect(await meets(person, id)).toEqual(nowhere);
    await moveOver(office.part);
    expect(await meets(person, id)).toEqual(everywhere);
    await moveOver(office.other);
    expect(await meets(person, id)).toEqual(nowhere);
  });
});

describe("a publication for a town, a person or a right", () => {
  it("is met by whom it names, whatever the company, if it is for the portal", async () => {
    const there = await makePerson(await makeCompany("Василёк"), { location: "Казань" });
    const elsewhere = await makePerson(company, { location: "Тверь" });
    const forTown = await write(["location:Казань"], "portal");
    expect(await meets(there, forTown)).toEqual(everywhere);
    expect(await meets(elsewhere, forTown)).toEqual(nowhere);
    const forOne = await write([`user:${elsewhere.accountId}`]);
    expect(await meets(elsewhere, forOne)).toEqual(everywhere);
    expect(await meets(there, forOne)).toEqual(nowhere);
    const editor = await makePerson(company, { rights: ["editor"] });
    const forEditors = await write(["right:editor"]);
    expect(await meets(editor, forEditors)).toEqual(everywhere);
    expect(await meets(elsewhere, forEditors)).toEqual(nowhere);
  });

  it("stays open to its author, who is not named", async () => {
    const id = await write(["location:Казань"]);
    expect((await apiAs(writer).content.publication({ id })).id).toBe(id);
  });
});

describe("what is not published", () => {
  it.each(["draft", "review", "returned", "scheduled", "unpublished", "archived", "pending", "hidden"] as const)(
    "a publication that is «%s» is met by its author alone",
    async (state) => {
      const id = await write(null);
      const reader = await makePerson(company);
      expect(await meets(reader, id)).toEqual(everywhere);
      await live(() => moveTo(null, id, { state }));
      expect(await meets(reader, id)).toEqual(nowhere);
      expect((await apiAs(writer).content.publication({ id })).id).toBe(id);
      await live(() => moveTo(null, id, { state: "published" }));
      expect(await meets(reader, id)).toEqual(everywhere);
    },
  );
});
