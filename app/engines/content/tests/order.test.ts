import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/id.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let author: Viewer;
let post: string;
/** As the talk stands, the oldest first: what is put first with its answers, then thread by thread. */
const talk: { id: string; thread: string }[] = [];

beforeAll(async () => {
  author = await makePerson(await makeCompany());
  ({ id: post } = await apiAs(author).content.create({ body: "Слова", feed: "work", reach: "company" }));
  const ids = Array.from({ length: 90 }, () => newId());
  for (const [at, id] of ids.entries()) {
    const parentId = at % 3 === 0 ? undefined : ids[Math.floor(at / 6) * 3];
    await withTenant("*", () =>
      db().execute(sql`insert into comments (id, group_id, publication_id, parent_id, author_id, text)
        values (${id}, ${author.groupId}, ${post}, ${parentId ?? null}, ${author.accountId}, ${`Слово ${at}`})`),
    );
    talk.push({ id, thread: parentId ?? id });
  }
  const first = ids[30]!;
  await apiAs(author).talk.pin({ id: first, pinned: true });
  const rank = ({ id, thread }: (typeof talk)[number]) => `${thread === first ? 0 : 1}/${thread}/${id}`;
  talk.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
});

const read = (more: object) => apiAs(author).content.comments({ id: post, ...more });
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe.each(["old", "new"] as const)("a talk of five pages, read in the order «%s»", (order) => {
  const pages = async () => {
    const all = [await read({ order })];
    while (all.at(-1)!.next) all.push(await read({ order, after: all.at(-1)!.next }));
    return all;
  };

  it("is read once from its beginning to its end, threads together", async () => {
    const told = (await pages()).flatMap(idsOf);
    const first = talk.findIndex(({ thread }) => thread !== talk[0]!.thread);
    const threads = [...new Set(talk.slice(first).map(({ thread }) => thread))];
    if (order === "new") threads.reverse();
    const others = threads.flatMap((one) => talk.filter(({ thread }) => thread === one));
    expect(told).toEqual([...talk.slice(0, first), ...others].map(({ id }) => id));
  });

  it("is opened at each comment on the page where it stands, and leads back to where that page began", async () => {
    const all = await pages();
    for (const [at, page] of all.entries()) {
      for (const comment of idsOf(page).filter((_, place) => place % 7 === 0)) {
        const opened = await read({ order, comment });
        expect(idsOf(opened)).toEqual(idsOf(page));
        if (at === 0) continue;
        expect(idsOf(await read({ order, after: opened.earlier!.after }))).toEqual(idsOf(all[at - 1]!));
      }
    }
  });
});
