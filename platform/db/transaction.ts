import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { log } from "../log.ts";
import { refuse } from "../refusal.ts";
import { currentConnection, databaseOn, type OpenTransaction, transactions } from "./connection.ts";
import { isCollision, isOutage } from "./errors.ts";
import { isId } from "./id.ts";

const triesAtMost = 4;

/**
 * Runs a deed in one transaction: joins the open one, else opens one; a throw rolls everything back.
 * A collision with another transaction is tried again, three times at most; an absent database is «unavailable».
 */
export async function transaction<T>(fn: () => Promise<T>): Promise<T> {
  const open = transactions.getStore();
  return open && !open.over ? fn() : insist("BEGIN", undefined, fn);
}

/**
 * Runs a deed in a transaction where only the rows of this company, and what the whole portal may see, exist.
 * `"*"` is the portal itself (jobs, seed, commands). Inside another company's deed the company changes for `fn` only.
 */
export async function withTenant<T>(groupId: string, fn: () => Promise<T>): Promise<T> {
  if (groupId !== "*" && !isId(groupId)) throw new Error("withTenant wants the id of a company or *");
  const open = transactions.getStore();
  if (!open || open.over) return insist(`BEGIN; ${become(groupId)}`, groupId, fn);
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

/** Runs `fn` once the open transaction has been committed; at once when there is none. Its failure is only logged. */
export function afterCommit(fn: () => unknown): void {
  const open = transactions.getStore();
  if (open && !open.over) open.afterCommit.push(fn);
  else void settle([fn]);
}

function become(tenant: string | undefined): string {
  const role = currentConnection().hasRole ? `SET LOCAL ROLE ${tenant ? "portal_app" : "NONE"}; ` : "";
  return `${role}SELECT set_config('app.group_id', '${tenant ?? ""}', true)`;
}

async function enter(open: OpenTransaction, tenant: string | undefined): Promise<void> {
  await open.client.query(become(tenant));
  open.tenant = tenant;
}

async function insist<T>(begin: string, tenant: string | undefined, fn: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(begin, tenant, fn);
    } catch (error) {
      if (attempt < triesAtMost && isCollision(error)) await sleep(attempt * 10 * (1 + Math.random()));
      else if (isOutage(error)) refuse("unavailable", "database", { cause: error });
      else throw error;
    }
  }
}

async function attemptOnce<T>(begin: string, tenant: string | undefined, fn: () => Promise<T>): Promise<T> {
  const client = await currentConnection().pool.connect();
  const open: OpenTransaction = { db: databaseOn(client), client, tenant, afterCommit: [], over: false };
  let result: T;
  try {
    await client.query(begin);
    result = await transactions.run(open, fn);
    open.over = true;
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    open.over = true;
    await rollBack(client);
    throw error;
  }
  await transactions.exit(() => settle(open.afterCommit));
  return result;
}

/** A connection that cannot even roll back is thrown away. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}

async function settle(deeds: (() => unknown)[]): Promise<void> {
  for (const deed of deeds) {
    try {
      await deed();
    } catch (error) {
      log.error("A deed after the commit failed", { error });
    }
  }
}
