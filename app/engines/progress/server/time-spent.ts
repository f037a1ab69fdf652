import { and, between, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { lockRun } from "./running.ts";
import { progressTime, type TimeMethod } from "./schema.ts";

export type TimeWish = {
  runId: string;
  stepId: string;
  /** The own day of the person. */
  day: string;
  method: TimeMethod;
  /** Whole and above zero. */
  seconds: number;
  /** No more than this is kept of a step, whatever is told: seconds over all its days. */
  most: number;
};

/** Adds time that somebody was at a step (product B13); gives how many seconds of it are kept. Refuses a run that is not there. */
export async function addTime({ runId, stepId, day, method, seconds, most }: TimeWish): Promise<number> {
  const { groupId } = await lockRun(runId);
  const isIt = and(eq(progressTime.runId, runId), eq(progressTime.stepId, stepId), eq(progressTime.method, method));
  const [had] = await db()
    .select({ sum: sql<number>`coalesce(sum(${progressTime.seconds}), 0)::int` })
    .from(progressTime)
    .where(isIt);
  const added = Math.max(0, Math.min(seconds, most - had!.sum));
  if (added === 0) return 0;
  await db()
    .insert(progressTime)
    .values({ runId, stepId, groupId, day, method, seconds: added })
    .onConflictDoUpdate({
      target: [progressTime.runId, progressTime.stepId, progressTime.day, progressTime.method],
      set: { seconds: sql`least(86400, ${progressTime.seconds} + excluded.seconds)` },
    });
  return added;
}

/** How long people were at all steps of some runs in some days, method by method. */
export async function readTimes(runIds: string[], { from, to }: { from: string; to: string }) {
  const { runId, day, method, seconds } = progressTime;
  return db()
    .select({ runId, method, seconds: sql<number>`sum(${seconds})::int` })
    .from(progressTime)
    .where(and(inArray(runId, runIds), between(day, from, to)))
    .groupBy(runId, method);
}

/** The runs in which somebody was at a step in some days, as a part of a condition. */
export const runsIn = ({ from, to }: { from: string; to: string }) =>
  db()
    .select({ id: progressTime.runId })
    .from(progressTime)
    .where(between(progressTime.day, from, to));
