import type pg from "pg";

/** Where tables are built before they take the place of those in use, and where those go then. */
const [aside, gone, goneJobs] = ["veche_aside", "veche_gone", "veche_gone_jobs"];

/**
 * Builds all tables anew where nobody sees them, then puts them in their place – of those in use, when these are `replaced` – in
 * one short transaction: whoever looks, and whoever is killed meanwhile, finds the old or the new ones, whole. Each statement of
 * `build` is a transaction of its own, so few locks are held at once however many tables there are. The client must have its
 * turn (`takeTurn`).
 */
export async function buildTables(
  client: pg.ClientBase,
  build: () => Promise<unknown>,
  { replaced = false } = {},
): Promise<void> {
  await sweepAside(client);
  // What is built is nobody's yet: its commits need not wait for the disk, that of the change of places does.
  await client.query(`create schema ${aside}; set search_path to ${aside}, public; set synchronous_commit to off`);
  try {
    await build();
    await changePlaces(client, replaced);
  } catch (error) {
    // If even that fails, the next start sweeps.
    await backToPublic(client)
      .then(() => sweepAside(client))
      .catch(() => {});
    throw error;
  }
  // The new tables are in use: what is left of the old ones must not fail what has been done.
  await sweepAside(client).catch(() => {});
}

/** Takes away what a killed process has left of `replaceTables`, a table at a time. The client must hold the turn. */
export async function sweepAside(client: pg.ClientBase): Promise<void> {
  const { rows: found } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname = any($1)",
    [[aside, gone, goneJobs]],
  );
  for (const { name } of found) {
    const { rows: ties } = await client.query<{ owner: string; name: string }>(
      `select conrelid::regclass::text as owner, quote_ident(conname) as name from pg_constraint
        where contype = 'f' and conparentid = 0 and connamespace = $1::regnamespace`,
      [name],
    );
    for (const tie of ties) await client.query(`alter table ${tie.owner} drop constraint ${tie.name}`);
    const { rows: tables } = await client.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace = $1::regnamespace",
      [name],
    );
    for (const table of tables) await client.query(`drop table if exists ${table.name} cascade`);
    await client.query(`drop schema ${name} cascade`);
  }
}

/** Waits until no other process changes the tables, and keeps the turn as long as the connection lasts. */
export async function takeTurn(client: pg.ClientBase, onWait?: () => void): Promise<void> {
  const { rows } = await client.query("select pg_try_advisory_lock(7338723) as mine");
  if (rows[0].mine) return;
  onWait?.();
  await client.query("select pg_advisory_lock(7338723)");
}

/** Gives every table with companies its row rule, and portal_app its rights. */
export async function guardTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regproc('guard_tenants') is not null as known");
  if (rows[0].known) await client.query("select guard_tenants()");
}

async function backToPublic(client: pg.ClientBase): Promise<void> {
  await client.query("rollback");
  await client.query("reset search_path; reset synchronous_commit");
}

/** The schema itself stays, and so do extensions: they are not ours to move. Jobs in waiting go with the tables they were sent from. */
async function changePlaces(client: pg.ClientBase, replaced: boolean): Promise<void> {
  await client.query("reset search_path; reset synchronous_commit");
  await client.query("begin");
  if (replaced) {
    await client.query(`create schema ${gone}`);
    for (const what of await listOwn(client, "public")) await client.query(`alter ${what} set schema ${gone}`);
    const { rows } = await client.query("select from pg_namespace where nspname = 'jobs'");
    if (rows.length) await client.query(`alter schema jobs rename to ${goneJobs}`);
  }
  for (const what of await listOwn(client, aside)) await client.query(`alter ${what} set schema public`);
  await guardTables(client);
  await client.query("commit");
}

/** What stands in a schema by itself, of whatever kind: without indexes and counters, which go with their tables, and parts of extensions. */
async function listOwn(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select i.type || ' ' || i.identity as what from pg_depend d, pg_identify_object(d.classid, d.objid, 0) i
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = $1::regnamespace and d.deptype = 'n' and d.classid not in ('pg_extension'::regclass, 'pg_default_acl'::regclass)
      and not exists (select from pg_depend m where m.classid = d.classid and m.objid = d.objid and (m.deptype = 'e'
        or m.deptype in ('a', 'i') and m.classid = 'pg_class'::regclass and m.refclassid = 'pg_class'::regclass))`,
    [schema],
  );
  return rows.map(({ what }) => what);
}
