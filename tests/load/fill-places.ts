import pg from "pg";
import { chance, fillMuch, idOf, numbered, reader } from "./fill-much.ts";

/** How many channels the reader belongs to, in each world: what one person has does not grow with the company. */
const own = 40;
const longTalk = 300;
const firstPerson = 300;

export const bigChannel = "00000000-0c0a-7000-8000-000000000001";

/**
 * Fills an empty database with so many answers in channels of one company: a channel for each two hundred, twenty-five answers
 * a thread, a thread of three hundred in the largest channel, to which a twentieth as many people belong.
 */
export async function fillPlaces(url: string, count: number): Promise<void> {
  await fillMuch(url, 1000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run("select set_config('app.group_id', '*', false)");
  const [channels, people, threads] = [Math.ceil(count / 200), Math.ceil(count / 20), Math.ceil(count / 25)];
  const company = `'${reader.groupId}'::uuid`;
  const person = (n: string) => numbered("b", `${firstPerson} + (${n}) % ${people}`);
  const channel = (n: string) => numbered("c0a", n);
  await run(`insert into accounts (id, group_id, alias, last_name, first_name, email, consent_to_pers_data)
    select ${person("n")}, ${company}, 'k' || n, 'Фамилия' || n, 'Имя', 'k' || n || '@example.ru', true
    from generate_series(0, ${people - 1}) n`);
  await run(`insert into places (id, group_id, kind, title, alias, joining, active_at, created_at)
    select ${channel("n")}, ${company}, 'channel', 'Канал ' || n, 'kanal-' || n,
      (array['open', 'open', 'open', 'request', 'closed', 'hidden'])[1 + n % 6], now(), now() - interval '400 days'
    from generate_series(1, ${channels}) n`);
  const seat = `'${reader.accountId}'::uuid, ${company}, 'member', now() - interval '300 days', now() - interval '2 days'`;
  await run(`insert into memberships (place_id, account_id, group_id, role, joined_at, seen_at)
    select ${channel("n")}, ${seat} from generate_series(1, ${own}) n`);
  await run(`insert into memberships (place_id, account_id, group_id, role, joined_at)
    select ${channel("1")}, ${person("n")}, ${company}, case when n = 0 then 'owner' else 'member' end, now() - interval '300 days'
    from generate_series(0, ${people - 1}) n`);
  await run(`insert into memberships (place_id, account_id, group_id, role, joined_at)
    select distinct on (1, 2) ${channel("k")}, ${person("k * 7 + n")}, ${company}, 'member', now() - interval '300 days'
    from generate_series(2, ${channels}) k, generate_series(1, 12) n`);
  for (const table of ["publications", "comments"]) await run(`alter table ${table} disable trigger user`);
  const at = `now() - (${chance("51")} * 0.999) ^ 2 * interval '300 days'`;
  await run(`insert into publications (id, group_id, audience, state, kind, place_id, author_id, title, body, excerpt, published_at, comment_count)
    select ${idOf("at", "n + 2000000")}, ${company}, case when pl.joining <> 'open' then array['place:' || pl.id] end, 'published', 'thread', pl.id,
      ${person("n")}, 'Обсуждение ' || n, '{"type": "doc", "content": []}', 'Слова о том, что случилось.', at,
      case when n = 1 then ${longTalk} else 25 end
    from (select n, ${at} as at from generate_series(1, ${threads}) n) one
    join places pl on pl.id = ${channel(`1 + (n - 1) % ${channels}`)}`);
  await run(`create unlogged table said as select row_number() over (order by id) as n, id, place_id, published_at,
    comment_count = ${longTalk} as is_long from publications where kind = 'thread'`);
  await run(`insert into comments (id, group_id, publication_id, author_id, text, created_at)
    select ${idOf("at", "said.n * 400 + k")}, ${company}, said.id, ${person("said.n * 3 + k")}, 'Слова о деле', at
    from said, lateral (select k, published_at + (now() - published_at) * k / 400 as at
      from generate_series(1, case when is_long then ${longTalk} else 25 end) k) one order by 1`);
  await run(`insert into threads (publication_id, place_id, group_id, active_at, active_by)
    select said.id, said.place_id, ${company}, last.created_at, last.author_id from said,
      lateral (select created_at, author_id from comments c where c.publication_id = said.id order by created_at desc limit 1) last`);
  await run("drop table said");
  for (const table of ["publications", "comments"]) await run(`alter table ${table} enable trigger user`);
  await run("vacuum analyze");
  await client.end();
}
