import { beforeAll, beforeEach, expect, it } from "vitest";
import { publicationRevisions } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeChannel, makeThread, meetPeople } from "./circle.ts";

/** A thread is a publication: kept as a draft, changed, taken away and brought back by its author. */
freshDatabase();
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ anna, ivan } = await meetPeople());
});
beforeEach(forgetSpending);

const notFound = { code: "NOT_FOUND" };

it("is changed by its author alone, keeps what it said, and what was changed meanwhile is a conflict", async () => {
  const { id: place } = await makeChannel(anna, [ivan]);
  const { id } = await makeThread(ivan, place, "Первые слова");
  await expect(apiAs(anna).channels.source({ id })).rejects.toMatchObject(notFound);
  const { revision } = await apiAs(ivan).channels.source({ id });
  const change = (who: Viewer, body: string) => apiAs(who).channels.rewrite({ id, title: "Иначе", body, revision });
  await expect(change(anna, "Чужое")).rejects.toMatchObject(notFound);
  await change(ivan, "Вторые слова");
  await expect(change(ivan, "Из другого окна")).rejects.toMatchObject({ code: "CONFLICT" });
  const { title, edited, change: where } = await apiAs(anna).content.publication({ id });
  expect([title, edited, where]).toEqual(["Иначе", true, `/c/-/${id}/edit-thread`]);
  const kept = await withTenant("*", () => db().select().from(publicationRevisions));
  expect(kept.filter((one) => one.publicationId === id)).toHaveLength(1);
  const silent = apiAs(ivan).channels.rewrite({ id, title: "", body: "", revision: revision + 1 });
  await expect(silent).rejects.toMatchObject({ data: { fields: { body: ["Напишите текст или заголовок"] } } });
});

it("is changed no more by who is out of its channel, nor where it is in the archive", async () => {
  const { id: place } = await makeChannel(anna, [ivan]);
  const { id } = await makeThread(ivan, place);
  const change = () => apiAs(ivan).channels.rewrite({ id, title: "Иначе", body: "Так", revision: 1 });
  await apiAs(anna).membership.archive({ place, archived: true });
  await expect(change()).rejects.toMatchObject(notFound);
  await apiAs(anna).membership.archive({ place, archived: false });
  await apiAs(anna).membership.ban({ place, person: ivan.accountId });
  await expect(change()).rejects.toMatchObject(notFound);
});

it("begins as a draft with its picture and poll, which go with it", async () => {
  const { id: place } = await makeChannel(anna, [ivan]);
  const draft = newId();
  const fields = { title: "Где стенд", body: "Решаем", channel: "beseda" };
  await apiAs(ivan).drafts.save({ id: draft, form: "thread", fields });
  const added = [{ alt: "Стенд" }];
  await apiAs(ivan).drafts.keepPictures({ id: draft, pictures: [await pictureFile()], added, keep: [] });
  const poll = {
    question: "Где?",
    options: ["Слева", "Справа"],
    many: false,
    named: true,
    shows: "after-answer",
  } as const;
  await apiAs(ivan).polls.put({ of: "draft", id: draft, ...poll, options: [...poll.options] });
  const [kept] = (await apiAs(ivan).drafts.list({})).items;
  expect(kept).toMatchObject({ id: draft, href: `/c/-/create-thread?draft=${draft}` });
  const keep = (await apiAs(ivan).drafts.read({ id: draft })).pictures.map(({ id, alt }) => ({ id, alt }));
  const { id } = await apiAs(ivan).channels.write({ id: place, title: fields.title, body: fields.body, draft, keep });
  const { pictures, asked } = await apiAs(anna).content.publication({ id });
  expect([pictures.map(({ alt }) => alt), asked?.question]).toEqual([["Стенд"], "Где?"]);
  expect((await apiAs(ivan).drafts.list({})).items.some((one) => one.id === draft)).toBe(false);
});

it("lies in the trash of its author, and comes back with its answers where it stood", async () => {
  const { id: place } = await makeChannel(anna, [ivan]);
  const { id } = await makeThread(ivan, place);
  await apiAs(anna).content.comment({ id, text: "Ответ" });
  await apiAs(ivan).content.remove({ id });
  expect((await apiAs(anna).channels.threads({ id: place })).items).toEqual([]);
  await expect(apiAs(anna).channels.thread({ id })).resolves.toMatchObject({ channel: { id: place } });
  await apiAs(ivan).trash.restore({ kind: "publication", id });
  expect((await apiAs(anna).channels.threads({ id: place })).items).toMatchObject([{ id, comments: 1 }]);
});
