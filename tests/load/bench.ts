import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { signIn } from "#tests/support/browser.ts";
import { databaseUrl } from "#tests/support/database-url.ts";
import { freePort, startPortal } from "#tests/support/portal.ts";
import { cpuSeconds, familySeconds, load, memory, parentOf } from "./measure.ts";
import { say, tell } from "./worlds.ts";

/**
 * Measures what a page costs: rate, wait, processor time of Node and of PostgreSQL, size – beside a fixed reference in the same
 * run, which never grows with the portal (`fixed/server.ts`). Rates on a shared machine are noisy; the price in prices of
 * the reference is what to compare. `npm run bench -- pages [seconds]`.
 */
const seconds = Number(process.argv[2] ?? 12);
const server = process.env.TEST_DATABASE_URL!;

const admin = new pg.Client({ connectionString: server });
await admin.connect();
for (const name of ["bench", "fixed"])
  await admin.query(`create database ${name} encoding 'UTF8' template template0 lc_collate 'C' lc_ctype 'C.UTF-8'`);
const { rows } = await admin.query<{ pid: number }>("select pg_backend_pid() as pid");
const postgres = parentOf(rows[0]!.pid);

const dataDir = mkdtempSync(join(tmpdir(), "veche-bench-"));
const at = { dataDir, databaseUrl: databaseUrl(server, "bench"), patience: 300 };
say("Наполняю демонстрационную компанию…");
await (await startPortal({ ...at, env: { DEMO: "1" } })).stop();
// A server of its own kind keeps its figures by itself; this one has no autovacuum.
const filled = new pg.Client({ connectionString: databaseUrl(server, "bench") });
await filled.connect();
await filled.query("vacuum analyze");
await filled.end();
const begun = performance.now();
const portal = await startPortal({ ...at, env: { DEMO: "1", LIMITS: "0" } });
const startSeconds = (performance.now() - begun) / 1000;
const reference = await startReference();

const browser = await signIn(portal.origin, "anna");
const api = async (path: string) => (await browser.send(`/api${path}`)).json();
const me = await api("/users/me");
const posts = (await api("/feeds/blogs")).items as { href: string; commentCount: number }[];
const news = (await api("/feeds/work?kind=article")).items as { href: string; commentCount: number }[];
const talked = (list: typeof posts) => (list.find(({ commentCount }) => commentCount > 3) ?? list[0]!).href;

/** Each page with the price that it is to reach, in prices of the reference. */
const pages: Record<string, [path: string, wanted: number]> = {
  "лента из 20": ["/feed/work", 14],
  Главная: ["/main", 18],
  статья: [talked(news), 11],
  публикация: [talked(posts), 11],
  профиль: [`/profile/${me.alias}`, 11],
  люди: ["/people", 11],
  поиск: [`/search?${new URLSearchParams({ query: "отпуск" })}`, 22],
  колокольчик: ["/bell-notifications", 7.5],
  "форма письма": ["/ugc/create", 7.5],
};

type Target = { pid: number; url: string; cookie?: string };
type Measured = Awaited<ReturnType<typeof load>> & { node: number; postgres: number };

const bare = { pid: reference.process.pid!, url: reference.origin };
const lines: string[][] = [];
for (const [name, [path, wanted]] of Object.entries(pages)) {
  const url = `${portal.origin}${path}`;
  const html = await (await browser.send(path)).text();
  const target = { pid: portal.process.pid!, url, cookie: browser.cookieHeader };
  const [ours, theirs] = await inTurns(target, bare);
  const price = priceOf(ours) / priceOf(theirs);
  lines.push([
    name,
    ours.rate.toFixed(0),
    ours.p99.toFixed(0),
    ours.node.toFixed(1),
    ours.postgres.toFixed(1),
    (Buffer.byteLength(html) / 1024).toFixed(0),
    price.toFixed(1),
    String(wanted),
    priceOf(theirs).toFixed(2),
  ]);
}
tell(["страница", "запр./с", "p99, мс", "Node, мс", "PostgreSQL, мс", "КБ", "цена", "цель", "эталон, мс"], lines);
say(`\nзапуск собранного портала с данными: ${startSeconds.toFixed(1)} с`);
say(`память портала после нагрузки: ${memory(portal.process.pid!).toFixed(0)} МБ`);

reference.process.kill();
await portal.stop();
await admin.end();
rmSync(dataDir, { recursive: true, force: true });

function priceOf(measured: Measured): number {
  return measured.node + measured.postgres;
}

/** Loads two servers in turns, so that a neighbour's work falls on both; of each the cheapest turn counts. */
async function inTurns(...targets: [Target, Target]): Promise<[Measured, Measured]> {
  for (const { url, cookie } of targets) await load(url, cookie, 4);
  const best: Measured[] = [];
  for (let turn = 0; turn < 4; turn++)
    for (const [at, target] of targets.entries()) {
      const result = await measured(target);
      if (!best[at] || priceOf(result) < priceOf(best[at])) best[at] = result;
    }
  return best as [Measured, Measured];
}

/** Nobody else asks PostgreSQL meanwhile: what it has used is of these pages. */
async function measured({ pid, url, cookie }: Target): Promise<Measured> {
  const before = { node: cpuSeconds(pid), postgres: familySeconds(postgres) };
  const result = await load(url, cookie, seconds / 4);
  const each = (from: number, to: number) => ((to - from) * 1000) / result.requests;
  return {
    ...result,
    node: each(before.node, cpuSeconds(pid)),
    postgres: each(before.postgres, familySeconds(postgres)),
  };
}

async function startReference() {
  const port = await freePort();
  const file = new URL("fixed/server.ts", import.meta.url).pathname;
  const child = fork(file, [String(port), databaseUrl(server, "fixed")], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("no reference"))),
  ]);
  return { origin: `http://127.0.0.1:${port}/`, process: child };
}
