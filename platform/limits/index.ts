import { now } from "../clock.ts";
import { config } from "../config.ts";
import { refuse } from "../refusal.ts";

type Bucket = { tokens: number; at: number; full: number };

const buckets = new Map<string, Bucket>();
const most = 100_000;

/**
 * Spends one attempt of a person's budget: the `whole` of it at once, or the share that LIMITS leaves, and as many again
 * every `perSeconds` seconds.
 * Refuses with «too-many» and the seconds to wait, and with what a form is to say beside its fields, if told; other
 * people's budgets are untouched (specification §8).
 */
export function spend(
  name: string,
  who: string,
  whole: number,
  perSeconds: number,
  fields?: Record<string, string[]>,
): void {
  if (config.limits === 0) return;
  const count = shareOf(whole);
  const at = now().getTime();
  const key = `${name}\n${who}`;
  const bucket = buckets.get(key) ?? { tokens: count, at, full: at };
  const elapsed = Math.max(0, at - bucket.at) / 1000;
  const tokens = Math.min(count, bucket.tokens + (elapsed * count) / perSeconds);
  if (tokens < 1) refuse("too-many", name, { fields, retryAfter: Math.ceil(((1 - tokens) * perSeconds) / count) });
  const left = tokens - 1;
  buckets.delete(key);
  buckets.set(key, { tokens: left, at, full: at + ((count - left) * perSeconds * 1000) / count });
  if (buckets.size > most) sweep(at);
}

/** How much of a whole budget people have (LIMITS): one attempt at least. */
export function shareOf(whole: number): number {
  // A tenth of seventy is a little more than seven to a computer.
  return Math.ceil(whole * config.limits - 1e-9);
}

/** Gives an attempt back: it was a good one, and only bad ones are to be counted. */
export function giveBack(name: string, who: string): void {
  const bucket = buckets.get(`${name}\n${who}`);
  if (bucket) bucket.tokens += 1;
}

/** Forgets all budgets: for tests. */
export function forgetSpending(): void {
  buckets.clear();
}

/** Drops the buckets that have filled up again; under a flood of names the oldest go too. */
function sweep(at: number): void {
  for (const [key, bucket] of buckets) if (bucket.full <= at) buckets.delete(key);
  for (const key of buckets.keys()) {
    if (buckets.size <= most / 2) break;
    buckets.delete(key);
  }
}
