import { randomUUID } from "node:crypto";
import pg from "pg";

type Row = Record<string, unknown>;

/**
 * Reads who is there before anybody has done anything. What it gives adds one more such person to a copy of that database:
 * of the same company, name and password, under a login of their own.
 */
export async function createNewcomers(filled: string): Promise<(to: pg.Pool, like: string) => Promise<string>> {
  const client = new pg.Client({ connectionString: filled });
  await client.connect();
  const { rows } = await client.query<{ login: string; account: Row; identity: Row }>(
    `select i.username as login, to_jsonb(a) as account, to_jsonb(i) as identity
      from identity_account i join accounts a on a.id = i.account_id`,
  );
  const columns: Record<string, string> = {};
  for (const table of ["accounts", "identity_account"]) {
    const written = await client.query<{ all: string }>(
      `select string_agg(quote_ident(column_name), ', ') as all from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    columns[table] = written.rows[0]!.all;
  }
  await client.end();
  let met = 0;

  const add = (to: pg.Pool, table: string, row: Row) =>
    to.query(
      `insert into ${table} (${columns[table]}) select ${columns[table]} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );

  return async (to, like) => {
    const model = rows.find(({ login }) => login === like);
    if (!model) throw new Error(`Nobody is called ${like}`);
    const login = `${like}-${++met}`;
    const [id, subject, email] = [randomUUID(), randomUUID(), `${login}@example.ru`];
    await add(to, "accounts", { ...model.account, id, subject, email, alias: login });
    await add(to, "identity_account", { ...model.identity, id: subject, email, username: login, account_id: id });
    return login;
  };
}
