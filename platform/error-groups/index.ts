import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, notInArray, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { currentConnection } from "../db/connection.ts";
import { db } from "../db/index.ts";
import { beyond, cut } from "../db/keyset.ts";
import { describeError, hearErrors, type LogFields, log } from "../log.ts";
import type { ErrorKind } from "./kinds.ts";
import { errorGroups } from "./schema.ts";

/** One error, already without people's data: `code` is what its person was shown. */
export type Mishap = { kind: ErrorKind; place: string; name: string; message: string; line: string; code?: string };

const codesMost = 20;
const waitingMost = 200;
const groupsMost = 1000;
const keptDays = 90;
const pause = 1000;

type Waiting = Mishap & { id: string; times: number; codes: string[]; firstAt: Date; lastAt: Date };
const waiting = new Map<string, Waiting>();
let timer: NodeJS.Timeout | undefined;

/**
 * Notes an error; it stands in the table within about a second. A storm of one mistake costs one row and one statement a
 * second; more than two hundred different ones a second are dropped: the log has them.
 */
export function noteError({ code, ...about }: Mishap): void {
  const { kind, place, name, message } = about;
  const id = createHash("sha256").update([kind, place, name, message].join("\0")).digest("hex").slice(0, 32);
  const known = waiting.get(id);
  if (!known && waiting.size >= waitingMost) return;
  const one = known ?? { ...about, id, times: 0, codes: [], firstAt: now(), lastAt: now() };
  one.times += 1;
  one.lastAt = now();
  if (code) one.codes = [code, ...one.codes].slice(0, codesMost);
  waiting.set(id, one);
  timer ??= setTimeout(() => void writeErrors(), pause).unref();
}

/** Writes what waits, beside any open transaction. Never fails itself: what a broken database cannot take stays in the log. */
export async function writeErrors(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const rows = [...waiting.values()];
  waiting.clear();
  if (rows.length === 0) return;
  const was = errorGroups;
  try {
    await currentConnection()
      .db.insert(errorGroups)
      .values(rows)
      .onConflictDoUpdate({
        target: was.id,
        set: {
          times: sql`${was.times} + excluded.times`,
          codes: sql`(excluded.codes || ${was.codes})[1:${sql.raw(String(codesMost))}]`,
          lastAt: sql`greatest(${was.lastAt}, excluded.last_at)`,
          line: sql`excluded.line`,
          settledAt: null,
        },
      });
  } catch (error) {
    log.debug("Errors could not be noted", { count: rows.length, error });
  }
}

/** From now on every error line of the log is noted as well. Gives the way to stop, which writes what still waits. */
export function keepErrors(): { stop(): Promise<void> } {
  hearErrors(hear);
  return {
    async stop() {
      hearErrors(undefined);
      await writeErrors();
    },
  };
}

function hear(title: string, { requestId, method, route, operation, job, event, error }: LogFields): void {
  const { name, message, line } = rootOf(describeError(error));
  const kind = event ? "event" : job ? "job" : requestId ? "request" : "server";
  noteError({
    kind,
    place: job ?? event ?? [method, route ?? operation].filter(Boolean).join(" "),
    name,
    message: message || title,
    line,
    ...(requestId && { code: requestId.slice(0, 8).toUpperCase() }),
  });
}

type Described = {
  name: string;
  code?: string;
  constraint?: string;
  message?: string;
  stack?: string[];
  cause?: Described;
};

/** The error behind the errors: what drizzle and others wrap says what has really happened. */
function rootOf(described: Record<string, unknown>): { name: string; message: string; line: string } {
  let root = described as Described;
  while (root.cause) root = root.cause;
  const { name, code, constraint, message = "", stack = [] } = root;
  const line = [...stack, ...((described as Described).stack ?? [])].find((one) => !one.includes("node_modules")) ?? "";
  return {
    name: code ? `${name} ${code}` : name,
    message: [message, constraint].filter(Boolean).join(": ").slice(0, 300),
    line: line
      .replace(/^at /, "")
      .replace(/file:\/\/\S*?\/(?=app\/|platform\/|build\/|server\.ts)/, "")
      .slice(0, 200),
  };
}

/**
 * A page of groups, the latest first: those nobody has dealt with, or `all`; with `code` only those that showed it.
 * Gives the cursor of the next page too.
 */
export async function listErrors({ all, code, after }: { all: boolean; code?: string; after?: string }) {
  const { lastAt, id, settledAt, codes } = errorGroups;
  const rows = await db()
    .select()
    .from(errorGroups)
    .where(
      and(
        all || code ? undefined : isNull(settledAt),
        code ? sql`${code} = any(${codes})` : undefined,
        beyond([lastAt, id], after),
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(21);
  return cut(rows, (row) => [row.lastAt, row.id]);
}

/** How many mistakes nobody has dealt with have happened in the last day. */
export async function countFreshErrors(): Promise<number> {
  const dayAgo = new Date(now().getTime() - 86_400_000);
  return db().$count(errorGroups, and(isNull(errorGroups.settledAt), gt(errorGroups.lastAt, dayAgo)));
}

/** Says that a group is dealt with; false where there is no such group. */
export async function settleError(id: string): Promise<boolean> {
  const set = { settledAt: now() };
  const rows = await db().update(errorGroups).set(set).where(eq(errorGroups.id, id)).returning({ id: errorGroups.id });
  return rows.length > 0;
}

/** Once a day: what has not happened for ninety days is forgotten, and the oldest beyond a thousand. */
export async function sweepErrors(): Promise<void> {
  const old = new Date(now().getTime() - keptDays * 86_400_000);
  await db().delete(errorGroups).where(lt(errorGroups.lastAt, old));
  const latest = db()
    .select({ id: errorGroups.id })
    .from(errorGroups)
    .orderBy(desc(errorGroups.lastAt), desc(errorGroups.id))
    .limit(groupsMost);
  await db().delete(errorGroups).where(notInArray(errorGroups.id, latest));
}
