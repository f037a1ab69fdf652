import { log } from "../log.ts";
import { type OpenPage, pages, transactions } from "./connection.ts";
import { sqlState } from "./errors.ts";
import { giveBack } from "./line.ts";
import { apart, become, insist, openOn, rollBack, take, withTenant } from "./transaction.ts";

/**
 * Runs what draws one page: what it reads (`read`), it reads in one transaction. What is to be done after these reads is added to
 * `afterwards`: the caller does it once the page has been answered, or leaves it undone.
 */
export function asPage<T>(fn: () => Promise<T>, afterwards: (() => unknown)[] = []): Promise<T> {
  return pages.run({ turn: Promise.resolve(), asked: 0, shared: undefined, afterwards }, fn);
}

/**
 * Reads in a company, as `withTenant` does. On a page the reads of that company follow one another in one transaction, read
 * only, on one connection; it ends as soon as nobody asks any more. A read that fails, or has looked into another company, shares its transaction with none after it.
 */
export async function read<T>(groupId: string, fn: () => Promise<T>): Promise<T> {
  const page = pages.getStore();
  const open = transactions.getStore();
  if (!page || (open && !open.over)) return withTenant(groupId, fn);
  const { turn } = page;
  const { promise, resolve } = Promise.withResolvers<void>();
  page.turn = promise;
  page.asked += 1;
  try {
    await turn;
    return await insist(() => readShared(page, groupId, fn));
  } catch (error) {
    if (sqlState(error) !== "25006") throw error;
    log.error("A read has written, and cannot share the transaction of its page", { error });
    return await apart(() => withTenant(groupId, fn));
  } finally {
    page.asked -= 1;
    resolve();
    // What the page asks next, knowing this answer, it asks before.
    if (page.asked === 0) setImmediate(() => page.asked === 0 && end(page));
  }
}

async function readShared<T>(page: OpenPage, groupId: string, fn: () => Promise<T>): Promise<T> {
  if (page.shared && page.shared.groupId !== groupId) await end(page);
  page.shared ??= { groupId, taken: undefined };
  const { shared } = page;
  const open = openOn(groupId, () => (shared.taken ??= take(`BEGIN READ ONLY; ${become(groupId)}`)));
  try {
    const result = await transactions.run(open, fn);
    open.over = true;
    page.afterwards.push(...open.afterCommit);
    if (open.spent) await end(page);
    return result;
  } catch (error) {
    open.over = true;
    page.shared = undefined;
    await rollBack(await shared.taken?.catch(() => undefined));
    throw error;
  }
}

/** Gives the connection back. There is nothing that the commit of a read could lose. */
async function end(page: OpenPage): Promise<void> {
  const { shared } = page;
  page.shared = undefined;
  const client = await shared?.taken;
  await client?.query("COMMIT").then(
    () => giveBack(client),
    () => giveBack(client, true),
  );
}
