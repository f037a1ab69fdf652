import pg from "pg";
import { openDatabase } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { bigChannel, fillPlaces } from "./fill-places.ts";
import { makeWorld, share, tell, type World } from "./worlds.ts";

/**
 * Measures channels of a company with few answers and with a hundred times as many, on one PostgreSQL, in turns: lists, threads and
 * what is new must not grow with what others say. `npm run bench -- places-scale [few] [many]`.
 */
const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const turns = 3;
const calls = 30;

const worlds: (World & Talk)[] = [];
for (const count of [few, many]) {
  const world = await makeWorld("places", count, fillPlaces);
  worlds.push({ ...world, ...(await longTalk(world.url)) });
}

const id = bigChannel;
const cases: Record<string, (world: World & Talk) => Promise<unknown>> = {
  "мои каналы с числами": ({ viewer }) => apiAs(viewer).channels.mine({}),
  "каталог каналов": ({ viewer }) => apiAs(viewer).channels.list({}),
  "число в меню": ({ viewer }) => apiAs(viewer).notifications.unread({}),
  "большой канал": ({ viewer }) => apiAs(viewer).channels.channel({ alias: "kanal-1" }),
  "его обсуждения": ({ viewer }) => apiAs(viewer).channels.threads({ id }),
  "его непрочитанное": ({ viewer }) => apiAs(viewer).channels.threads({ id, sort: "unread" }),
  "лента каналов": ({ viewer }) => apiAs(viewer).channels.feed({}),
  "обсуждение: где стоит": ({ viewer, thread }) => apiAs(viewer).channels.thread({ id: thread }),
  "обсуждение: слова": ({ viewer, thread }) => apiAs(viewer).content.publication({ id: thread }),
  "обсуждение: начало": ({ viewer, thread }) => apiAs(viewer).content.comments({ id: thread }),
  "обсуждение: конец": ({ viewer, thread, last }) => apiAs(viewer).content.comments({ id: thread, comment: last }),
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
  ["что", ...[few, many].flatMap((count) => [`p50 при ${count}, мс`, `p95 при ${count}, мс`]), "отношение p95"],
  Object.keys(cases).map((name) => {
    const [small, large] = [few, many].map((count) => times.get(`${name}/${count}`)!);
    const told = [small!, large!].flatMap((list) => [share(list, 0.5).toFixed(1), share(list, 0.95).toFixed(1)]);
    return [name, ...told, (share(large!, 0.95) / share(small!, 0.95)).toFixed(2)];
  }),
);
process.exit();

type Talk = { thread: string; last: string };

/** The longest talk, and the last answer in it. */
async function longTalk(url: string): Promise<Talk> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select set_config('app.group_id', '*', false)");
  const { rows } = await client.query(`
    select publication_id as thread, max(id::text) as last from comments group by publication_id order by count(*) desc limit 1`);
  await client.end();
  return rows[0];
}
