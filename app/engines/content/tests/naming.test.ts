import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CommentOrder } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/id.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let id: string;
/** The whole talk as it is read page by page. */
let pages: Record<CommentOrder, string[][]>;
let first: string;
let answer: string;
let pinned: string;

const say = async (text: string, parentId?: string) => (await apiAs(reader).content.comment({ id, text, parentId })).id;
const read = (asked: { after?: string; comment?: string; order?: CommentOrder }, who = reader) =>
  apiAs(who).content.comments({ id, ...asked });
const idsOf = ({ items }: { items: { id: string }[] }) => items.map((one) => one.id);

async function readAll(order: CommentOrder): Promise<string[][]> {
  const all: string[][] = [];
  for (let after: string | undefined; ; ) {
    const page = await read({ order, after });
    all.push(idsOf(page));
    if (!page.next) return all;
    after = page.next;
  }
}

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  id = (await apiAs(author).content.create({ title: "Собрание", body: "Собрание", feed: "work", reach: "company" })).id;
  const all: string[] = [];
  for (let at = 0; at < 50; at++) all.push(await say(`Слово ${at}`));
  first = all[0]!;
  for (let at = 0; at < 3; at++) await say("Ответ", all[22]);
  answer = await say("Ответ с края", all[44]);
  pinned = all[30]!;
  await say("И это верно", pinned);
  await apiAs(author).talk.pin({ id: pinned, pinned: true });
  pages = { old: await readAll("old"), new: await readAll("new") };
});
beforeEach(forgetSpending);

describe.each(["old", "new"] as const)("a comment that is named, the %s first", (order) => {
  it("is shown on the page where one comes to it by reading on, wherever it stands", async () => {
    expect(pages[order].map((page) => page.length)).toEqual([20, 20, 15]);
    for (const page of pages[order])
      for (const comment of page) {
        const shown = await read({ order, comment });
        expect([idsOf(shown), shown.missed]).toEqual([page, undefined]);
      }
    expect(pages[order][0]![0]).toBe(pinned);
    expect(pages[order][order === "old" ? 2 : 0]).toContain(answer);
  });

  it("lets its reader go on, to what was said before and after", async () => {
    const [one, two, three] = pages[order] as [string[], string[], string[]];
    const last = await read({ order, comment: three[0]! });
    expect(last.next).toBeUndefined();
    const middle = await read({ order, ...last.earlier });
    expect(idsOf(middle)).toEqual(two);
    expect(idsOf(await read({ order, after: middle.next }))).toEqual(three);
    expect(middle.earlier).toEqual({});
    const begun = await read({ order, ...middle.earlier });
    expect([idsOf(begun), begun.earlier]).toEqual([one, undefined]);
  });
});

describe("a comment that is named and not met", () => {
  it("leads to the beginning, which says so: one of nowhere, of another talk, of a person who is blocked", async () => {
    const [start] = pages.old as [string[]];
    const { id: other } = await apiAs(author).content.create({
      ...{ title: "Другое", body: "Другое", feed: "work", reach: "company" },
    });
    const { id: elsewhere } = await apiAs(reader).content.comment({ id: other, text: "Там" });
    for (const comment of [newId(), elsewhere]) {
      const shown = await read({ comment });
      expect([idsOf(shown), shown.missed, shown.earlier]).toEqual([start, true, undefined]);
    }
    const loud = await makePerson(company);
    const { id: theirs } = await apiAs(loud).content.comment({ id, text: "Шум" });
    expect(idsOf(await read({ comment: theirs }))).toContain(theirs);
    await apiAs(reader).blocking.block({ accountId: loud.accountId });
    expect(await read({ comment: theirs })).toMatchObject({ missed: true });
  });

  it("is found while its place stays, deleted as it is", async () => {
    const gone = await say("Лишнее");
    await apiAs(reader).content.removeComment({ id: gone });
    const shown = await read({ comment: gone });
    expect(shown.items.find((one) => one.id === gone)).toMatchObject({ deleted: true, text: "" });
    expect(shown.missed).toBeUndefined();
  });

  it("tells nobody of a talk that they may not read", async () => {
    const stranger = await makePerson(await makeCompany("Лютик"));
    for (const comment of [first, newId()])
      await expect(read({ comment }, stranger)).rejects.toMatchObject({ status: 404 });
  });
});
