import pg from "pg";

/** An id that tells its number and, as ours do, sorts by its moment. */
export const idOf = (moment: string, n: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`;
/** An id that tells its kind and its number. */
export const numbered = (kind: string, n: string) =>
  `(lpad('${kind}', 12, '0') || '70008' || lpad(to_hex(${n}), 15, '0'))::uuid`;
/** A number from 0 up to 1 that is the same at every run. */
export const chance = (salt: string, n = "n") => `(abs(hashint8extended(${n}, ${salt})) % 1000000 / 1000000.0)`;

const at = `(now() - ${chance("1")} * interval '5 years')`;

/** The thirtieth of the people, of the first company. */
export const reader = {
  accountId: "00000000-000b-7000-8000-00000000001e",
  groupId: "00000000-000a-7000-8000-000000000001",
};

/**
 * Fills an empty database with three companies of a hundred people and so many publications of five years, in SQL
 * alone: comments are counted only, the rest that a card reads is there. Gives one of the people, who follows some others.
 */
export async function fillMuch(url: string, count: number): Promise<{ accountId: string; groupId: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run("select set_config('app.group_id', '*', false)");
  await run(`insert into groups (id, alias, name)
    select ${numbered("a", "n")}, 'g' || n, 'Компания ' || n from generate_series(1, 3) n`);
  await run(`insert into accounts (id, group_id, alias, last_name, first_name, email, consent_to_pers_data)
    select ${numbered("b", "n")}, ${numbered("a", "1 + n % 3")}, 'p' || n, 'Фамилия' || n, 'Имя', 'p' || n || '@example.ru', true
    from generate_series(0, 299) n`);
  await run(`insert into rubrics (id, group_id, title, slug)
    select ${numbered("0", "n")}, ${numbered("a", "1 + n % 3")}, 'Рубрика ' || n, 'rubrika-' || n from generate_series(1, 12) n`);
  await run(`insert into files (id, group_id, owner_id, key, name, type, bytes, sha256, width, height)
    select ${numbered("c", "n")}, ${numbered("a", "1 + n % 3")}, ${numbered("b", "n")}, 'k' || n, 'k.jpg', 'image/jpeg', 1, 'x', 1600, 900
    from generate_series(0, 49) n`);
  await run(`insert into publications (id, group_id, reach, audience, state, kind, feed, author_id, title, body, excerpt,
      hashtags, published_at, deleted_at, comment_count)
    select ${idOf("at", "n")}, ${numbered("a", "1 + author % 3")},
      case when ${chance("2")} < 0.2 then 'portal' else 'company' end,
      case when ${chance("3")} < 0.05 then array['location:Пермь'] end,
      case when ${chance("4")} < 0.98 then 'published' else 'draft' end,
      case when ${chance("5")} < 0.1 then 'news' else 'ugc' end,
      (array['work', 'life', 'blogs'])[1 + n % 3], ${numbered("b", "author")},
      'Публикация ' || n, '{"type": "doc", "content": []}', repeat('Слова о том, что случилось. ', 6),
      case when n % 3 = 0 then array['тег' || n % 200] else '{}' end, at,
      case when ${chance("6")} < 0.01 then now() end, floor(40 * ${chance("7")} ^ 4)
    from (select n, ${at} as at, floor(300 * ${chance("8")} ^ 2)::int as author from generate_series(1, ${count}) n) one`);
  await run(`insert into publication_rubrics (publication_id, rubric_id)
    select id, ${numbered("0", "1 + (random() * 11)::int")} from publications where kind = 'news'`);
  await run(`insert into publication_hashtags (publication_id, group_id, reach, key, published_at)
    select id, group_id, reach, hashtags[1], published_at from publications
    where hashtags <> '{}' and state = 'published' and deleted_at is null`);
  await run(`insert into publication_pictures (publication_id, file_id, place)
    select id, ${numbered("c", "(random() * 49)::int")}, 1 from publications where comment_count % 2 = 0`);
  await run(`insert into reactions (subject_id, account_id, name)
    select id, ${numbered("b", "(random() * 299)::int")}, 'like' from publications`);
  await run(`insert into publication_reads (publication_id, account_id)
    select id, ${numbered("b", "p * 30")} from publications, generate_series(0, 9) p
    where published_at > now() - interval '30 days' and random() < 0.5`);
  await run(`insert into subscriptions (account_id, author_id)
    select ${numbered("b", "30")}, ${numbered("b", "n * 9")} from generate_series(4, 15) n`);
  await run(`insert into hashtag_subscriptions (account_id, key)
    select ${numbered("b", "30")}, 'тег' || n * 3 from generate_series(1, 3) n`);
  await run(`insert into rubric_subscriptions (account_id, rubric_id)
    select ${numbered("b", "30")}, ${numbered("0", "n")} from generate_series(2, 3) n`);
  await run("vacuum analyze");
  await client.end();
  return reader;
}
