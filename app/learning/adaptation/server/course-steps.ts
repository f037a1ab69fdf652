import { and, eq, type SQL } from "drizzle-orm";
import { finishStep, isRunIn, readLines } from "#app/engines/progress/server/index.ts";
import { courses } from "#app/learning/courses/routes.ts";
import { assignByProgramme } from "#app/learning/courses/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { adaptationRuns, adaptationVersions } from "./schema.ts";

/** The course of the portal to which a link leads. */
export function courseIn(link: string): string | undefined {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(link)?.[0];
  const address = id && href(courses.course, { id });
  const isIt = address && link.startsWith(address) && /^([/?#]|$)/.test(link.slice(address.length));
  return isIt ? id : undefined;
}

/** The open steps of newcomers that lead to courses of the portal, in the runs of which something holds. */
async function openSteps(isMeant: SQL | undefined) {
  const runs = await db()
    .select({ run: adaptationRuns, document: adaptationVersions.document, zone: accounts.timeZone })
    .from(adaptationRuns)
    .innerJoin(adaptationVersions, eq(adaptationVersions.planId, adaptationRuns.planId))
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(and(isMeant, isRunIn(adaptationRuns.runId, ["active"])));
  const lines = await readLines(
    runs.map(({ run }) => run.runId),
    ["available", "in-progress"],
  );
  return lines.flatMap((line) => {
    const { run, document, zone } = runs.find((one) => one.run.runId === line.runId)!;
    const step = document.levels.flatMap(({ steps }) => steps).find((one) => one.key === line.key);
    const courseId = step?.role === "newcomer" && step.kind === "course" ? courseIn(step.link) : undefined;
    return step && courseId ? [{ ...line, run, zone, courseId, checked: step.checked }] : [];
  });
}

/** Assigns the courses to which open steps lead, with the terms of these steps: a job; done again, it does nothing. */
export async function assignCourses(): Promise<void> {
  for (const { run, courseId, zone, dueOn } of await openSteps(undefined))
    await assignByProgramme(courseId, { accountId: run.accountId, groupId: run.groupId, zone, dueOn });
}

/** A course that was passed ends the step of whoever has passed it that led to it, where nobody checks it. */
export const finishByCourse: Listener = {
  name: "adaptation.courses",
  kinds: ["course.passed"],
  async hear({ objectId, actorId }) {
    for (const { runId, stepId, zone, courseId, checked } of await openSteps(eq(adaptationRuns.accountId, actorId)))
      if (courseId === objectId && !checked) await finishStep({ runId, stepId, by: actorId, today: todayIn(zone) });
  },
};
