import pg from "pg";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { openDatabase } from "#platform/db/index.ts";
import { databaseUrl } from "#tests/support/database-url.ts";
import { reader } from "./fill-much.ts";

const server = process.env.TEST_DATABASE_URL!;

export const say = (text: string) => void process.stdout.write(`${text}\n`);

export type World = { count: number; url: string; viewer: Viewer };
type Fill = (url: string, count: number) => Promise<unknown>;

/** A database of its own with so many things in it, and one who reads them; one that is there already is taken as it is. */
export async function makeWorld(kind: string, count: number, fill: Fill): Promise<World> {
  const name = `${kind}_${count}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const url = databaseUrl(server, name);
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) {
    await admin.query(`create database ${name} encoding 'UTF8' template template0 lc_collate 'C' lc_ctype 'C.UTF-8'`);
    await (await openDatabase({ url })).close();
    const started = performance.now();
    await fill(url, count);
    say(`${kind} ${count}: наполнено за ${((performance.now() - started) / 1000).toFixed(0)} с`);
  }
  await admin.end();
  const { accountId, groupId } = reader;
  return {
    ...{ count, url },
    viewer: { ...nobody, accountId, groupId, roles: ["employee"], isGuest: false, consent: true },
  };
}

/** The value below which such a part of a list lies. */
export function share(list: number[], part: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))]!;
}

/** A table for people: the first column to the left, the others to the right. */
export function tell(head: string[], rows: string[][]): void {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)));
  for (const row of [head, ...rows])
    say(row.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join("   "));
}

type How = {
  turns: number;
  calls: number /** Of the times of which part the ratio is told: 0.95 is p95. */;
  part: 0.5 | 0.95;
};

/**
 * Asks the same of a small world and of a large one, in turns, and tells how long each takes and how much longer the large one. The
 * first three calls of a turn warm the connection's plans and the pages of the indexes.
 */
export async function compare<W extends World>(
  worlds: W[],
  cases: Record<string, (world: W) => Promise<unknown>>,
  { turns, calls, part }: How,
): Promise<void> {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn++)
    for (const world of worlds) {
      const handle = await openDatabase({ url: world.url, migrate: false });
      for (const [name, ask] of Object.entries(cases)) {
        const list = times.get(`${name}/${world.count}`) ?? [];
        times.set(`${name}/${world.count}`, list);
        for (let call = -3; call < calls; call++) {
          const started = performance.now();
          await ask(world);
          if (call >= 0) list.push(performance.now() - started);
        }
      }
      await handle.close();
    }
  const counts = worlds.map(({ count }) => count);
  tell(
    ["что", ...counts.flatMap((count) => [`p50 при ${count}, мс`, `p95 при ${count}, мс`]), `отношение p${part * 100}`],
    Object.keys(cases).map((name) => {
      const [small, large] = counts.map((count) => times.get(`${name}/${count}`)!);
      const told = [small!, large!].flatMap((list) => [share(list, 0.5).toFixed(1), share(list, 0.95).toFixed(1)]);
      return [name, ...told, (share(large!, part) / share(small!, part)).toFixed(2)];
    }),
  );
}
