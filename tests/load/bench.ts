import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { socketFolder, urlOf } from "#platform/db/embedded/socket.ts";
import { signIn } from "#tests/support/browser.ts";
import { freePort, startPortal } from "#tests/support/portal.ts";
import { familyOf, load, memory, spent, spentSince } from "./measure.ts";
import { say, tell } from "./worlds.ts";

/**
 * Measures what a page costs on the portal as `npm start` gives it: freshly filled, on its own database, nothing counted by hand.
 * Cold – the first pages after forty quiet seconds – and warm: rate, wait, processor time of Node and of PostgreSQL, size, beside a fixed
 * reference in the same run, which never grows with the portal (`fixed/server.ts`). Rates on a shared machine are noisy; the
 * price in prices of the reference is what to compare. `npm run bench -- pages [seconds]`.
 */
const seconds = Number(process.argv[2] ?? 12);

const dataDir = mkdtempSync(join(tmpdir(), "veche-bench-"));
say("Наполняю демонстрационную компанию…");
const begun = performance.now();
const portal = await startPortal({ dataDir, patience: 900, env: { DEMO: "1", LIMITS: "0" } });
const startSeconds = (performance.now() - begun) / 1000;
const node = portal.process.pid!;
const [major = ""] = readdirSync(join(dataDir, "pgdata"));
const postgres = Number.parseInt(readFileSync(join(dataDir, "pgdata", major, "postmaster.pid"), "utf8"), 10);
const sockets = socketFolder(dataDir);
const admin = new pg.Client({ host: sockets, user: "postgres", database: "postgres" });
await admin.connect();
await admin.query("create database fixed owner portal");
await admin.end();
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

const cold = new Map<string, number>();
// The first visit of all, then what is asked of a portal that nobody has asked anything for a while.
for (const quiet of [0, 40]) {
  await sleep(quiet * 1000);
  for (const [name, [path]] of Object.entries(pages)) {
    const before = spent(familyOf(postgres));
    await (await browser.send(path)).text();
    // What is noted after the answer is of that page too.
    await sleep(300);
    cold.set(name, spentSince(before, familyOf(postgres)));
  }
}

type Target = { pid: number; url: string; cookie?: string };
type Measured = Awaited<ReturnType<typeof load>> & { node: number; postgres: number };

const bare = { pid: reference.process.pid!, url: reference.origin };
const lines: string[][] = [];
for (const [name, [path, wanted]] of Object.entries(pages)) {
  const url = `${portal.origin}${path}`;
  const html = await (await browser.send(path)).text();
  const target = { pid: node, url, cookie: browser.cookieHeader };
  const [ours, theirs] = await inTurns(target, bare);
  const price = priceOf(ours) / priceOf(theirs);
  lines.push([
    name,
    ours.rate.toFixed(0),
    ours.p99.toFixed(0),
    ours.node.toFixed(1),
    ours.postgres.toFixed(1),
    cold.get(name)!.toFixed(0),
    (Buffer.byteLength(html) / 1024).toFixed(0),
    price.toFixed(1),
    String(wanted),
    priceOf(theirs).toFixed(2),
  ]);
}
tell(
  ["страница", "запр./с", "p99, мс", "Node, мс", "PostgreSQL, мс", "холодная", "КБ", "цена", "цель", "эталон, мс"],
  lines,
);
say(`\nпервый запуск с наполнением: ${startSeconds.toFixed(0)} с`);
const gone = once(reference.process, "exit");
reference.process.kill();
await gone;
const [ofNode, ofPostgres] = [memory([node]), memory(familyOf(postgres))];
say(`память после нагрузки: ${(ofNode + ofPostgres).toFixed(0)} МБ, из них PostgreSQL ${ofPostgres.toFixed(0)}`);

await portal.stop();
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
  const before = { node: spent([pid]), postgres: spent(familyOf(postgres)) };
  const result = await load(url, cookie, seconds / 4);
  return {
    ...result,
    node: spentSince(before.node, [pid]) / result.requests,
    postgres: spentSince(before.postgres, familyOf(postgres)) / result.requests,
  };
}

async function startReference() {
  const port = await freePort();
  const file = new URL("fixed/server.ts", import.meta.url).pathname;
  const child = fork(file, [String(port), urlOf(sockets, "fixed")], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("no reference"))),
  ]);
  return { origin: `http://127.0.0.1:${port}/`, process: child };
}
