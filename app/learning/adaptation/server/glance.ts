import { sql } from "drizzle-orm";
import { isRunIn } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Glance } from "../contract.ts";
import { countMissing, readHome } from "./run-lines.ts";
import { readRunView } from "./run-reading.ts";
import { adaptationRuns } from "./schema.ts";
import { helps } from "./standing.ts";

const stepsAtMost = 4;
/** A step of one's own for a newcomer is told of when so many days are left for it. */
const daysAhead = 3;

/** What the main page shows of adaptation. For most people there is none, and one statement tells so. */
export async function readGlance(viewer: Viewer): Promise<Glance> {
  const isTheirs = sql`(${adaptationRuns.accountId} = ${viewer.accountId} or ${helps(viewer)})`;
  const [row] = await db()
    .select({
      isThere: sql<boolean>`exists (select from ${adaptationRuns} join ${accounts} on ${accounts.id} = ${adaptationRuns.accountId}
        where ${isTheirs} and ${isRunIn(adaptationRuns.runId, ["active"])})`,
    })
    .from(sql`(select 1) once`);
  const missing = viewer.rights.includes("adaptation") ? await countMissing(viewer) : 0;
  if (!row?.isThere) return { way: null, waiting: [], missing };
  const { mine, waiting } = await readHome(viewer);
  const own = mine.find(({ state }) => state === "active");
  const nearest = daysFrom(todayIn(viewer.timeZone), daysAhead);
  const now = waiting.filter(({ check, late, dueOn }) => check || late || (dueOn !== null && dueOn <= nearest));
  return { way: own ? await readWay(viewer, own.id) : null, waiting: now.slice(0, 5), missing };
}

async function readWay(viewer: Viewer, id: string): Promise<Glance["way"]> {
  const { title, done, required, levels, helpers } = await readRunView(viewer, { id });
  const open = levels.flatMap((level) =>
    level.steps.filter(({ mine }) => mine).map(({ key, title, dueOn }) => ({ key, level: level.key, title, dueOn })),
  );
  const byTerm = open.toSorted((one, other) => ((one.dueOn ?? "9") < (other.dueOn ?? "9") ? -1 : 1));
  const steps = byTerm.slice(0, stepsAtMost).map(({ dueOn: _, ...step }) => step);
  return { id, title, done, required, steps, helpers: helpers.flatMap(({ person }) => person ?? []) };
}
