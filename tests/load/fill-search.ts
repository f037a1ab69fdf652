import pg from "pg";
import { firstNames, lastNames } from "#demo/words/names.ts";
import { chance, fillMuch, numbered } from "./fill-much.ts";
import { chances, readLexicon, speaker } from "./russian-words.ts";

const people = 5000;
/** A quarter of the documents are publications, the others comments under them. */
const publicationsOf = (count: number) => Math.ceil(count / 4);
const atOnce = 5000;

/**
 * Fills an empty database with what `fillMuch` makes, five thousand more people and so many documents of search. What
 * triggers would write document by document is written by the same expressions over all of them at once, and some of
 * it is compared with what a trigger writes.
 */
export async function fillSearch(url: string, count: number) {
  const reader = await fillMuch(url, publicationsOf(count));
  const one = await connect(url);
  const other = await connect(url);
  const run = (text: string, values?: unknown[]) => one.query(text, values);
  await run(`insert into departments (id, group_id, name) select ${numbered("d", "n")}, ${numbered("a", "1 + n % 3")}, 'Отдел ' || n
    from generate_series(1, 60) n`);
  await run(
    `insert into accounts (id, group_id, alias, last_name, first_name, position, location, department_id, email, consent_to_pers_data)
    select ${numbered("b", "n")}, ${numbered("a", "1 + n % 3")}, 'p' || n, ($1::text[])[1 + n % cardinality($1::text[])],
      ($2::text[])[1 + n / 7 % cardinality($2::text[])], 'Специалист ' || n % 50, (array['Пермь', 'Москва', 'Казань'])[1 + n % 3],
      ${numbered("d", "1 + n % 60")}, 'p' || n || '@example.ru', true
    from generate_series(300, ${300 + people - 1}) n`,
    [lastNames, [...firstNames.m.older, ...firstNames.m.younger]],
  );
  await say(one, count);
  const indexes = await takeOff(one);
  await putDocuments(one, count);
  await Promise.all([putWords(one, 0), putWords(other, 1)]);
  for (const index of indexes) await run(index);
  await run(`alter table search_words add constraint search_words_kind_object_id_search_documents_kind_object_id_fk
    foreign key (kind, object_id) references search_documents (kind, object_id) on delete cascade`);
  await run("alter table search_documents enable trigger search_documents_words");
  await putLexicon(one, count);
  await run("drop table said");
  await run("vacuum analyze");
  await compare(one);
  await one.end();
  await other.end();
  return reader;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select set_config('app.group_id', '*', false)");
  await client.query("set maintenance_work_mem = '1GB'; set work_mem = '128MB'; set synchronous_commit = off");
  return client;
}

/** The texts: titles of three to nine words; publications of ten words to two hundred, comments of three to forty. */
async function say(client: pg.Client, count: number): Promise<void> {
  await client.query("create unlogged table said (n int primary key, title text not null, body text not null)");
  const random = chances(7);
  const speak = speaker(readLexicon(), random);
  for (let from = 1; from <= count; from += atOnce) {
    const titles: string[] = [];
    const bodies: string[] = [];
    for (let n = from; n < Math.min(from + atOnce, count + 1); n++) {
      const isLong = n <= publicationsOf(count);
      titles.push(isLong ? speak(3 + Math.floor(random() * 7)) : "");
      bodies.push(speak(isLong ? 10 + Math.floor(190 * random() ** 2.5) : 3 + Math.floor(37 * random() ** 2)));
    }
    await client.query(
      `insert into said select $1::int - 1 + one.place, initcap(left(title, 1)) || substr(title, 2), body
        from unnest($2::text[], $3::text[]) with ordinality one(title, body, place)`,
      [from, titles, bodies],
    );
  }
}

async function takeOff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select indexname, indexdef from pg_indexes
    where tablename = 'search_words' and indexname not like '%_pk'`);
  await client.query(
    "alter table search_words drop constraint search_words_kind_object_id_search_documents_kind_object_id_fk",
  );
  await client.query("alter table search_documents disable trigger search_documents_words");
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** In the order of their dates, as a portal's come. Nine of ten documents speak to everybody they reach, the others to a town, a department, a company or a person. */
async function putDocuments(client: pg.Client, count: number): Promise<void> {
  const person = numbered("b", `floor(${300 + people} * ${chance("21", "one.n")} ^ 2)::int`);
  await client.query(`create unlogged table live as
    select row_number() over (order by id) as n, id, group_id, reach, published_at, hashtags, kind, title from publications
    where state = 'published' and deleted_at is null`);
  await client.query("create unique index on live (n)");
  await client.query(`insert into search_documents
      (kind, object_id, group_id, tab, author_id, owner_id, reach, audience, title, body, tags, href, happened_at)
    with numbers as (select count(*)::int as live from live)
    select case when one.n <= live then 'publication' else 'comment' end,
      case when one.n <= live then p.id else ${numbered("e", "one.n")} end, p.group_id,
      case when p.kind = 'ugc' then 'ugc' else 'news' end, ${person}, null, p.reach,
      case when place < 0.9 then null when place < 0.93 then array['location:Пермь']
        when place < 0.96 then array['department:' || ${numbered("d", "1 + one.n % 60")}]
        when place < 0.98 then array['group:' || ${numbered("a", "1 + one.n % 3")}]
        else array['user:' || ${numbered("b", "one.n % 5000")}] end,
      t.title, s.body, case when one.n <= live then p.hashtags else '{}' end, '/ugc/' || p.id,
      case when one.n <= live then p.published_at
        else least(p.published_at + ${chance("22", "one.n")} * interval '20 days', now() - interval '1 minute') end
    from (select n, live, 1 + (n - 1) % live as of, ${chance("23", "1 + (n - 1) % live")} as place
      from generate_series(1, ${count}) n, numbers) one
    join live p on p.n = one.of join said t on t.n = one.of join said s on s.n = one.n
    order by 13`);
  await client.query("drop table live");
}

/** As the trigger does it for each: the half of one of two connections. */
async function putWords(client: pg.Client, half: number): Promise<void> {
  await client.query(`insert into search_words
      (kind, object_id, company_id, tab, author_id, owner_id, reach, audience, tags, happened_at, words, spelled)
    select d.kind, d.object_id, d.group_id, d.tab, d.author_id, d.owner_id, d.reach, d.audience, d.tags, d.happened_at,
      search_words_of(d.kind, d.title, d.file_name, d.body), true
    from search_documents d where d.kind <> 'person' and hashtext(d.object_id::text) & 1 = ${half}
    order by d.happened_at`);
}

/** Misspelt words are looked up among all that have ever been written: names, terms and slips are most of them. */
async function putLexicon(client: pg.Client, count: number): Promise<void> {
  const words = readLexicon().filter((word) => word.length >= 4);
  const halves = words.map((word) => word.replaceAll("ё", "е"));
  const random = chances(9);
  const pick = () => halves[Math.floor(random() * halves.length)]!;
  const odd = Array.from({ length: count / 5 }, () => pick().slice(0, 4) + pick().slice(-4));
  await client.query(
    `insert into search_lexicon (word, count) select word, max(count) from (
      select replace(word, 'ё', 'е') as word, 1000 as count from unnest($1::text[]) word
      union all select word, 1 from unnest($2::text[]) word) said group by word`,
    [words, odd],
  );
}

/** What is filled at once must be what the trigger writes. */
async function compare(client: pg.Client): Promise<void> {
  const some = `(select kind, object_id from search_documents where kind <> 'person' order by md5(object_id::text) limit 300)`;
  const read = `select to_jsonb(w) - 'spelled' - 'words' || jsonb_build_object('words', w.words::text) as row
    from search_words w where (kind, object_id) in ${some}`;
  await client.query("begin");
  await client.query(`create temp table filled on commit drop as ${read}`);
  await client.query(`update search_documents set title = title where (kind, object_id) in ${some}`);
  const { rows } = await client.query(`select count(*)::int as same from (select * from filled intersect ${read}) one`);
  await client.query("rollback");
  if (rows[0].same !== 300) throw new Error(`The trigger writes ${300 - rows[0].same} of 300 documents otherwise`);
}
