import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { z } from "zod";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import { daysBack, type MoodEntry, type moodAnswer } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { moods } from "./schema.ts";
import { readManager, readTold } from "./shown.ts";
import { readSupport } from "./support.ts";

const daysShown = 90;
export const lowDays = 3;

/** A person's own answers of three months, for their eyes alone, with what their subordinates have shown them. */
export async function readMine(viewer: Viewer) {
  const today = todayIn(viewer.timeZone);
  const entries = await db()
    .select({ day: moods.day, level: moods.level, note: moods.note, tags: moods.tags, shared: moods.shared })
    .from(moods)
    .where(and(eq(moods.accountId, viewer.accountId), gte(moods.day, daysFrom(today, -daysShown))))
    .orderBy(desc(moods.day));
  const low = isLow(today, entries);
  const support = low ? await readSupport(viewer) : undefined;
  const others = { support, manager: await readManager(viewer), told: await readTold(viewer) };
  return { today, entries, streak: inARow(today, entries), low, ...others };
}

type Answer = z.output<typeof moodAnswer>;

/** Keeps the answer of a day, or changes it: today's until midnight, two days back. Refuses other days. */
export async function tell(viewer: Viewer, { day, level, note, tags, shared }: Answer): Promise<{ day: string }> {
  const today = todayIn(viewer.timeZone);
  const told = day ?? today;
  if (told > today || told < daysFrom(today, -daysBack))
    refuse("invalid", "day", { fields: { day: ["Отметить можно сегодня и два прошлых дня"] } });
  const { accountId, groupId } = viewer;
  const departmentId = sql<string>`(select department_id from accounts where id = ${accountId})`;
  await db()
    .insert(moods)
    .values({ accountId, groupId, day: told, level, note, tags, shared, departmentId })
    .onConflictDoUpdate({ target: [moods.accountId, moods.day], set: { level, note, tags, shared } });
  if (shared)
    await announce({ kind: "mood.shown", objectId: accountId, groupId, actorId: accountId, data: { day: told } });
  return { day: told };
}

type Day = Pick<MoodEntry, "day" | "level">;

/** Today need not be answered yet for the row to go on. */
function inARow(today: string, entries: Day[]): number {
  const start = entries[0]?.day === today ? today : daysFrom(today, -1);
  const gap = entries.findIndex(({ day }, index) => day !== daysFrom(start, -index));
  return gap < 0 ? entries.length : gap;
}

/** The last three days, up to today or yesterday, were all bad. */
export function isLow(today: string, entries: Day[]): boolean {
  const last = entries.slice(0, lowDays);
  return inARow(today, last) === lowDays && last.every(({ level }) => level === "bad");
}
