import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";

/** What the manifest says of a table: enough to load it and to prove that it is the same. */
export type TableRecord = { name: string; columns: string[]; rows: number; sha256: string };

/** The portal's own tables, without the list of migrations and what migrations fill (a comment on the table says so); columns that the database computes are left out. */
export async function listTables(client: ClientBase): Promise<{ name: string; columns: string[]; order: string }[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      (select string_agg(quote_ident(k.attname) || case when k.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by p.place)
        from pg_index i, unnest(i.indkey) with ordinality p(attnum, place), pg_attribute k
        where i.indrelid = c.oid and i.indisprimary and k.attrelid = c.oid and k.attnum = p.attnum) as order
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and obj_description(c.oid, 'pg_class') is distinct from 'filled by migrations'
    group by c.oid, c.relname order by c.relname collate "C"`);
  return rows.map(({ name, columns, order }) => ({
    name,
    columns,
    order: order ?? `${quote(name)}::text collate "C"`,
  }));
}

/** Copies a table out, ordered, into a file (or nowhere, to learn its checksum). */
export async function copyOut(
  client: ClientBase,
  { name, columns, order }: { name: string; columns: string[]; order: string },
  path?: string,
): Promise<TableRecord> {
  const hash = createHash("sha256");
  let rows = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows += 1;
      done(null, path ? chunk : undefined);
    },
  });
  const select = `select ${columns.map(quote).join(", ")} from ${quote(name)} order by ${order}`;
  const source = client.query(to(`copy (${select}) to stdout`));
  if (path) await pipeline(source, watch, createWriteStream(path, { mode: 0o600 }));
  else await pipeline(source, watch.resume());
  return { name, columns, rows, sha256: hash.digest("hex") };
}

/**
 * Loads tables in any order: ties between them are let go before and checked afterwards. Each step is a transaction of its own, so
 * it is done where nobody looks. `onTable` hears the name of each before its turn.
 */
export async function loadTables(
  client: ClientBase,
  tables: TableRecord[],
  pathOf: (name: string) => string,
  onTable: (name: string) => void,
): Promise<void> {
  const { rows: ties } = await client.query<{ owner: string; name: string; definition: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const { owner, name } of ties) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name, columns } of tables) {
    onTable(name);
    await client.query(`alter table ${quote(name)} disable trigger user`);
    const target = client.query(from(`copy ${quote(name)} (${columns.map(quote).join(", ")}) from stdin`));
    await pipeline(createReadStream(pathOf(name)), target);
    await client.query(`alter table ${quote(name)} enable trigger user`);
  }
  for (const { owner, name, definition } of ties) {
    onTable(owner);
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  }
  await resetSequences(client);
}

async function resetSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; owner: string; column: string }>(`
    select d.objid::regclass::text as sequence, d.refobjid::regclass::text as owner, quote_ident(a.attname) as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and s.relnamespace = current_schema()::regnamespace`);
  for (const { sequence, owner, column } of rows) {
    await client.query(`select setval($1::regclass, coalesce(max(${column}), 0) + 1, false) from ${owner}`, [sequence]);
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
