import { and, eq } from "drizzle-orm";
import { finishStep, isRunIn, readLines } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { questionnaireIn } from "./doing.ts";
import { adaptationRuns, adaptationVersions } from "./schema.ts";

/** A survey that has been answered ends the step of whoever has answered that led to it, where nobody checks it. */
export const finishByAnswer: Listener = {
  name: "adaptation.answers",
  kinds: ["questionnaire.answered"],
  async hear({ objectId, actorId }) {
    const runs = await db()
      .select({ id: adaptationRuns.runId, document: adaptationVersions.document, zone: accounts.timeZone })
      .from(adaptationRuns)
      .innerJoin(adaptationVersions, eq(adaptationVersions.planId, adaptationRuns.planId))
      .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
      .where(and(eq(adaptationRuns.accountId, actorId), isRunIn(adaptationRuns.runId, ["active"])));
    const ids = runs.map(({ id }) => id);
    for (const { runId, stepId, key } of await readLines(ids, ["available", "in-progress"])) {
      const { document, zone } = runs.find(({ id }) => id === runId)!;
      const step = document.levels.flatMap(({ steps }) => steps).find((one) => one.key === key);
      const isIt = step?.role === "newcomer" && step.kind === "survey" && questionnaireIn(step.link) === objectId;
      if (isIt && !step.checked) await finishStep({ runId, stepId, by: actorId, today: todayIn(zone) });
    }
  },
};
