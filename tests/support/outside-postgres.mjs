// Runs a command against an outside PostgreSQL that this script starts from the system's own binaries:
//   node tests/support/outside-postgres.mjs node_modules/.bin/vitest run platform
// PG_BIN names the folder of initdb and postgres; the newest of Debian's is taken otherwise.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = process.env.PG_BIN ?? newest("/usr/lib/postgresql");
const home = mkdtempSync(join(tmpdir(), "veche-outside-"));
const data = join(home, "data");
const sockets = join(home, "socket");
// PostgreSQL never runs as root: then it runs as the user that Debian's package made for it.
const owner = process.getuid() === 0 ? idsOf("postgres") : {};

for (const folder of [data, sockets]) {
  mkdirSync(folder, { mode: 0o700 });
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
}
if (owner.uid) chownSync(home, owner.uid, owner.gid);
execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], {
  ...owner,
  cwd: home,
});
const settings = {
  listen_addresses: "",
  unix_socket_directories: sockets,
  fsync: "off",
  autovacuum: "off",
  max_connections: "100",
  log_min_messages: "fatal",
};
const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
const server = spawn(join(bin, "postgres"), ["-D", data, ...options], {
  ...owner,
  cwd: home,
  stdio: ["ignore", "inherit", "inherit"],
});
while (!existsSync(join(sockets, ".s.PGSQL.5432"))) await new Promise((resolve) => setTimeout(resolve, 50));

// As on a server of strangers: no superuser, only the owner of the database.
const create = "create role portal login createdb createrole";
await query(
  create,
  "create database veche owner portal encoding 'UTF8' template template0 lc_collate 'C' lc_ctype 'C.UTF-8'",
);
const url = `postgres://portal@localhost/veche?host=${encodeURIComponent(sockets)}`;
const [command, ...args] = process.argv.slice(2);
const { status } = spawnSync(command ?? "env", args, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: url },
});
server.kill("SIGINT");
await new Promise((resolve) => server.once("exit", resolve));
rmSync(home, { recursive: true, force: true, maxRetries: 5 });
process.exitCode = status ?? 1;

async function query(...statements) {
  const client = await reach(50);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The socket is there a moment before the server answers by it. A client that was refused once is of no more use. */
async function reach(attempts) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ host: sockets, user: "postgres", database: "postgres" });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return reach(attempts - 1);
  }
}

function newest(folder) {
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  if (versions.length === 0) throw new Error("PostgreSQL is not installed: name its folder in PG_BIN");
  return join(folder, versions[0], "bin");
}

function idsOf(user) {
  const id = (flag) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
