import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decode } from "turbo-stream";
import { dataPath } from "#tests/support/addresses.ts";
import { signIn } from "#tests/support/browser.ts";
import { freePort, startPortal } from "#tests/support/portal.ts";
import { buildBare } from "./bare/build.ts";
import { cpuSeconds, load, memory } from "./measure.ts";

/**
 * Measures the portal next to a bare reference in one run: the same queries and the same markup drawn by React alone.
 * Rates on a shared machine are noisy; the ratio and the CPU time of a request are what to compare.
 */
const seconds = Number(process.argv[2] ?? 12);
const say = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), "veche-bench-"));
mkdirSync(dataDir, { recursive: true });
await buildBare();

say("Наполняю демонстрационную компанию…");
const first = await startPortal({ dataDir, env: { DEMO: "1" }, patience: 300 });
await first.stop();
const started = performance.now();
const portal = await startPortal({ dataDir, env: { DEMO: "1", LIMITS: "0" } });
const startSeconds = (performance.now() - started) / 1000;

const browser = await signIn(portal.origin, "anna");
const api = async (path: string) => (await browser.send(`/api${path}`)).json();
const me = await api("/users/me");
const posts = (await api("/feeds/blogs")).items as { id: string; href: string; commentCount: number }[];
const post = posts.find(({ commentCount }) => commentCount > 3) ?? posts[0]!;
const query = "отпуск";

const pages: Record<string, string> = {
  feed: "/feed/work",
  publication: post.href,
  profile: `/profile/${me.alias}`,
  search: `/search?${new URLSearchParams({ query })}`,
};
const drawn = Object.fromEntries(
  await Promise.all(Object.entries(pages).map(async ([name, path]) => [name, await dataOf(path)])),
);
const about = { groupId: me.group.id, publicationId: post.id, alias: me.alias, query, pages: drawn };
const bare = await startBare(about);
for (const [name, path] of Object.entries(pages)) await compare(name, path);

say("\nстраница      портал, запр./с   p99, мс   CPU, мс   голый React, запр./с   CPU, мс   доля по CPU");
for (const [name, path] of Object.entries(pages)) {
  const [ours, theirs] = await inTurns(
    { pid: portal.process.pid!, url: `${portal.origin}${path}`, cookie: browser.cookieHeader },
    { pid: bare.process.pid!, url: `${bare.origin}/${name}` },
  );
  const share = `${Math.round((theirs.cpu / ours.cpu) * 100)} %`;
  say(
    [
      name.padEnd(12),
      ours.rate.toFixed(0).padStart(14),
      ours.p99.toFixed(0).padStart(10),
      ours.cpu.toFixed(2).padStart(9),
    ]
      .concat([theirs.rate.toFixed(0).padStart(18), theirs.cpu.toFixed(2).padStart(14), share.padStart(10)])
      .join(" "),
  );
}
const [constant] = await inTurns({ pid: bare.process.pid!, url: `${bare.origin}/constant` });
say(`\nготовая страница (постоянный HTML): ${constant.rate.toFixed(0)} запр./с, CPU ${constant.cpu.toFixed(2)} мс`);
say(`запуск собранного портала с данными: ${startSeconds.toFixed(1)} с`);
say(`память портала после нагрузки: ${memory(portal.process.pid!).toFixed(0)} МБ`);

bare.process.kill();
await portal.stop();
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true });

type Target = { pid: number; url: string; cookie?: string };
type Measured = Awaited<ReturnType<typeof load>> & { cpu: number };

/** Loads two servers in turns, so that a neighbour's work falls on both; of each the quickest turn counts. */
async function inTurns<T extends Target[]>(...targets: T): Promise<{ [K in keyof T]: Measured }> {
  for (const { url, cookie } of targets) await load(url, cookie, 4);
  const best: (Measured | undefined)[] = [];
  for (let turn = 0; turn < 4; turn++) {
    for (const [at, target] of targets.entries()) {
      const result = await measured(target);
      if (!best[at] || result.cpu < best[at].cpu) best[at] = result;
    }
  }
  return best as { [K in keyof T]: Measured };
}

async function measured({ pid, url, cookie }: Target): Promise<Measured> {
  const before = cpuSeconds(pid);
  const result = await load(url, cookie, seconds / 4);
  return { ...result, cpu: ((cpuSeconds(pid) - before) * 1000) / result.requests };
}

async function startBare(about: object) {
  const port = await freePort();
  const told = join(dataDir, "bare.json");
  writeFileSync(told, JSON.stringify({ ...about, port }));
  const child = spawn(process.execPath, ["tests/load/bare/server.ts", told], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) await once(child, "exit");
    if (
      await fetch(`${origin}/constant`).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, process: child };
}

/** What the loaders of a page have given it: the bare reference draws the very same. */
async function dataOf(path: string): Promise<{ root: unknown; page: unknown; pathname: string }> {
  const answer = await browser.send(dataPath(path));
  const { value } = await decode(answer.body!);
  const { root, ...routes } = value as Record<string, { data: unknown }>;
  const [page] = Object.values(routes);
  return { root: root!.data, page: page!.data, pathname: path.split("?")[0]! };
}

/** Refuses to compare pages of different sizes: one of them would be another page. */
async function compare(name: string, path: string): Promise<void> {
  const [ours, theirs] = [await browser.send(path), await fetch(`${bare.origin}/${name}`)];
  const [whole, markup] = [(await ours.text()).replace(/<script[^>]*>.*?<\/script>/gs, ""), await theirs.text()];
  const share = markup.length / whole.length;
  if (share < 0.9 || share > 1.1) throw new Error(`${name}: the bare page is ${Math.round(share * 100)} % of ours`);
}
