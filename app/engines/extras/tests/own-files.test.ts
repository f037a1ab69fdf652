import { beforeAll, describe, expect, it } from "vitest";
import { sweepDrafts } from "#app/engines/drafts/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { files as fileRows } from "#platform/files/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let other: Viewer;
let moderator: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company);
  reader = await makePerson(company, { alias: "reader" });
  other = await makePerson(company);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  moderator = await makePerson(company, { rights: ["moderator"] });
});

const form = (name: string) => new File([`Бланк: ${name}`], name, { type: "text/plain" });
const words = () => ({ title: "Бланки", body: `Берите ${newId()}`, feed: "work", reach: "company" }) as const;
const api = () => apiAs(author);
const mayTake = (who: Viewer, file: string) =>
  withTenant(company.id, () => openFile(who, file)).then(
    ({ body }) => body.cancel().then(() => true),
    () => false,
  );

async function begin(...names: string[]) {
  const id = newId();
  await api().drafts.save({ id, form: "post", fields: { body: "Начато" } });
  await api().extras.attachOwn({ of: "draft", id, files: names.map(form) });
  return { draft: id, files: (await api().extras.own({ of: "draft", id })).files };
}

describe("files of an own publication", () => {
  it("wait beside the draft for nobody else and go with what it becomes, to its readers alone", async () => {
    const { draft, files } = await begin("Отпуск.txt", "Отгул.txt");
    const first = files[0]!.id;
    expect([await mayTake(author, first), await mayTake(reader, first), await mayTake(moderator, first)]).toEqual([
      true,
      false,
      false,
    ]);
    const { id } = await api().content.create({ ...words(), people: ["reader"], draft });
    expect((await apiAs(reader).content.publication({ id })).attachments).toEqual(files);
    expect([await mayTake(reader, first), await mayTake(other, first)]).toEqual([true, false]);
    await expect(apiAs(other).content.publication({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("come and go while it is read, ten at most", async () => {
    const { id } = await api().content.create(words());
    const own = { of: "post", id } as const;
    await api().extras.attachOwn({ ...own, files: [form("Отпуск.txt")] });
    const [file] = (await apiAs(reader).content.publication({ id })).attachments;
    expect(await mayTake(reader, file!.id)).toBe(true);
    const ten = Array.from({ length: 10 }, (_, at) => form(`${at}.txt`));
    await expect(api().extras.attachOwn({ ...own, files: ten })).rejects.toMatchObject({ code: "INVALID" });
    await api().extras.detachOwn({ ...own, file: file!.id });
    expect(await mayTake(reader, file!.id)).toBe(false);
    expect((await apiAs(reader).content.publication({ id })).attachments).toEqual([]);
  });

  it("are closed with a publication that goes, and gone with a draft that is dropped", async () => {
    const { draft, files } = await begin("Отпуск.txt");
    const { id } = await api().content.create({ ...words(), draft });
    await api().content.remove({ id });
    expect(await mayTake(reader, files[0]!.id)).toBe(false);
    const dropped = await begin("Лишнее.txt");
    await api().drafts.drop({ id: dropped.draft });
    const rows = await withTenant("*", () => db().select({ id: fileRows.id }).from(fileRows));
    expect(rows.map((row) => row.id)).not.toContain(dropped.files[0]!.id);
    await withTenant("*", () => sweepDrafts());
  });

  it("are looked at by a moderator where the company reads everything first", async () => {
    const { id } = await api().content.create(words());
    await apiAs(admin).moderation.changeRules({ holds: ["all"], firstCount: 3 });
    const { waits } = await api().extras.attachOwn({ of: "post", id, files: [form("Отпуск.txt")] });
    await apiAs(admin).moderation.changeRules({ holds: [], firstCount: 3 });
    expect(waits).toBe(true);
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [file] = (await api().extras.own({ of: "post", id })).files;
    expect([await mayTake(reader, file!.id), await mayTake(moderator, file!.id)]).toEqual([false, true]);
  });

  it("are nobody else's to see, add or take away", async () => {
    const { draft, files } = await begin("Отпуск.txt");
    const { id } = await api().content.create(words());
    await api().extras.attachOwn({ of: "post", id, files: [form("Отгул.txt")] });
    const theirs = apiAs(reader).extras;
    for (const own of [{ of: "draft", id: draft } as const, { of: "post", id } as const])
      for (const deed of [
        () => theirs.own(own),
        () => theirs.attachOwn({ ...own, files: [form("Чужой.txt")] }),
        () => theirs.detachOwn({ ...own, file: files[0]!.id }),
      ])
        await expect(deed()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
