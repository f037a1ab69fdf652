import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { urlOf } from "#app/engines/content/server/index.ts";
import { searchSources } from "#app/engines/search/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { runDbCommand } from "#tests/support/db-command.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";
import { reindex } from "../server/index.ts";

const world = databaseOfTwoCompanies();

const silent = () => {};

/** The whole index, as its readers meet it. */
async function index(): Promise<unknown[]> {
  const { rows } = await withTenant("*", () =>
    db().execute(sql`select d.*, w.words, w.company_id, w.audience as whose from search_documents d
      join search_words w on w.kind = d.kind and w.object_id = d.object_id order by d.kind, d.object_id`),
  );
  return rows;
}

test("an index that was lost comes back whole", async () => {
  const before = await index();
  expect(before.length).toBeGreaterThan(20);
  await withTenant("*", () => db().execute(sql`delete from search_documents`));
  await withTenant("*", () =>
    db().execute(sql`insert into search_documents (kind, object_id, group_id, tab, reach, title, href, happened_at)
      select 'publication', gen_random_uuid(), id, 'ugc', 'portal', 'Призрак', '/', now() from groups limit 1`),
  );
  await reindex(searchSources.get(), silent);
  expect(await index()).toEqual(before);
});

test("an operator's command brings it back too", async () => {
  const before = await index();
  await withTenant("*", () => db().execute(sql`delete from search_documents`));
  const { over, said } = runDbCommand(world.url, ["reindex"]);
  expect([await over, said()]).toEqual([[0, null], expect.stringContaining("Поиск знает обо всём, что есть")]);
  expect(await index()).toEqual(before);
});

test("what people write, change and delete meanwhile is found as it is then", async () => {
  const api = apiAs(world.sever.head);
  const draft = { body: "Слова", feed: "work" as const, reach: "company" as const };
  const ids: string[] = [];
  for (let at = 0; at < 12; at++) ids.push((await api.content.create({ ...draft, title: `Начало ${at}` })).id);
  const writing = (async () => {
    forgetSpending();
    for (const [at, id] of ids.entries()) {
      if (at % 3 === 0) await api.content.remove({ id });
      else await api.content.edit({ ...draft, id, revision: 1, title: `Перемена ${at}` });
      await api.content.create({ ...draft, title: `Новое ${at}` });
    }
  })();
  for (let round = 0; round < 3; round++) await reindex(searchSources.get(), silent);
  await writing;
  const { rows } = await withTenant("*", () =>
    db().execute<{ wrong: number; all: number }>(sql`
      select count(*) filter (where d.title is distinct from case when p.deleted_at is null then p.title end)::int as wrong,
        count(d.object_id)::int as all
      from publications p left join search_documents d on d.kind = 'publication' and d.object_id = p.id
      where p.state = 'published' and p.title ~ '^(Начало|Перемена|Новое)'`),
  );
  expect(rows).toEqual([{ wrong: 0, all: 20 }]);
});

test("whoever makes or changes a person, search knows at once", async () => {
  const { id } = world.sever;
  const person = await makePerson({ id, alias: "sever", name: "Север" }, { lastName: "Бесценный" });
  const find = async (query: string) =>
    (await apiAs(world.sever.head).search.find({ query, tab: "people", exact: "1" })).groups.length;
  expect(await find("бесценный")).toBe(1);
  await withTenant("*", () =>
    db().update(accounts).set({ lastName: "Переименованный" }).where(eq(accounts.id, person.accountId)),
  );
  expect([await find("бесценный"), await find("переименованный")]).toEqual([0, 1]);
});

test("a comment is found while it can be read", async () => {
  const { head, publication } = world.sever;
  const api = apiAs(head);
  const find = async (query: string, who = head) =>
    (await apiAs(who).search.find({ query, tab: "ugc", exact: "1" })).groups.length;
  const { id } = await api.content.comment({ id: publication, text: "Абрикосы поспели" });
  expect([await find("абрикос"), await find("абрикос", world.yug.head)]).toEqual([1, 0]);
  const { groups } = await api.search.find({ query: "абрикос", tab: "ugc", exact: "1" });
  expect(groups[0]!.items[0]!.href).toBe(urlOf("ugc", publication, id));
  await api.content.editComment({ id, text: "Груши поспели" });
  expect([await find("абрикос"), await find("груши")]).toEqual([0, 1]);
  await api.content.removeComment({ id });
  expect(await find("груши")).toBe(0);
});
