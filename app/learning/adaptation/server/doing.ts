import { and, eq } from "drizzle-orm";
import { beginStep, finishStep, lockRun, readRun, submitStep } from "#app/engines/progress/server/index.ts";
import { isTaken } from "#app/engines/questionnaires/server/index.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { StepDraft, StepState } from "../contract.ts";
import { putFiles } from "./evidence.ts";
import { stepOf } from "./run-reading.ts";
import { adaptationFiles, adaptationTicks } from "./schema.ts";
import { doesStepsOf, findRun } from "./standing.ts";

type At = { id: string; key: string };

const no = (field: string, text: string): never => refuse("invalid", field, { fields: { [field]: [text] } });

/** A step that the viewer does, in a run that is locked. Somebody else's is not there to be done. */
async function findOwn(viewer: Viewer, { id, key }: At) {
  await lockRun(id);
  const found = await findRun(viewer, id);
  const { step, draft, line } = stepOf(found, key);
  if (!doesStepsOf(found.standing, line.role)) refuse("not-found");
  return { found, step, draft, line, at: { runId: id, stepId: step.id, by: viewer.accountId, today: found.today } };
}

/** Says that one is at a step. */
export async function begin(viewer: Viewer, where: At): Promise<{ id: string }> {
  const { at } = await findOwn(viewer, where);
  await beginStep(at);
  return { id: where.id };
}

/** Keeps what is ticked of a check-list; whoever ticks is at the step. Refuses one that waits for a checker or is over. */
export async function tick(viewer: Viewer, { items, ...where }: At & { items: number[] }): Promise<{ id: string }> {
  const { found, draft, line, at } = await findOwn(viewer, where);
  if (!line.mine) refuse("conflict", line.state);
  const runId = where.id;
  const isHere = and(eq(adaptationTicks.runId, runId), eq(adaptationTicks.stepKey, where.key));
  await db().delete(adaptationTicks).where(isHere);
  const known = [...new Set(items)].filter((item) => item < (draft?.items.length ?? 0));
  const row = { runId, stepKey: where.key, groupId: found.own.groupId };
  if (known.length)
    await db()
      .insert(adaptationTicks)
      .values(known.map((item) => ({ ...row, item })));
  if (line.state === "available") await beginStep(at);
  return { id: runId };
}

/**
 * Ends a step, or sends it to be checked with what is shown for it. Refuses at its field a check-list that is not whole, a task
 * of which nothing is shown, a test that is not passed and a survey that is not answered.
 */
export async function finish(
  viewer: Viewer,
  { evidence, files, ...where }: At & { evidence: string; files: File[] },
): Promise<{ id: string; state: StepState; whole: boolean }> {
  const { found, step, draft, line, at } = await findOwn(viewer, where);
  if (line.state === "submitted" || line.state === "done") {
    // Sent twice from two windows, it is sent once.
    return { id: where.id, state: line.state, whole: found.run.state === "completed" };
  }
  if (found.run.state !== "active") refuse("conflict", found.run.state);
  if (!line.mine) refuse("conflict", line.state);
  if (line.kind === "checklist" && draft) await demandTicked(where, draft);
  if (draft) await demandTaken(viewer, draft);
  if (line.checked && line.kind === "task" && evidence.trim().length < 3 && !files.length && !(await hasFiles(where)))
    no("evidence", "Расскажите, что сделано, или приложите файл");
  if (files.length) await putFiles(viewer, where.id, where.key, files);
  await (line.checked ? submitStep : finishStep)({ ...at, evidence });
  if (line.checked) {
    const { groupId } = found.own;
    const data = { key: where.key, title: step.title };
    await announce({ kind: "adaptation.submitted", objectId: where.id, groupId, actorId: viewer.accountId, data });
  }
  const after = await readRun(where.id);
  return { id: where.id, state: line.checked ? "submitted" : "done", whole: after?.state === "completed" };
}

async function demandTicked({ id, key }: At, { items }: StepDraft): Promise<void> {
  const isHere = and(eq(adaptationTicks.runId, id), eq(adaptationTicks.stepKey, key));
  const ticked = await db().$count(adaptationTicks, isHere);
  if (ticked < items.length) no("items", "Отметьте всё, что сделано: список ещё не весь");
}

const hasFiles = async ({ id, key }: At) =>
  (await db().$count(adaptationFiles, and(eq(adaptationFiles.runId, id), eq(adaptationFiles.stepKey, key)))) > 0;

/** A test and a survey of the portal are over when the portal knows so; opening them is not enough. */
async function demandTaken({ accountId }: Viewer, { kind, link }: StepDraft): Promise<void> {
  const id = questionnaireIn(link);
  if ((kind !== "test" && kind !== "survey") || !id) return;
  if ((await isTaken(accountId, id)) !== false) return;
  refuse("invalid", "done", {
    fields: { "": [kind === "test" ? "Тест ещё не пройден: откройте его по ссылке" : "Вы ещё не ответили на опрос"] },
  });
}

/** The questionnaire of the portal to which a link leads. */
export function questionnaireIn(link: string): string | undefined {
  const lists = [quizzes.list, surveys.list].map((list) => href(list)).join("|");
  return new RegExp(`^(?:${lists})/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)`, "i").exec(link)?.[1];
}
