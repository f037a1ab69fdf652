import { sql } from "drizzle-orm";
import { listeners } from "#app/areas.ts";
import { reconcile, verifyLedger } from "#app/engines/ledger/server/index.ts";
import { db, newId, openDatabase, withTenant } from "#platform/db/index.ts";
import { announce, deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { fillDeeds, fillLedger, people } from "./fill-points.ts";
import { makeWorld, say, tell, type World } from "./worlds.ts";

/**
 * Measures what achievements count of the past among a hundredth of the deeds and among all of them: how many would get one, in
 * all time and in some days; a whole recount by its parts, and the same again. Then the check of a ledger, link by link.
 * `npm run bench -- points-scale [few] [many] [transactions]`.
 */
const [few = 10_000, many = 1_000_000, transactions = 100_000] = process.argv.slice(2).map(Number);

const worlds: World[] = [];
for (const count of [few, many]) worlds.push(await makeWorld("deeds", count, fillDeeds));
const rows = new Map<string, string[]>();
const kept = new Map<string, number[]>();

for (const world of worlds) {
  const handle = await openDatabase({ url: world.url });
  const admin = { ...world.viewer, isAdmin: true, roles: ["employee" as const, "admin" as const] };
  const often = Math.ceil((world.count / people) * 2);
  const rule = { deed: "comment" as const, count: String(often) };
  await measure("скольким достанется", () => apiAs(admin).achievements.reach(rule));
  await measure("то же за 30 дней подряд", () =>
    apiAs(admin).achievements.reach({ ...rule, count: String(Math.max(1, Math.ceil(often / 20))), days: "30" }),
  );
  const id = newId();
  await withTenant("*", () =>
    db().execute(sql`insert into achievements (id, group_id, title, icon, metal, deed, steps, points)
      values (${id}, ${world.viewer.groupId}, 'Собеседник', 'star', 'gold', 'comment', array[${often}::int, ${often * 2}::int], 5)`),
  );
  const recount = async () => {
    const { groupId } = world.viewer;
    await withTenant("*", () => announce({ kind: "achievement.recount", objectId: id, groupId, actorId: "" }));
    await deliverAll();
  };
  await deliverAll(listeners.filter(({ name }) => name !== "notifications.achievements"));
  await measure("пересчёт с вручением", recount, 1);
  await measure("ещё раз: вручать нечего", recount);
  const { rows: owners } = await withTenant("*", () =>
    db().execute<{ n: number }>(sql`select count(*)::int as n from achievement_awards where achievement_id = ${id}`),
  );
  say(`${world.count} дел: получили ${owners[0]!.n} из ${people}`);
  await handle.close();
}

const ledger = await makeWorld("ledger", transactions, async (url, count) => {
  await fillDeeds(url, 1000);
  await fillLedger(url, count);
});
const handle = await openDatabase({ url: ledger.url });
const started = performance.now();
const [checked] = await verifyLedger();
const verified = performance.now();
const broken = await reconcile();
const reconciled = performance.now();
await handle.close();

tell(
  ["что", `при ${few}, мс`, `при ${many}, мс`, "отношение"],
  [...rows].map(([name, told]) => {
    const [small, large] = kept.get(name)!;
    return [name, ...told, (large! / small!).toFixed(2)];
  }),
);
say(
  `цепочка из ${checked?.links} операций: ${((verified - started) / 1000).toFixed(1)} с, сломано: ${checked?.broken?.number ?? "нет"}`,
);
say(`сверка остатков с ними: ${((reconciled - verified) / 1000).toFixed(1)} с, не сошлось: ${broken.length}`);
process.exit();

/** The shortest of several tries: what else the machine does is not measured. */
async function measure(name: string, deed: () => Promise<unknown>, tries = 3): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries; at++) {
    const begun = performance.now();
    await deed();
    best = Math.min(best, performance.now() - begun);
  }
  rows.set(name, [...(rows.get(name) ?? []), best.toFixed(0)]);
  kept.set(name, [...(kept.get(name) ?? []), best]);
}
