import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { sweepTrash } from "#app/engines/trash/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let ivan: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  anna = await makePerson(company);
  ivan = await makePerson(company);
  moderator = await makePerson(company, { rights: ["moderator"] });
  await startEvents(listeners).stop();
});
afterEach(() => setClock());

const words = { feed: "blogs" as const, reach: "company" as const };
let count = 0;
const write = async (more: object = {}) =>
  (await apiAs(anna).content.create({ ...words, title: `Мысль ${++count}`, body: `Слова ${count}`, ...more })).id;
const answer = async (who: Viewer, id: string, parentId?: string) =>
  (await apiAs(who).content.comment({ id, text: `Ответ ${++count}`, parentId })).id;
const own = async (who: Viewer) => (await apiAs(who).trash.own({})).items.map(({ id }) => id);
const shelf = async () => (await apiAs(moderator).trash.desk({})).items;
const publication = (id: string) => ({ kind: "publication" as const, id });
const comment = (id: string) => ({ kind: "comment" as const, id });
const mayRead = (who: Viewer, id: string) =>
  apiAs(who)
    .content.publication({ id })
    .then(
      () => true,
      () => false,
    );
const daysLater = (days: number) => setClock(new Date(now().getTime() + days * 86_400_000));
const takeDown = async (id: string) => {
  await apiAs(ivan).moderation.report({ target: "post", id, reason: "spam" });
  const open = await caseOf(moderator, id);
  await apiAs(moderator).moderation.decide({ id: open, decision: "delete", reason: "spam" });
};

describe("the trash of an author", () => {
  it("gives a publication back whole: its talk, its place in search, its readers", async () => {
    const id = await write({ body: "Про черепицу" });
    await answer(ivan, id);
    await apiAs(anna).content.remove({ id });
    expect([await own(anna), await own(ivan), await mayRead(ivan, id)]).toEqual([[id], [], false]);
    const { href } = await apiAs(anna).trash.restore(publication(id));
    expect(href).toBe(`/ugc/${id}`);
    expect([await own(anna), await mayRead(ivan, id)]).toEqual([[], true]);
    expect((await apiAs(ivan).content.publication({ id })).commentCount).toBe(1);
    const { groups } = await apiAs(ivan).search.find({ query: "черепицу" });
    expect(groups.flatMap(({ items }) => items.map((item) => item.href))).toEqual([`/ugc/${id}`]);
  });

  it("gives a comment back with its number, under a publication that is still there", async () => {
    const id = await write();
    const said = await answer(ivan, id);
    await apiAs(ivan).content.removeComment({ id: said });
    expect((await apiAs(anna).content.publication({ id })).commentCount).toBe(0);
    expect(await own(ivan)).toEqual([said]);
    await apiAs(ivan).trash.restore(comment(said));
    expect((await apiAs(anna).content.publication({ id })).commentCount).toBe(1);
    await apiAs(ivan).content.removeComment({ id: said });
    await apiAs(anna).content.remove({ id });
    expect(await own(ivan)).toEqual([]);
  });

  it("calls colleagues by their names, and so does the trash of the company", async () => {
    await makePerson(company, { alias: "vera", firstName: "Вера", lastName: "Смирнова" });
    const id = await write({ title: "", body: "Спросите @vera" });
    const { id: said } = await apiAs(ivan).content.comment({ id: await write(), text: "И @vera тоже" });
    await apiAs(anna).content.remove({ id });
    await apiAs(ivan).content.removeComment({ id: said });
    const wordsOf = (lines: { id: string; words: string }[], one: string) =>
      lines.find((line) => line.id === one)?.words;
    const [hers, his, all] = [
      (await apiAs(anna).trash.own({})).items,
      (await apiAs(ivan).trash.own({})).items,
      await shelf(),
    ];
    for (const lines of [hers, all]) expect(wordsOf(lines, id)).toBe("Спросите @Вера Смирнова");
    for (const lines of [his, all]) expect(wordsOf(lines, said)).toBe("И @Вера Смирнова тоже");
  });

  it("is nobody else's, and keeps nothing that a moderator has deleted", async () => {
    const id = await write();
    await apiAs(anna).content.remove({ id });
    const stranger = apiAs(await makePerson(await makeCompany("Лютик"), { rights: ["moderator"] })).trash;
    for (const deed of [
      () => apiAs(ivan).trash.restore(publication(id)),
      () => apiAs(ivan).trash.purge(publication(id)),
      () => apiAs(moderator).trash.bringBack(publication(id)),
      () => stranger.bringBack(publication(id)),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await stranger.desk({})).items).toEqual([]);
    const bad = await write();
    await takeDown(bad);
    expect(await own(anna)).not.toContain(bad);
    await expect(apiAs(anna).trash.restore(publication(bad))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is full of what may come back for thirty days, and not a day longer", async () => {
    const id = await write();
    await apiAs(anna).content.remove({ id });
    daysLater(29);
    expect(await own(anna)).toContain(id);
    daysLater(2);
    expect(await own(anna)).not.toContain(id);
    await expect(apiAs(anna).trash.restore(publication(id))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the trash of a company", () => {
  it("shows what nobody is known to have put away, and gives it back", async () => {
    const id = await write();
    await withTenant("*", () => db().update(publications).set({ deletedAt: now() }).where(eq(publications.id, id)));
    expect((await shelf()).find((line) => line.id === id)).toMatchObject({ by: "Портал", byAuthor: false });
    await apiAs(moderator).trash.bringBack(publication(id));
    expect(await mayRead(ivan, id)).toBe(true);
  });

  it("says who has deleted what; a moderator gives back what a moderator has taken", async () => {
    const [left, bad] = [await write(), await write()];
    await apiAs(anna).content.remove({ id: left });
    await takeDown(bad);
    const lines = await shelf();
    expect(lines.find(({ id }) => id === left)?.byAuthor).toBe(true);
    expect(lines.find(({ id }) => id === bad)?.byAuthor).toBe(false);
    await apiAs(moderator).trash.bringBack(publication(bad));
    expect(await mayRead(ivan, bad)).toBe(true);
    await expect(apiAs(ivan).trash.desk({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("what is purged", () => {
  const rowsOf = (id: string) =>
    withTenant("*", async () => {
      const { rows } = await db().execute<{ files: number; answers: number; notices: number }>(sql`
        select (select count(*)::int from publication_pictures where publication_id = ${id}) as files,
          (select count(*)::int from comments where publication_id = ${id}) as answers,
          (select count(*)::int from notices where publication_id = ${id}) as notices`);
      return rows[0];
    });
  const isThere = (id: string) => withTenant("*", () => db().$count(publications, eq(publications.id, id)));

  it("is gone with its pictures, talk and notices, by the night after thirty days or at once", async () => {
    const id = await write({ pictures: [await pictureFile()] });
    await answer(ivan, await answer(ivan, id).then(() => id));
    await deliverAll();
    await apiAs(anna).content.remove({ id });
    await withTenant("*", sweepTrash);
    expect(await isThere(id)).toBe(1);
    daysLater(31);
    await withTenant("*", sweepTrash);
    expect([await isThere(id), await rowsOf(id)]).toEqual([0, { files: 0, answers: 0, notices: 0 }]);
    setClock();
    const other = await write();
    await apiAs(anna).content.remove({ id: other });
    await apiAs(anna).trash.purge(publication(other));
    expect(await isThere(other)).toBe(0);
  });

  it("leaves the place of a comment that was answered, without its words", async () => {
    const id = await write();
    const said = await answer(ivan, id);
    const reply = await answer(anna, id, said);
    await apiAs(ivan).content.removeComment({ id: said });
    await apiAs(ivan).trash.purge(comment(said));
    expect(await own(ivan)).not.toContain(said);
    const { items } = await apiAs(anna).content.comments({ id });
    expect(items.map((one) => [one.id, one.deleted])).toEqual([
      [said, true],
      [reply, false],
    ]);
    const [row] = await withTenant("*", () =>
      db().select({ text: comments.text }).from(comments).where(eq(comments.id, said)),
    );
    expect(row?.text).toBe("");
  });
});
