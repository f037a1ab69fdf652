import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { log } from "../log.ts";
import { sqlState } from "./errors.ts";

/** So many texts are known to come again; a text that has come once only is among them too. */
const textsMost = 1000;
/** A connection holds so many statements; then it forgets the one that it has not been asked for longest: each takes memory of the server. */
const heldMost = 100;

/** So often may a connection have lost what was kept on it. */
const lossesMost = 10;

type Held = {
  /** The names under which the connection keeps statements, the longest unasked first. */
  names: Map<string, string>;
  /** How many it has ever kept: a name that it has forgotten is not given again. */
  count: number;
  generation: number;
};

const names = new Map<string, string | undefined>();
const held = new WeakMap<PoolClient, Held>();
/** What is sent on a connection waits for what was sent before: what is said for one query must not hold for another. */
const turns = new WeakMap<PoolClient, Promise<void>>();
/** The connections whose open transaction plans once for all values. */
const settled = new WeakSet<PoolClient>();
let generation = 0;
let losses = 0;

/**
 * Sends a query of a transaction. One with parameters gets the name under which the connection keeps it parsed and planned, from
 * the second time that its text is met, and at once when it `comesAgain`. The role is part of the name: what was planned for one
 * role is never run for another. What comes again is planned once for whatever values; the rest as the server decides, since a
 * rare value may want a plan of its own.
 */
export async function sendPrepared(
  client: PoolClient,
  role: string,
  query: unknown[],
  comesAgain: boolean,
): Promise<unknown> {
  const before = turns.get(client);
  const { promise, resolve } = Promise.withResolvers<void>();
  turns.set(client, promise);
  await before;
  try {
    const [asked, values] = query as [{ text: string } | string, unknown[] | undefined];
    if (typeof asked === "string" || !values?.length) return await client.query(...(query as [string]));
    await planFor(client, comesAgain);
    const name = losses < lossesMost ? nameOf(asked.text, comesAgain) : undefined;
    return await client.query(name ? { ...asked, name: await nameOn(client, role + name) } : asked, values);
  } finally {
    resolve();
  }
}

/** Whether what the connection keeps has been given up: it is of no more use. */
export function isStale(client: PoolClient): boolean {
  return (held.get(client)?.generation ?? generation) !== generation;
}

/** A transaction begins on the connection: what was said in the one before holds no more. */
export function beginPlanning(client: PoolClient): void {
  settled.delete(client);
}

async function planFor(client: PoolClient, comesAgain: boolean): Promise<void> {
  if (settled.has(client) === comesAgain) return;
  await client.query(`SET LOCAL plan_cache_mode TO ${comesAgain ? "force_generic_plan" : "auto"}`);
  if (comesAgain) settled.add(client);
  else settled.delete(client);
}

async function nameOn(client: PoolClient, name: string): Promise<string> {
  const of = held.get(client) ?? { names: new Map<string, string>(), count: 0, generation };
  held.set(client, of);
  const known = of.names.get(name);
  if (!known && of.names.size >= heldMost) await forgetOldest(client, of);
  const own = known ?? `${name}_${of.count++}`;
  of.names.delete(name);
  of.names.set(name, own);
  return own;
}

async function forgetOldest(client: PoolClient, { names: kept }: Held): Promise<void> {
  const [name, own] = kept.entries().next().value!;
  kept.delete(name);
  // The driver would keep its text for as long as the connection lives.
  const { connection } = client as unknown as { connection: { parsedStatements?: Record<string, string> } };
  delete connection.parsedStatements?.[own];
  await client.query(`DEALLOCATE "${own}"`);
}

/**
 * Mends the keeping of statements if it was what failed, and tells whether the same deed will go well now: all of them get new
 * names. So it is after a migration; behind a pooler that hands connections round without them none is kept in the end.
 */
export function mendPrepared(error: unknown): boolean {
  const state = sqlState(error);
  const isLost = state === "26000" || state === "42P05";
  if (!isLost && !(state === "0A000" && isOutdated(error))) return false;
  generation += 1;
  names.clear();
  if (isLost && ++losses === lossesMost)
    log.warn("The database does not keep prepared statements: each is planned anew");
  return true;
}

/** The server has planned for rows of another shape: the tables have changed under it. Its words may be in any language. */
function isOutdated(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ((one as { routine?: unknown }).routine === "RevalidateCachedQuery") return true;
  return false;
}

function nameOf(text: string, comesAgain: boolean): string | undefined {
  const isKnown = comesAgain || names.has(text);
  const name = names.get(text) ?? (isKnown ? hashOf(text) : undefined);
  names.delete(text);
  names.set(text, name);
  if (names.size > textsMost) names.delete(names.keys().next().value!);
  return name;
}

function hashOf(text: string): string {
  return `_${createHash("sha256").update(text).digest("base64url").slice(0, 32)}_${generation}`;
}
