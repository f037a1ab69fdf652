import pg from "pg";
import { apiAs } from "#tests/support/api.ts";
import { bigChannel, fillPlaces } from "./fill-places.ts";
import { compare, makeWorld, type World } from "./worlds.ts";

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

await compare(worlds, cases, { turns, calls, part: 0.95 });
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
