import pg from "pg";
import { sealOf } from "#app/engines/ledger/server/index.ts";
import { newId } from "#platform/db/index.ts";
import { chance, idOf, numbered, reader } from "./fill-much.ts";

export const people = 5000;
const company = numbered("a", "1");

/** Fills an empty database with one company of five thousand people and so many comments of three years, most by a few. */
export async function fillDeeds(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run("select set_config('app.group_id', '*', false)");
  await run(`insert into groups (id, alias, name) select ${company}, 'g1', 'Компания'`);
  await run(`insert into accounts (id, group_id, alias, last_name, first_name, email, consent_to_pers_data)
    select ${numbered("b", "n")}, ${company}, 'p' || n, 'Фамилия' || n, 'Имя', 'p' || n || '@example.ru', true
    from generate_series(0, ${people - 1}) n`);
  for (const table of ["publications", "comments"]) await run(`alter table ${table} disable trigger user`);
  const begun = "now() - interval '3 years'";
  await run(`insert into publications (id, group_id, kind, feed, author_id, title, body, published_at)
    select ${idOf(begun, "n")}, ${company}, 'ugc', 'life', ${numbered("b", "n")}, 'Тема', '{"type":"doc","content":[]}', ${begun}
    from generate_series(1, 1000) n`);
  await run(`create unlogged table posts as select row_number() over () as n, id from publications`);
  await run(`insert into comments (id, group_id, publication_id, author_id, text, created_at)
    select ${idOf("at", "one.n")}, ${company}, posts.id, ${numbered("b", `floor(${people} * power(${chance("7", "one.n")}, 2))::int`)}, 'Да', at
    from (select n, ${begun} + n * (interval '3 years' / ${count}) as at from generate_series(1, ${count}) n) one
    join posts on posts.n = 1 + one.n % 1000`);
  await run("drop table posts");
  await run("analyze");
  await client.end();
}

/** Writes so many transactions of two entries each into the ledger, sealed as the portal seals them. */
export async function fillLedger(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select set_config('app.group_id', '*', false)");
  const { groupId } = reader;
  const [issue, ...purses] = Array.from({ length: 1001 }, () => newId()).sort();
  const balances = new Map<string, number>();
  const at = new Date("2026-01-01T00:00:00.000Z");
  let hash = "";
  const [transactions, entries]: [object[], object[]] = [[], []];
  for (let number = 1; number <= count; number++) {
    const [id, account] = [newId(), purses[number % purses.length]!];
    const moves = [
      { account: issue!, amount: -5 },
      { account, amount: 5 },
    ].map((move) => ({ ...move, balanceAfter: (balances.get(move.account) ?? 0) + move.amount }));
    for (const move of moves) balances.set(move.account, move.balanceAfter);
    const row = {
      id,
      groupId,
      number,
      kind: "issue",
      initiatorId: null,
      objectId: null,
      cause: `load:${number}`,
      createdAt: at,
    };
    const previous = hash;
    hash = sealOf(previous, { ...row, entries: moves });
    transactions.push({
      id,
      group_id: groupId,
      number,
      kind: row.kind,
      cause: row.cause,
      created_at: at,
      previous_hash: previous,
      hash,
    });
    for (const move of moves)
      entries.push({
        ...{ transaction_id: id, ledger_account_id: move.account, group_id: groupId, number },
        ...{ amount: move.amount, balance_after: move.balanceAfter },
      });
  }
  const insert = async (table: string, rows: object[]) => {
    for (let from = 0; from < rows.length; from += 5000)
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows.slice(from, from + 5000)),
      ]);
  };
  const accounts = [issue!, ...purses].map((id, n) => ({
    ...{
      id,
      group_id: groupId,
      purse: n ? "earned" : "issue",
      title: "",
      balance: balances.get(id) ?? 0,
      created_at: at,
    },
    owner_id: n ? `00000000-000b-7000-8000-${(n - 1).toString(16).padStart(12, "0")}` : null,
  }));
  await client.query("begin");
  await insert("ledger_accounts", accounts);
  await insert("ledger_transactions", transactions);
  await insert("ledger_entries", entries);
  await client.query("insert into ledger_heads (group_id, number, hash) values ($1, $2, $3)", [groupId, count, hash]);
  await client.query("commit");
  await client.query("analyze");
  await client.end();
}
