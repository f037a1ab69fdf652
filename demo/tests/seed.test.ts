import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#app/engines/ledger/server/index.ts";
import { seedDemo } from "#demo/seed.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { findByPassword } from "#platform/identity/accounts.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();
const said: string[] = [];

const heard: string[] = [];

beforeAll(async () => {
  // The longest statements of the fill say which limits they run under.
  await db().execute(sql`create table limits_told (told text)`);
  await db().execute(sql`create function tell_limits() returns trigger language plpgsql security definer as $$
    begin insert into limits_told select current_setting('statement_timeout') || ' '
      || current_setting('idle_in_transaction_session_timeout'); return null; end $$`);
  await db().execute(sql`create trigger tell_limits after insert on publications execute function tell_limits()`);
  // Two nodes begin at once on the empty database.
  const begun = Promise.withResolvers<void>();
  const fill = (hear: (line: string) => unknown) => seedDemo((line) => void hear(line), { scale: 0.05 });
  const first = fill((line) => {
    said.push(line);
    begun.resolve();
  });
  await begun.promise;
  expect(await Promise.all([first, fill((line) => heard.push(line))])).toEqual([true, false]);
});

test("the second node waits for the first, says so, and finds a whole company", () => {
  expect(heard).toEqual(["Демонстрационную компанию заполняет другой узел портала: жду, пока он закончит…"]);
});

test("what fills an empty database may take longer than a request of a person", async () => {
  const { rows } = await db().execute(sql`select distinct told from limits_told`);
  expect(rows).toEqual([{ told: "0 0" }]);
});

const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  withTenant("*", async () => (await db().execute<T>(query)).rows[0]!);

test("an empty database is filled with three companies, five hundred people and their publications", async () => {
  const counts = await one(sql`select (select count(*)::int from groups) as groups,
    (select count(*)::int from accounts) as people,
    (select count(*)::int from publications where state <> 'pending' and kind <> 'thanks'
      and place_id is null) as publications`);
  expect(counts).toEqual({ groups: 3, people: 500, publications: 109 });
});

test("progress is told in Russian", () => {
  expect(said).toContain("Заполняю демонстрационную компанию: люди 500 из 500");
  expect(said.at(-1)).toBe("Заполняю демонстрационную компанию: публикации 100 из 100");
});

test("the counters of a publication are those of its comments and reactions", async () => {
  const { wrong } = await one<{ wrong: number }>(sql`select count(*)::int as wrong from publications p
    where comment_count <> (select count(*) from comments c
        where c.publication_id = p.id and c.deleted_at is null and c.hidden_at is null)
       or (select coalesce(sum(value::int), 0) from jsonb_each_text(reaction_counts))
          <> (select count(*) from reactions r where r.subject_id = p.id)`);
  expect(wrong).toBe(0);
});

test("every picture of a publication can be opened in a small width", async () => {
  const { id, owner, group } = await one<{ id: string; owner: string; group: string }>(sql`
    select f.id, f.owner_id as owner, f.group_id as group
    from publication_pictures p join files f on f.id = p.file_id limit 1`);
  const viewer = { ...nobody, accountId: owner, groupId: group };
  await withTenant("*", async () => {
    const file = await openFile(viewer, id, "480");
    expect(file.type).toBe("image/webp");
    await file.body.cancel();
  });
});

test("the five known people sign in with the known password", async () => {
  for (const username of ["anna", "ivan", "olga", "admin", "guest"]) {
    const found = await findByPassword(username, "veche");
    expect(found?.accountId, username).toBeTruthy();
  }
  expect((await findByPassword("admin", "veche"))?.roles).toContain("admin");
});

test("publications and people can be found by their words", async () => {
  const { people, publications } = await one(sql`select
    count(*) filter (where kind = 'person')::int as people,
    count(*) filter (where kind = 'publication' and href !~ '^/(thanks|c|cm)/')::int as publications from search_documents`);
  expect({ people, publications }).toEqual({ people: 500, publications: 103 });
});

test("every company has two moderators and a desk that is alive", async () => {
  const { rows } = await withTenant("*", () =>
    db().execute(sql`select count(*)::int as all, count(*) filter (where closed_at is null)::int as open
      from moderation_cases group by group_id order by 1 desc`),
  );
  expect(rows).toEqual([
    { all: 14, open: 9 },
    { all: 4, open: 4 },
    { all: 4, open: 4 },
  ]);
  const { moderators } = await one<{ moderators: number }>(
    sql`select count(*)::int as moderators from grants where "right" = 'moderator'`,
  );
  expect(moderators).toBe(6);
});

test("anna speaks to her people alone in one publication, and calls everybody of her company in another", async () => {
  const kinds = await one(sql`select
    (select count(*)::int from publications p join accounts a on a.id = p.author_id
      where a.alias = 'anna' and p.audience @> array['user:' || a.id]) as "forSome",
    (select count(*)::int from notices n join publications p on p.id = n.publication_id
      where n.kind = 'call-post' and p.mentions ? 'все') as told,
    (select count(*)::int - 1 from accounts a where a.group_id = anna.group_id and a.alias <> 'guest') as colleagues
    from accounts anna where anna.alias = 'anna'`);
  expect(kinds).toEqual({ forSome: 1, told: kinds.colleagues, colleagues: kinds.colleagues });
});

test("a database that already has a company stays as it is", async () => {
  expect(await seedDemo(() => expect.unreachable())).toBe(false);
});

test("each company has a store of sixty products in nine categories, three of them sold out, and anna an order in every state", async () => {
  const { rows } = await withTenant("*", () =>
    db().execute(sql`select (select count(*)::int from store_categories c where c.group_id = g.id) as categories,
      (select count(*)::int from store_products p where p.group_id = g.id and exists (select from store_product_pictures i where i.product_id = p.id)) as products,
      (select count(*)::int from store_products p where p.group_id = g.id and not exists
        (select from store_variants v where v.product_id = p.id and coalesce(v.stock, 1) > 0)) as gone from groups g`),
  );
  expect(rows).toEqual(Array(3).fill({ categories: 9, products: 60, gone: 3 }));
  const states = await one(sql`select count(distinct o.state)::int as states from store_orders o
    join accounts a on a.id = o.account_id where a.alias = 'anna'`);
  expect(states).toEqual({ states: 11 });
  expect(await withTenant("*", verifyLedger)).toSatisfy((all: { broken?: unknown }[]) => all.every((it) => !it.broken));
});
