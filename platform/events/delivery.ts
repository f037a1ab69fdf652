import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { db, withTenant } from "../db/index.ts";
import { log } from "../log.ts";
import { findListener, type Listener, listenerNames, setListeners } from "./listeners.ts";
import { outbox } from "./schema.ts";

const attemptsAtMost = 8;
const pollEvery = 2000;

let running = false;
let busy: Promise<void> | undefined;
let wanted = false;

/** Names everyone who listens and begins to deliver, old events first; `stop` lets the present delivery finish. */
export function startEvents(all: Listener[]): { stop(): Promise<void> } {
  setListeners(all);
  running = true;
  const timer = setInterval(wake, pollEvery);
  wake();
  return {
    async stop() {
      running = false;
      clearInterval(timer);
      await busy;
    },
  };
}

/** Delivers what is due now and waits for it: for tests and commands. */
export async function deliverAll(listeners?: Listener[]): Promise<void> {
  if (listeners) setListeners(listeners);
  while (await deliverOne());
}

/** Looks for events at once instead of at the next poll. */
export function wake(): void {
  wanted = true;
  if (running) busy ??= work();
}

async function work(): Promise<void> {
  try {
    while (running && wanted) {
      wanted = false;
      while (running && (await deliverOne()));
    }
  } catch (error) {
    log.error("Events wait: the outbox could not be read", { error });
  } finally {
    busy = undefined;
  }
}

/** One event to one listener in one transaction; other nodes skip the locked row. False when nothing is due. */
async function deliverOne(): Promise<boolean> {
  let row: typeof outbox.$inferSelect | undefined;
  try {
    return await withTenant("*", async () => {
      [row] = await db()
        .select()
        .from(outbox)
        .where(and(isNull(outbox.parkedAt), lte(outbox.dueAt, sql`now()`), inArray(outbox.listener, listenerNames())))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!row) return false;
      await findListener(row.listener)!.hear(row.event, row.id);
      await db().delete(outbox).where(eq(outbox.id, row.id));
      return true;
    });
  } catch (error) {
    if (!row) throw error;
    await postpone(row, error);
    return true;
  }
}

async function postpone({ id, listener, event, attempts }: typeof outbox.$inferSelect, error: unknown): Promise<void> {
  const attempt = attempts + 1;
  const parked = attempt >= attemptsAtMost;
  log.error(parked ? "An event is put aside: its listener fails" : "A listener failed, it will hear the event again", {
    event: event.kind,
    job: listener,
    attempt,
    error,
  });
  await db()
    .update(outbox)
    .set({
      attempts: attempt,
      dueAt: sql`now() + make_interval(secs => ${2 ** attempt})`,
      parkedAt: parked ? sql`now()` : null,
    })
    .where(eq(outbox.id, id));
}
