import { addTime, keepPlan, readRun, startRun, submitStep } from "#app/engines/progress/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, transaction, withTenant } from "#platform/db/index.ts";
import { canary } from "./canaries.ts";

/** A plan of a company that its head walks through and has shown something of. */
export function keepProgress({ groupId, accountId }: Viewer, other: Viewer, key: string): Promise<void> {
  const on = "2026-11-20";
  const title = canary(key, "progress_steps", "title");
  const steps = [{ key: "one", title, kind: "text", isChecked: true }];
  return withTenant(groupId, () =>
    transaction(async () => {
      const plan = await keepPlan({ groupId, owner: "course", objectId: newId(), by: other.accountId, steps });
      const run = await startRun({ planId: plan.id, of: accountId, by: other.accountId, on, today: on });
      const stepId = (await readRun(run.id))!.steps[0]!.id;
      const evidence = canary(key, "progress_run_steps", "evidence");
      await submitStep({ runId: run.id, stepId, by: accountId, today: on, evidence });
      await addTime({ runId: run.id, stepId, day: on, method: "seen", seconds: 60, most: 3600 });
    }),
  );
}
