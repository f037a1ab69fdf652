import pg from "pg";
import { apiAs } from "#tests/support/api.ts";
import { fillBell } from "./fill-bell.ts";
import { compare, makeWorld, type World } from "./worlds.ts";

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

await compare(worlds, cases, { turns, calls, part: 0.5 });
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
