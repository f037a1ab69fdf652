import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { afterCommit, db } from "../db/index.ts";
import { wake } from "./delivery.ts";
import { outbox } from "./schema.ts";

/** How many events are on their way, how many for longer than five minutes, how many are put aside. */
export async function countEvents(): Promise<{ waiting: number; late: number; parked: number }> {
  const { rows } = await db().execute<{ waiting: number; late: number; parked: number }>(sql`select
    count(*) filter (where parked_at is null)::int as waiting,
    count(*) filter (where parked_at is null and due_at < now() - interval '5 minutes')::int as late,
    count(parked_at)::int as parked from ${outbox}`);
  return rows[0]!;
}

/** The events whose listener has failed as often as it may, the latest first. */
export function listParkedEvents(most = 20): Promise<{ id: string; listener: string; parkedAt: Date | null }[]> {
  const { id, listener, parkedAt } = outbox;
  return db()
    .select({ id, listener, parkedAt })
    .from(outbox)
    .where(isNotNull(parkedAt))
    .orderBy(desc(parkedAt))
    .limit(most);
}

/** Has an event that was put aside told once more, at once. False when there is no such event. */
export async function retryParkedEvent(id: string): Promise<boolean> {
  const back = await db()
    .update(outbox)
    .set({ parkedAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.parkedAt)))
    .returning({ id: outbox.id });
  if (back.length) afterCommit(wake);
  return back.length > 0;
}
