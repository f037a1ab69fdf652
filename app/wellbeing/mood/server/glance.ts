import { sql } from "drizzle-orm";
import { daysFrom } from "#app/web/wall-time.ts";
import type { MoodGlance, MoodLevel } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { isLow, lowDays } from "./own.ts";
import { moods } from "./schema.ts";

type Row = { day: string; level: MoodLevel };

/** What the main page shows of a person's mood: today's answer, if there is one. */
export function glanceAtMood(viewer: Viewer, today: string): Part<MoodGlance> {
  return part<Row, MoodGlance>(
    sql`select day, level from ${moods} where account_id = ${viewer.accountId} and day >= ${daysFrom(today, -lowDays)}
      order by day desc`,
    (rows) => ({ level: rows.find(({ day }) => day === today)?.level ?? null, low: isLow(today, rows) }),
  );
}
