import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { log } from "../log.ts";
import { sqlState } from "./errors.ts";

/** So many texts are known to come again; a text that has come once only is among them too. */
const textsMost = 1000;
/** A connection that holds so many statements is let go: each takes memory of the server for as long as it lives. */
const heldMost = 200;

/** So often may a connection have lost what was kept on it. */
const lossesMost = 10;

const names = new Map<string, string | undefined>();
const held = new WeakMap<PoolClient, Set<string>>();
let generation = 0;
let losses = 0;

/**
 * Gives a query with parameters the name under which the connection keeps it parsed and planned, from the second time that
 * its text is met. The role is part of the name: what was planned for one role is never run for another.
 */
export function prepared(client: PoolClient, role: string, query: unknown[]): unknown[] {
  const [asked, values] = query as [{ text: string } | string, unknown[] | undefined];
  if (losses >= lossesMost || typeof asked === "string" || !values?.length) return query;
  const ofText = nameOf(asked.text);
  if (!ofText) return query;
  const name = role + ofText;
  const statements = held.get(client) ?? new Set();
  held.set(client, statements.add(name));
  return [{ ...asked, name }, values];
}

/** Whether the connection holds more statements than it may. */
export function isFull(client: PoolClient): boolean {
  return (held.get(client)?.size ?? 0) > heldMost;
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

function nameOf(text: string): string | undefined {
  const isKnown = names.has(text);
  const name = names.get(text) ?? (isKnown ? hashOf(text) : undefined);
  names.delete(text);
  names.set(text, name);
  if (names.size > textsMost) names.delete(names.keys().next().value!);
  return name;
}

function hashOf(text: string): string {
  return `_${createHash("sha256").update(text).digest("base64url").slice(0, 32)}_${generation}`;
}
