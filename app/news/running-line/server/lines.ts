import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Line, linesAtMost } from "#app/news/running-line/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isStanding } from "./policy.ts";
import { lineDismissals, runningLines } from "./schema.ts";

const isCritical = sql<boolean>`(${runningLines.level} = 'critical')`;
/** What is critical nobody can put away. */
const isDismissible = sql<boolean>`(${runningLines.dismissible} and not ${isCritical})`;

/** The announcements of a feed, or of both: three at most, critical ones first, without those put away. */
export async function readLines(viewer: Viewer, feed?: "work" | "life"): Promise<{ items: Line[] }> {
  return { items: await lineRows(viewer, {}, feed) };
}

const lineRows = kept((viewer: Viewer, _: object, feed?: "work" | "life") => {
  const isPutAway = sql`exists (
    select from line_dismissals d where d.line_id = running_lines.id and d.account_id = ${viewer.accountId})`;
  return db()
    .select({
      id: runningLines.id,
      text: runningLines.text,
      link: runningLines.link,
      level: runningLines.level,
      dismissible: isDismissible,
    })
    .from(runningLines)
    .where(and(isStanding(viewer), feed && eq(runningLines.feed, feed), sql`not (${isDismissible} and ${isPutAway})`))
    .orderBy(desc(isCritical), asc(runningLines.place), desc(runningLines.beginsAt), desc(runningLines.id))
    .limit(linesAtMost);
});

/** Puts an announcement away for this reader for good. Refuses one that must be read as forbidden. */
export async function dismiss(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ dismissible: isDismissible })
    .from(runningLines)
    .where(and(eq(runningLines.id, id), isStanding(viewer)));
  if (!row) refuse("not-found");
  if (!row.dismissible) refuse("forbidden", "must-stay");
  await db().insert(lineDismissals).values({ lineId: id, accountId: viewer.accountId }).onConflictDoNothing();
  return { id };
}
