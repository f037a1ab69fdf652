import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { log } from "../log.ts";
import { Refusal, refuse } from "../refusal.ts";
import { fullPart } from "../room.ts";
import { currentConnection, databaseOn, type OpenTransaction, pages, type Sender, transactions } from "./connection.ts";
import { isCollision, isOfStore, isOutage } from "./errors.ts";
import { isId } from "./id.ts";
import { giveBack, takeConnection } from "./line.ts";
import { beginPlanning, isStale, mendPrepared, sendPrepared } from "./prepared.ts";

const triesAtMost = 4;
const tenantRole = "portal_app";

/**
 * Runs a deed in one transaction: joins the open one, else opens one; a throw rolls everything back.
 * A collision with another transaction is tried again, three times at most, and so is a statement that was prepared for tables
 * of another shape; an absent database or store, or one without room, is «unavailable».
 */
export async function transaction<T>(fn: () => Promise<T>): Promise<T> {
  const open = transactions.getStore();
  return open && !open.over ? fn() : insist(() => attemptOnce(undefined, fn));
}

/**
 * Runs a deed in a transaction where only the rows of this company, and what the whole portal may see, exist.
 * `"*"` is the portal itself (jobs, seed, commands). Inside another company's deed the company changes for `fn` only.
 */
export async function withTenant<T>(groupId: string, fn: () => Promise<T>): Promise<T> {
  if (groupId !== "*" && !isId(groupId)) throw new Error("withTenant wants the id of a company or *");
  const open = transactions.getStore();
  if (!open || open.over) return insist(() => attemptOnce(groupId, fn));
  if (open.tenant === groupId) return fn();
  const before = open.tenant;
  await enter(open, groupId);
  try {
    return await fn();
  } finally {
    // In a failed transaction nothing can be said any more, and nothing needs to be: it will be rolled back.
    await enter(open, before).catch(() => {});
  }
}

/**
 * Runs a deed outside of the open transaction: what it does stays when that one is rolled back. It takes a connection of its
 * own, so it is called before the open transaction's first query.
 */
export function apart<T>(fn: () => Promise<T>): Promise<T> {
  return transactions.exit(() => pages.exit(fn));
}

/** Runs `fn` once the open transaction has been committed; at once when there is none. Its failure is only logged. */
export function afterCommit(fn: () => unknown): void {
  const open = transactions.getStore();
  if (open && !open.over) open.afterCommit.push(fn);
  else void settle([fn]);
}

export function become(tenant: string | undefined): string {
  const role = currentConnection().hasRole ? `SET LOCAL ROLE ${tenant ? tenantRole : "NONE"}; ` : "";
  return `${role}SELECT set_config('app.group_id', '${tenant ?? ""}', true)`;
}

async function enter(open: OpenTransaction, tenant: string | undefined): Promise<void> {
  open.spent = true;
  await open.sender.query(become(tenant));
  open.tenant = tenant;
}

export async function insist<T>(tryOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce();
    } catch (error) {
      if (attempt < triesAtMost && mendPrepared(error)) continue;
      if (attempt < triesAtMost && isCollision(error)) await sleep(attempt * 10 * (1 + Math.random()));
      else if (error instanceof Refusal) throw error;
      else if (fullPart(error)) refuse("unavailable", "no-room", { cause: error });
      else if (isOutage(error)) refuse("unavailable", isOfStore(error) ? "files" : "database", { cause: error });
      else throw error;
    }
  }
}

/** Nothing is sent, and no connection taken, before the deed's first query: many are answered from memory. */
async function attemptOnce<T>(tenant: string | undefined, fn: () => Promise<T>): Promise<T> {
  const begin = tenant === undefined ? "BEGIN" : `BEGIN; ${become(tenant)}`;
  let taken: Promise<PoolClient> | undefined;
  const open = openOn(tenant, () => (taken ??= take(begin)));
  let result: T;
  try {
    result = await transactions.run(open, fn);
    open.over = true;
    const client = await taken;
    await client?.query("COMMIT");
    if (client) giveBack(client);
  } catch (error) {
    open.over = true;
    await rollBack(await taken?.catch(() => undefined));
    throw error;
  }
  await apart(() => settle(open.afterCommit));
  return result;
}

export function openOn(tenant: string | undefined, connection: () => Promise<PoolClient>): OpenTransaction {
  const send = async (query: unknown[], comesAgain: boolean) => {
    if (open.over) throw new Error("This transaction is over: something was not awaited");
    const client = await connection();
    try {
      return await sendPrepared(client, open.tenant ? tenantRole : "", query, comesAgain);
    } catch (error) {
      open.spent = true;
      throw error;
    }
  };
  const sender: Sender = { query: (...query) => send(query, false) };
  const open: OpenTransaction = {
    db: databaseOn(sender),
    sender,
    again: { query: (...query) => send(query, true) },
    tenant,
    afterCommit: [],
    over: false,
    spent: false,
  };
  return open;
}

export async function take(begin: string): Promise<PoolClient> {
  const client = await takeConnection();
  if (isStale(client)) {
    giveBack(client, true);
    return take(begin);
  }
  try {
    await client.query(begin);
    beginPlanning(client);
    return client;
  } catch (error) {
    giveBack(client, true);
    throw error;
  }
}

/** A connection that cannot even roll back is thrown away. */
export async function rollBack(client: PoolClient | undefined): Promise<void> {
  await client?.query("ROLLBACK").then(
    () => giveBack(client),
    () => giveBack(client, true),
  );
}

/** Does one after another what was to be done afterwards. The failure of one is only logged. */
export async function settle(deeds: (() => unknown)[]): Promise<void> {
  for (const deed of deeds) {
    try {
      await deed();
    } catch (error) {
      log.error("A deed after the commit failed", { error });
    }
  }
}
