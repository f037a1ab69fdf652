import { addTime, keepPlan, readRun, startRun, submitStep } from "#app/engines/progress/server/index.ts";
import { newId } from "#platform/db/index.ts";

type Own = { groupId: string; accountId: string };

/** A plan of one checked step, which somebody else has made and started and the person has shown something of. Within a transaction. */
export async function walkPlan(
  { groupId, accountId }: Own,
  other: string,
  { title, evidence }: { title: string; evidence: string },
): Promise<void> {
  const on = "2026-11-20";
  const steps = [{ key: "one", title, kind: "text", isChecked: true }];
  const plan = await keepPlan({ groupId, owner: "course", objectId: newId(), by: other, steps });
  const { id: runId } = await startRun({ planId: plan.id, of: accountId, by: other, on, today: on });
  const stepId = (await readRun(runId))!.steps[0]!.id;
  await submitStep({ runId, stepId, by: accountId, today: on, evidence });
  await addTime({ runId, stepId, day: on, method: "seen", seconds: 60, most: 3600 });
}
