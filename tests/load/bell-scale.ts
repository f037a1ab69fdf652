import pg from "pg";
import { openDatabase } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { fillBell } from "./fill-bell.ts";
import { makeWorld, share, tell, type World } from "./worlds.ts";

/**
 * Measures the bell of one person among few notices of others and among many, and a long talk, on one PostgreSQL, in
 * turns: what one person reads must not grow with what others are told. `npm run bench -- bell-scale [few] [many]`.
 */
const [few = 30_000, many = 500_000] = process.argv.slice(2).map(Number);
const turns = 3;
const calls = 20;

const worlds: (World & Talk)[] = [];
for (const count of [few, many]) {
  const world = await makeWorld("bell", count, fillBell);
  worlds.push({ ...world, ...(await longTalk(world.url)) });
}

const cases: Record<string, (world: World & Talk) => Promise<unknown>> = {
  "число на колокольчике": ({ viewer }) => apiAs(viewer).notifications.unread({}),
  "число и «об этой странице»": ({ viewer, id }) => apiAs(viewer).notifications.unread({ at: `/ugc/${id}` }),
  "то же у редактора": ({ viewer, id }) =>
    apiAs({ ...viewer, rights: ["editor"] }).notifications.unread({ at: `/ugc/${id}` }),
  "первая страница уведомлений": ({ viewer }) => apiAs(viewer).notifications.list({}),
  "только непрочитанные": ({ viewer }) => apiAs(viewer).notifications.list({ only: "unread" }),
  "разговор: первая часть": ({ viewer, id }) => apiAs(viewer).content.comments({ id }),
  "разговор: последняя часть": ({ viewer, id, last }) => apiAs(viewer).content.comments({ id, comment: last }),
  "разговор: часть с ответом": ({ viewer, id, middle }) => apiAs(viewer).content.comments({ id, comment: middle }),
  "разговор: сначала новые": ({ viewer, id }) => apiAs(viewer).content.comments({ id, order: "new" }),
  "разговор: новые, часть с ответом": ({ viewer, id, middle }) =>
    apiAs(viewer).content.comments({ id, order: "new", comment: middle }),
};

const times = new Map<string, number[]>();
for (let turn = 0; turn < turns; turn++) {
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
}

tell(
  ["что", ...[few, many].flatMap((count) => [`p50 при ${count}, мс`, `p95 при ${count}, мс`]), "отношение p50"],
  Object.keys(cases).map((name) => {
    const [small, large] = [few, many].map((count) => times.get(`${name}/${count}`)!);
    const told = [small!, large!].flatMap((list) => [share(list, 0.5).toFixed(1), share(list, 0.95).toFixed(1)]);
    return [name, ...told, (share(large!, 0.5) / share(small!, 0.5)).toFixed(2)];
  }),
);
process.exit();

type Talk = { id: string; middle: string; last: string };

/** The longest talk, an answer in the middle of it and the last one. */
async function longTalk(url: string): Promise<Talk> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select set_config('app.group_id', '*', false)");
  const { rows } = await client.query(`
    select publication_id as id, (array_agg(id::text order by id))[count(*) / 2] as middle, max(id::text) as last
    from comments group by publication_id order by count(*) desc limit 1`);
  await client.end();
  return rows[0];
}
