import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hideObject, showObject } from "#app/engines/content/server/index.ts";
import { guestArticles } from "#app/news/news/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { openFile, storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { filmFile } from "#tests/support/film.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let company: Company;
let chief: Viewer;
let editor: Viewer;
let outsider: Viewer;
let guests: Viewer[];

beforeAll(async () => {
  company = await makeCompany();
  const other = await makeCompany("Лютик");
  chief = await makePerson(company, { lastName: "Тайнова", alias: "chief", rights: ["editor", "chief-editor"] });
  editor = await makePerson(company, { rights: ["editor"] });
  outsider = await makePerson(other, { rights: ["editor", "chief-editor"] });
  guests = [
    nobody,
    await makePerson(company, { roles: ["guest"] }),
    await makePerson(other, { roles: ["guest"] }),
    outsider,
  ];
  await apiAs(chief).rubrics.put({ id: rubric, title: "Новости", reach: "company" });
});

const desk = (who = chief) => apiAs(who).newsroom;
const write = async (more: object = {}) =>
  (await desk().write({ ...articleOf(rubric), guestVisible: true, step: "publish", ...more })).id;
const change = async (id: string, more: object, who = chief) => {
  const { revision } = await desk().source({ id });
  return desk(who).change({ ...articleOf(rubric), id, revision, step: "save", ...more });
};
const read = (id: string, language?: string) => apiAs(nobody).news.guestArticle({ id, language });
const reads = (id: string) =>
  Promise.all(
    guests.map((guest) =>
      apiAs(guest)
        .news.guestArticle({ id })
        .then(
          () => true,
          ({ code }) => code,
        ),
    ),
  );
const opens = (file: string) =>
  Promise.all(
    guests.map((guest) => {
      const open = () => openFile(guest, file);
      return (guest.groupId ? withTenant(guest.groupId, open) : transaction(open)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    }),
  );
const all = (answer: unknown) => guests.map(() => answer);
const atTheBox = { code: "INVALID", data: { fields: { guestVisible: [expect.stringMatching(/^Гостям показывают/)] } } };

describe("«Показать гостям»", () => {
  it("is the chief editor's to tick, is written down, and another editor's change leaves it as it is", async () => {
    await expect(
      desk(editor).write({ ...articleOf(rubric), guestVisible: true, step: "publish" }),
    ).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const id = await write({ guestVisible: false });
    expect([await reads(id), (await desk().source({ id })).guestVisible]).toEqual([all("NOT_FOUND"), false]);
    await expect(change(id, { guestVisible: true }, editor)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await change(id, { guestVisible: true });
    await change(id, { title: "Исправили опечатку" }, editor);
    expect([await reads(id), (await desk().source({ id })).guestVisible]).toEqual([all(true), true]);
    await expect(change(id, { guestVisible: false }, editor)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await change(id, { guestVisible: false });
    expect(await reads(id)).toEqual(all("NOT_FOUND"));
    const rows = await db()
      .select({ deed: audit.deed, who: audit.accountId })
      .from(audit)
      .where(and(eq(audit.objectId, id), like(audit.deed, "article.%")))
      .orderBy(audit.id);
    expect(rows).toEqual([
      { deed: "article.shown-to-guests", who: chief.accountId },
      { deed: "article.hidden-from-guests", who: chief.accountId },
    ]);
  });

  it("is refused at its field for what is not out, or not for everybody", async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    for (const more of [
      { step: "save" },
      { step: "review" },
      { step: "schedule", publishAt: soon },
      { audience: [`user:${editor.accountId}`] },
    ])
      await expect(write(more), JSON.stringify(more)).rejects.toMatchObject(atTheBox);
    const id = await write();
    await expect(change(id, { guestVisible: true, audience: [`group:${company.id}`] })).rejects.toMatchObject(atTheBox);
    expect(await reads(id)).toEqual(all(true));
    // Another editor has no such box: what they close to some of the company is closed to guests.
    await change(id, { audience: [`group:${company.id}`] }, editor);
    await change(id, {}, editor);
    expect(await reads(id)).toEqual(all("NOT_FOUND"));
  });

  it("ends with every way out of publication, pictures and all, and begins anew by a new decision alone", async () => {
    for (const step of ["unpublish", "archive"] as const) {
      const id = await write({ pictures: [await pictureFile()], added: [{ alt: "Склад" }] });
      const [picture] = (await read(id)).pictures;
      expect([step, await opens(picture!.id)]).toEqual([step, all(true)]);
      const keep = [{ id: picture!.id, alt: "Склад" }];
      await change(id, { step, guestVisible: true, keep });
      expect([await reads(id), await opens(picture!.id)]).toEqual([all("NOT_FOUND"), all(false)]);
      await desk(editor).move({ id, step: "publish" });
      expect([await reads(id), (await desk().source({ id })).guestVisible]).toEqual([all("NOT_FOUND"), false]);
      await change(id, { guestVisible: true, keep });
      expect([await reads(id), await opens(picture!.id)]).toEqual([all(true), all(true)]);
    }
  });

  it("is over while a moderator hides the article, or it lies in the trash", async () => {
    const id = await write();
    const object = { kind: "publication" as const, id };
    await withTenant(company.id, () => hideObject(null, object));
    expect(await reads(id)).toEqual(all("NOT_FOUND"));
    await withTenant(company.id, () => showObject(chief.accountId, object));
    expect(await reads(id)).toEqual(all(true));
    await apiAs(chief).content.remove({ id });
    expect(await reads(id)).toEqual(all("NOT_FOUND"));
  });
});

describe("a guest", () => {
  it("reads no name: neither the author's nor that of a colleague who is named in the text", async () => {
    const id = await write({ body: "Спасибо @chief и @romashka_news", lead: "От @chief, а не от @chiefs" });
    const told = JSON.stringify(await read(id));
    expect(told).toContain("Спасибо @коллега и @romashka_news");
    expect(told).toContain("От @коллега, а не от @chiefs");
    expect(told).not.toMatch(/Тайнова|@chief\b|rubrics|author|reactions|commentCount|revision/);
  });

  it("reads a language version once it is shown, and the article's own words until then", async () => {
    const id = await write();
    const version = await apiAs(chief).translations.add({ id, language: "en" });
    const words = { title: "A second warehouse", lead: "", body: "We move tomorrow", sourceRevision: 1 };
    await apiAs(chief).translations.change({ ...words, ...version, revision: 1, step: "save" });
    expect([(await read(id, "en")).title, (await read(id)).languages]).toEqual([articleOf(rubric).title, []]);
    await apiAs(chief).translations.change({ ...words, ...version, revision: 2, step: "show" });
    expect(await read(id, "en")).toMatchObject({ title: words.title, language: "en", excerpt: "We move tomorrow" });
    expect((await read(id)).languages).toHaveLength(1);
  });

  it("sees a film that stands in the text, and no longer once it is taken out; so with a picture and a file", async () => {
    const film = await apiAs(chief).videos.add({ file: await filmFile(), description: "Склад за минуту" });
    const pictures = [await pictureFile()];
    const id = await write({ body: `Смотрите:\n\n${film.line}`, pictures, added: [{ alt: "Склад" }] });
    await apiAs(chief).extras.attach({ id, files: [new File(["Приказ"], "Приказ.txt", { type: "text/plain" })] });
    const shown = await read(id);
    expect(shown.films?.[film.id]).toMatchObject({ description: "Склад за минуту" });
    const ids = [film.id, shown.pictures[0]!.id, shown.attachments[0]!.id];
    for (const one of ids) expect(await opens(one)).toEqual(all(true));
    await apiAs(chief).extras.detach({ id, file: ids[2]! });
    await change(id, { guestVisible: true, keep: [] });
    for (const one of ids) expect(await opens(one)).toEqual(all(false));
  });

  it("with an account opens what is theirs besides, and no other file of the company", async () => {
    const guest = guests[1]!;
    const kept = { reach: "company", accept: "image", field: "photo" } as const;
    const upload = async (viewer: Viewer) => {
      const photo = await pictureFile();
      return (await withTenant(company.id, () => storeUpload(photo, { viewer, ...kept }))).id;
    };
    const [own, another] = [await upload(guest), await upload(editor)];
    const mayOpen = (id: string) =>
      withTenant(company.id, () => openFile(guest, id)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    expect([await mayOpen(own), await mayOpen(another)]).toEqual([true, false]);
  });
});

describe("the wall in the database", () => {
  it("tells others which articles are shown and lets their own company alone decide", async () => {
    const id = await write();
    const row = { publicationId: id, groupId: company.id, shownBy: outsider.accountId };
    const known = () => db().select().from(guestArticles).where(eq(guestArticles.publicationId, id));
    expect(await transaction(known)).toHaveLength(1);
    await withTenant(outsider.groupId, async () => {
      expect(await known()).toHaveLength(1);
      await db().delete(guestArticles).where(eq(guestArticles.publicationId, id));
      await db().update(guestArticles).set({ shownBy: outsider.accountId });
    });
    const [kept] = await withTenant(company.id, known);
    expect(kept?.shownBy).toBe(chief.accountId);
    await change(id, { guestVisible: false });
    const foreign = withTenant(outsider.groupId, () => db().insert(guestArticles).values(row));
    await expect(foreign).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  it("shows without a company the files of what is shown and nothing else", async () => {
    await write({ pictures: [await pictureFile()], added: [{ alt: "Склад" }] });
    const rows = await transaction(() => db().select({ shownIn: files.shownIn }).from(files));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ shownIn }) => shownIn === null)).toEqual([]);
  });
});
