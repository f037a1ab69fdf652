import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { openFiles } from "./evidence.ts";
import { adaptationHelpers, adaptationRuns, adaptationTemplates } from "./schema.ts";

/**
 * The newcomers whom a person helps: they pass to the successor with all that waits; without one nobody stands there, and
 * who manages adaptation sees so. Who answers to the leaver in the directory follows the directory.
 */
export const newcomerDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${adaptationHelpers} h where h.account_id = ${leaver})`,
  async hand({ leaver, successor }) {
    const gone = await db()
      .update(adaptationHelpers)
      .set({ accountId: successor })
      .where(eq(adaptationHelpers.accountId, leaver))
      .returning({ runId: adaptationHelpers.runId });
    const ids = gone.map(({ runId }) => runId);
    if (successor && ids.length) {
      // Nobody helps themselves.
      const own = db()
        .select({ id: adaptationRuns.runId })
        .from(adaptationRuns)
        .where(and(inArray(adaptationRuns.runId, ids), eq(adaptationRuns.accountId, successor)));
      await db()
        .update(adaptationHelpers)
        .set({ accountId: null })
        .where(and(eq(adaptationHelpers.accountId, successor), inArray(adaptationHelpers.runId, own)));
    }
    for (const role of ["hrId", "itId"] as const)
      await db()
        .update(adaptationTemplates)
        .set({ [role]: successor })
        .where(eq(adaptationTemplates[role], leaver));
    if (ids.length) await openFiles(sql`r.run_id = any(${`{${ids.join(",")}}`}::uuid[])`);
  },
};
