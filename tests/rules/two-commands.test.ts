import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import type { Manifest } from "#platform/backup/index.ts";
import { socketFolder, urlOf } from "#platform/db/embedded/socket.ts";
import { signIn } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/portal.ts";
import { until } from "#tests/support/until.ts";

const home = join(import.meta.dirname, "../..");
/** With CI=1 an outside PostgreSQL is installed before the tests; elsewhere there may be none. */
const hasOutside = process.env.CI === "1" || process.env.PG_BIN !== undefined || existsSync("/usr/lib/postgresql");
const clone = mkdtempSync(join(tmpdir(), "veche-clone-"));
const port = await freePort();

afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** A newcomer has none of the settings of these tests. */
function newcomers(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NODE_ENV: "production" };
}

/** `npm start` in the clone, as a newcomer types it, until it has said what is waited for, or its address. */
async function start(
  port: number,
  isSaid = (said: string) => said.includes(`http://localhost:${port}`),
  settings: Partial<NodeJS.ProcessEnv> = {},
) {
  const env = { ...newcomers(), PORT: String(port), ...settings };
  const child = spawn("npm", ["start"], { cwd: clone, env, detached: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  await until(() => isSaid(said) || child.exitCode !== null, "npm start says what it should", 500);
  if (!isSaid(said)) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`);
  return {
    said: () => said,
    async stop() {
      process.kill(-child.pid!, "SIGTERM");
      // npm itself is gone before the portal has closed its data.
      await until(() => !isThere(child.pid!), "everybody whom npm started is gone");
    },
  };
}

/** Whether anybody of a process group is left. */
function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

it("`npm start` on a fresh clone fills and serves; the second one has nothing left to build or fill", async () => {
  const kept = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: home, encoding: "utf8" });
  for (const file of kept.trim().split("\n")) cpSync(join(home, file), join(clone, file));
  symlinkSync(join(home, "node_modules"), join(clone, "node_modules"));

  // Its pages have been built already, by the program that builds them here: from a clean checkout, before these tests.
  const building = await start(port, (said) => said.includes("Собираю страницы"));
  await building.stop();
  rmSync(join(clone, "build"), { recursive: true, force: true });
  cpSync(join(home, "build"), join(clone, "build"), { recursive: true });

  const first = await start(port, (said) => said.includes(`http://localhost:${port}`) && said.includes("anna"));
  expect(first.said()).not.toMatch(/Собираю/);
  expect(first.said()).toMatch(/Заполняю демонстрационную компанию[\s\S]*anna/);
  const anna = await signIn(`http://localhost:${port}`, "anna");
  expect((await anna.open("/feed/work")).html).toContain("<article");
  expect(await listUncounted(join(clone, "data"))).toEqual([]);
  await first.stop();

  const second = await start(port);
  expect(second.said()).not.toMatch(/Собираю|Заполняю/);
  expect((await anna.open("/feed/work")).html).toContain("<article");
  await second.stop();
});

/** Tables whose rows PostgreSQL has never counted: it plans for each of them as for a large one. */
async function listUncounted(folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder(folder)) });
  await client.connect();
  const { rows } = await client.query(`select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and reltuples < 0`);
  await client.end();
  return rows.map(({ name }) => name);
}

/** Counts and checksums of every table and every file in an archive. */
function contentsOf(archive: string) {
  const manifest = execFileSync("tar", ["-xzOf", archive, "manifest.json"], { maxBuffer: 2 ** 28 });
  const { tables, files } = JSON.parse(manifest.toString()) as Pick<Manifest, "tables" | "files">;
  return { tables, files };
}

it("a backup of what it has filled comes back whole: into an empty folder, into an outside PostgreSQL, and from there into a folder", async () => {
  const [archive, again, outside, back] = ["filled", "again", "outside", "back"].map((name) =>
    join(clone, `${name}.tar.gz`),
  ) as [string, string, string, string];
  const [folder, aside] = [join(clone, "restored"), join(clone, "outside")] as const;
  const command = (args: string[], settings: Partial<NodeJS.ProcessEnv>) =>
    execFileSync("npm", ["run", "-s", "db", "--", ...args], { cwd: clone, env: { ...newcomers(), ...settings } });

  command(["backup", archive], {});
  const filled = contentsOf(archive);
  expect(filled.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(200_000);
  expect(filled.files.length).toBeGreaterThan(900);

  const said = command(["restore", archive], { DATA_DIR: folder }).toString();
  expect(said).toContain(`Возвращаю таблицы: 0 из ${filled.tables.length}`);
  command(["backup", again], { DATA_DIR: folder });
  expect(contentsOf(again)).toEqual(filled);

  if (hasOutside) {
    const script = `export DATABASE_URL="$TEST_DATABASE_URL"
      npm run -s db -- restore "${archive}" && npm run -s db -- backup "${outside}"`;
    const env = { ...newcomers(), ...(process.env.PG_BIN && { PG_BIN: process.env.PG_BIN }), DATA_DIR: aside };
    execFileSync(process.execPath, ["tests/support/outside-postgres.mjs", "sh", "-c", script], { cwd: clone, env });
    expect(contentsOf(outside)).toEqual(filled);
    command(["restore", outside, "--replace"], { DATA_DIR: folder });
    command(["backup", back], { DATA_DIR: folder });
    expect(contentsOf(back)).toEqual(filled);
  }

  const restored = await start(port, undefined, { DATA_DIR: folder });
  expect(restored.said()).not.toMatch(/Заполняю/);
  const anna = await signIn(`http://localhost:${port}`, "anna");
  expect((await anna.open("/feed/work")).html).toContain("<article");
  await restored.stop();
}, 3_600_000);
