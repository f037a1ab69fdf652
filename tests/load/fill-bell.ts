import pg from "pg";
import { chance, fillMuch, idOf, numbered } from "./fill-much.ts";

const people = 2000;
/** One of them has been told of so much, and has not read the last tenth. */
const ofOne = 20_000;
const talk = 10_000;

/**
 * Fills an empty database with so many notices of two thousand people of one company, ten thousand publications and a
 * talk of ten thousand comments. Gives the one who has twenty thousand notices, two thousand of them unread in heaps.
 */
export async function fillBell(url: string, count: number): Promise<{ accountId: string; groupId: string }> {
  const reader = await fillMuch(url, 10_000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run("select set_config('app.group_id', '*', false)");
  await run(`insert into accounts (id, group_id, alias, last_name, first_name, email, consent_to_pers_data)
    select ${numbered("b", "n")}, ${numbered("a", "1")}, 'p' || n, 'Фамилия' || n, 'Имя', 'p' || n || '@example.ru', true
    from generate_series(300, ${300 + people - 1}) n`);
  for (const table of ["comments", "reactions"]) await run(`alter table ${table} disable trigger user`);
  await run(`create unlogged table live as select row_number() over (order by published_at desc) as n, id, published_at from publications
    where group_id = '${reader.groupId}' and state = 'published' and deleted_at is null and audience is null`);
  await run("create unique index on live (n)");
  const { rows } = await run("select count(*)::int as count from live");
  const live = rows[0].count as number;
  // The first talk is the long one; of the others each has thirty comments.
  await run(`insert into comments (id, group_id, publication_id, parent_id, author_id, text, created_at)
    select ${idOf("at", "n")}, '${reader.groupId}', (select id from live where live.n = 1),
      case when n % 2 = 0 then ${idOf("at - interval '1 minute'", "n - 1")} end, ${numbered("b", "300 + n % 2000")}, 'Слова о деле', at
    from (select n, now() - interval '20 days' + n * interval '1 minute' as at from generate_series(1, ${talk}) n) one order by n`);
  await run(`insert into comments (id, group_id, publication_id, author_id, text, created_at)
    select ${idOf("now()", "100000 + k")}, '${reader.groupId}', live.id, ${numbered("b", "300 + k % 2000")}, 'Слова о деле', now()
    from generate_series(0, ${30 * live - 31}) k join live on live.n = 2 + k % ${live - 1}`);
  await run(
    `create unlogged table said as select row_number() over () as n, id, publication_id, author_id from comments`,
  );
  await run("create unique index on said (n)");
  // What somebody is told: of answers first of all; of reactions, of calls by name, of decisions, of what a desk has to do.
  await run(`insert into notices (id, group_id, account_id, event_key, kind, actor_id, heap, publication_id, comment_id, subject, text,
      href, read_at, created_at)
    select ${idOf("at", "one.n")}, '${reader.groupId}', account, 'event/' || one.n, kind, c.author_id,
      case when kind = 'reaction' then 'reaction/' || c.publication_id when kind = 'comment' then 'comment/' || c.publication_id end,
      case when kind in ('comment', 'mention', 'reaction') then c.publication_id end, case when kind in ('comment', 'mention') then c.id end,
      case when kind in ('review', 'approved', 'found') then 'Тема' end, null,
      case kind when 'review' then '/newsroom/' || c.publication_id || '/edit' when 'approved' then '/ugc/' || c.publication_id
        when 'found' then '/search?query=слово' || one.n end,
      case when own_place < own * 0.9 then at + interval '1 hour' end, at
    from (
      select n, case when n <= ${ofOne} then '${reader.accountId}'::uuid else ${numbered("b", `300 + n % ${people}`)} end as account,
        case when n <= ${ofOne} then n else (n - ${ofOne}) / ${people} end as own_place,
        case when n <= ${ofOne} then ${ofOne} else (${count} - ${ofOne}) / ${people} end as own,
        (array['comment', 'comment', 'comment', 'comment', 'reaction', 'reaction', 'mention', 'found', 'approved', 'review'])[1 + n % 10] as kind,
        now() - interval '400 days' + (case when n <= ${ofOne} then n * 1.0 / ${ofOne} else ${chance("31")} end) * interval '399 days' as at
      from generate_series(1, ${count}) n) one
    join said c on c.n = 1 + (case when one.n <= ${ofOne} then one.n / 40 else one.n end) % (select count(*) from said)`);
  await run(`insert into reactions (subject_id, account_id, name)
    select distinct publication_id, actor_id, 'like' from notices where kind = 'reaction' on conflict do nothing`);
  await run("drop table live, said");
  for (const table of ["comments", "reactions"]) await run(`alter table ${table} enable trigger user`);
  await run("vacuum analyze");
  await client.end();
  return reader;
}
