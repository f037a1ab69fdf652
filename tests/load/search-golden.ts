import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { golden } from "./golden-queries.ts";

/**
 * Asks the demonstration company what people ask, and tells how often the expected answer comes first and how often it is
 * among the ten first of its tab. `BENCH_DATA` names a folder where the company already lives.
 */
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), "veche-golden-"));
process.env.DATA_DIR = dataDir;
const say = (text: string) => process.stdout.write(`${text}\n`);

const { openDatabase, withTenant, db } = await import("#platform/db/index.ts");
const { seedDemo } = await import("#demo/seed.ts");
const { find } = await import("#app/engines/search/server/find.ts");
const { searchSources } = await import("#app/engines/search/server/index.ts");
const { accounts } = await import("#platform/people/schema.ts");
const { eq } = await import("drizzle-orm");

const database = await openDatabase({ join: true });
await seedDemo(say);
const [anna] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.alias, "anna")));
const reader = {
  accountId: anna!.id,
  groupId: anna!.groupId,
  name: "Анна Соколова",
  roles: ["employee" as const],
  rights: [],
  isGuest: false,
  isAdmin: false,
  consent: true,
  timeZone: anna!.timeZone,
};

let all = 0;
let first = 0;
let inTen = 0;
const times: number[] = [];
for (const { tab, expected, queries } of golden) {
  for (const query of queries) {
    const started = performance.now();
    const { groups } = await withTenant(reader.groupId, () => find(reader, searchSources.get(), { query, tab }));
    times.push(performance.now() - started);
    const told = groups.flatMap(({ items }) => items).map(({ title, snippet }) => [...title, ...snippet]);
    const place = told.slice(0, 10).findIndex((runs) => expected.test(runs.map(({ text }) => text).join("")));
    all += 1;
    if (place === 0) first += 1;
    if (place >= 0) inTen += 1;
    if (place !== 0) say(`${place < 0 ? "нет среди десяти" : `место ${place + 1}`}: «${query}» (${tab})`);
  }
}
const share = (count: number) => `${((count / all) * 100).toFixed(1)} %`;
times.sort((a, b) => a - b);
say(`запросов ${all}: на первом месте ${share(first)}, среди десяти ${share(inTen)}`);
say(`медиана ${times[Math.floor(all / 2)]!.toFixed(1)} мс, p95 ${times[Math.floor(all * 0.95)]!.toFixed(1)} мс`);
await database.close();
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true });
