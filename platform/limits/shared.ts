import { createHash } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { config } from "../config.ts";
import { db } from "../db/index.ts";
import { refuse } from "../refusal.ts";
import { shareOf } from "./index.ts";
import { sharedBudgets } from "./schema.ts";

/** A budget of many nodes: so many attempts at once, and as many again every `perSeconds` seconds. */
export type SharedBudget = { name: string; who: string; whole: number; perSeconds: number };

/**
 * Spends one attempt of a budget that stands in the database, for what a node must not count alone, like wrong passwords.
 * Refuses with «too-many» and the seconds to wait, as `spend` does (specification §8). Call it outside of a
 * transaction: what is rolled back is not counted.
 */
export async function spendShared(budget: SharedBudget): Promise<void> {
  if (config.limits === 0) return;
  const { name, perSeconds } = budget;
  const count = shareOf(budget.whole);
  const at = now();
  const key = keyOf(budget);
  const rate = count / perSeconds;
  const present = sql`${at.toISOString()}::timestamptz`;
  // What has come back since, unless the clock of another node runs ahead.
  const left = sql`least(${count}::float8,
    b.tokens + greatest(0, extract(epoch from ${present} - b.at)) * ${rate}::float8)`;
  const fullAt = (tokens: ReturnType<typeof sql>) =>
    sql`${present} + make_interval(secs => (${count}::float8 - ${tokens}) / ${rate}::float8)`;
  const { rowCount } = await db().execute(sql`
    insert into ${sharedBudgets} as b (key, tokens, at, full_at)
    values (${key}, ${count - 1}::float8, ${present}, ${fullAt(sql`${count - 1}::float8`)})
    on conflict (key) do update set tokens = ${left} - 1, at = ${present}, full_at = ${fullAt(sql`(${left} - 1)`)}
    where ${left} >= 1`);
  if (rowCount) return;
  const [row] = await db().select().from(sharedBudgets).where(eq(sharedBudgets.key, key));
  const tokens = row ? row.tokens + (Math.max(0, at.getTime() - row.at.getTime()) / 1000) * rate : 1;
  refuse("too-many", name, { retryAfter: Math.max(1, Math.ceil((1 - tokens) / rate)) });
}

/** Gives an attempt back: it was a good one, and only bad ones are to be counted. */
export async function giveBackShared(budget: Pick<SharedBudget, "name" | "who">): Promise<void> {
  if (config.limits === 0) return;
  await db()
    .update(sharedBudgets)
    .set({ tokens: sql`${sharedBudgets.tokens} + 1` })
    .where(eq(sharedBudgets.key, keyOf(budget)));
}

/** Fills a budget again: what it counted is settled in another way. */
export async function forgiveShared(budget: Pick<SharedBudget, "name" | "who">): Promise<void> {
  await db()
    .delete(sharedBudgets)
    .where(eq(sharedBudgets.key, keyOf(budget)));
}

/** Forgets budgets that are full again: an hourly job. */
export async function sweepShared(): Promise<void> {
  await db().delete(sharedBudgets).where(lt(sharedBudgets.fullAt, now()));
}

function keyOf({ name, who }: Pick<SharedBudget, "name" | "who">): string {
  return createHash("sha256").update(`${name}\n${who}`).digest("base64url");
}
