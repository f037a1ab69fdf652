import { eq, sql } from "drizzle-orm";
import { acceptStep, endRun, lockRun, returnStep } from "#app/engines/progress/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import type { HelperRole, Outcome } from "../contract.ts";
import { openFiles } from "./evidence.ts";
import { stepOf } from "./run-reading.ts";
import { adaptationConclusions, adaptationHelpers, adaptationRuns } from "./schema.ts";
import { findChecked } from "./standing.ts";

type At = { id: string; key: string };

const no = (field: string, text: string): never => refuse("invalid", field, { fields: { [field]: [text] } });

/** How often a step is returned before those who manage adaptation hear of it. */
const returnsUntilHeard = 3;

type Verdict = At & { accept: boolean; comment: string; grade?: number | undefined };

/** Accepts what was sent to be checked, with a grade where its template asks for one, or returns it with a comment. */
export async function check(viewer: Viewer, { accept, comment, grade, ...where }: Verdict): Promise<{ id: string }> {
  const { id, key } = where;
  await lockRun(id);
  const found = await findChecked(viewer, id);
  const { step, draft, line } = stepOf(found, key);
  const at = { runId: id, stepId: step.id, by: viewer.accountId, today: found.today, comment };
  const told = { objectId: id, groupId: found.own.groupId, actorId: viewer.accountId };
  const data = { key, title: step.title };
  if (accept) {
    await acceptStep({ ...at, ...gradeOf(draft?.grading ?? "none", grade) });
    if (line.state === "submitted") await announce({ kind: "adaptation.accepted", ...told, data });
    return { id };
  }
  if (comment.length < 3) no("comment", "Напишите, чего не хватило");
  await returnStep(at);
  if (line.state !== "submitted") return { id };
  await announce({ kind: "adaptation.returned", ...told, data: { ...data, times: step.returns + 1 } });
  if (step.returns + 1 === returnsUntilHeard) await announce({ kind: "adaptation.stuck", ...told, data });
  return { id };
}

function gradeOf(grading: "none" | "pass" | "five", grade: number | undefined): { grade?: number } {
  if (grading === "none") return {};
  const [least, most] = grading === "five" ? [1, 5] : [0, 1];
  if (grade === undefined || grade < least || grade > most)
    no("grade", grading === "five" ? "Поставьте оценку от 1 до 5" : "Выберите: зачёт или незачёт");
  return { grade: grade! };
}

/** Reminds a newcomer of a step of theirs that can be done now; once a day of each. */
export async function remind(viewer: Viewer, { id, key }: At): Promise<{ id: string }> {
  const found = await findChecked(viewer, id);
  const { step, line } = stepOf(found, key);
  const isOpen = ["available", "in-progress", "returned"].includes(line.state);
  if (found.run.state !== "active" || line.role !== "newcomer" || !isOpen) refuse("conflict", line.state);
  const data = { key, title: step.title, day: found.today };
  const told = { objectId: id, groupId: found.own.groupId, actorId: viewer.accountId };
  await announce({ kind: "adaptation.reminded", ...told, data });
  return { id };
}

type HelperWish = { id: string; as: HelperRole; person?: string | undefined };

/** Names who helps from now on, or nobody: open checks and steps are theirs at once. A supervisor of a run names the buddy alone. */
export async function setHelper(viewer: Viewer, { id, as: role, person }: HelperWish): Promise<{ id: string }> {
  await lockRun(id);
  const found = await findChecked(viewer, id);
  if (!found.standing.desk && role !== "buddy") refuse("forbidden", "role");
  const named = await namedPerson(viewer, person, { field: "person" });
  if (named?.id === found.own.accountId) no("person", "Это сам новичок: выберите коллегу");
  const { groupId } = found.own;
  const accountId = named?.id ?? null;
  await db()
    .insert(adaptationHelpers)
    .values({ runId: id, role, groupId, accountId })
    .onConflictDoUpdate({ target: [adaptationHelpers.runId, adaptationHelpers.role], set: { accountId } });
  await openFiles(sql`r.run_id = ${id}`);
  // By the id: the journal outlives the names of those who are erased.
  const detail = { role, person: accountId };
  const told = { deed: "adaptation.helper-set", result: "ok", accountId: viewer.accountId, groupId } as const;
  await recordAudit({ ...told, objectId: id, detail });
  if (accountId)
    await announce({
      kind: "adaptation.helping",
      objectId: id,
      groupId,
      actorId: viewer.accountId,
      data: { accountId, role },
    });
  return { id };
}

type Conclusion = { id: string; outcome: Outcome; text: string; until?: string | undefined };

/**
 * Says what a trial period has come to. Passed and failed end the run where it goes on still, extended moves the day. Refuses
 * what was concluded for good, and an extension without a later day.
 */
export async function conclude(viewer: Viewer, { id, outcome, text, until }: Conclusion): Promise<{ id: string }> {
  await lockRun(id);
  const found = await findChecked(viewer, id);
  if (found.conclusion && found.conclusion.outcome !== "extended") refuse("conflict", "concluded");
  if (found.run.state === "cancelled") refuse("conflict", "cancelled");
  if (outcome === "extended") {
    const from = found.own.trialEndsOn ?? found.today;
    if (!until || until <= from || until <= found.today) no("until", "Укажите новый последний день, позже прежнего");
    await db().update(adaptationRuns).set({ trialEndsOn: until! }).where(eq(adaptationRuns.runId, id));
  }
  const { groupId } = found.own;
  await db()
    .insert(adaptationConclusions)
    .values({ id: newId(), runId: id, groupId, outcome, text, byId: viewer.accountId, createdAt: now() });
  if (outcome !== "extended" && !found.run.endedAt)
    await endRun({ id, as: outcome === "passed" ? "completed" : "failed", by: viewer.accountId });
  const by = { accountId: viewer.accountId, groupId };
  await recordAudit({ deed: "adaptation.concluded", result: "ok", ...by, objectId: id, detail: { outcome } });
  await announce({ kind: "adaptation.concluded", objectId: id, groupId, actorId: viewer.accountId, data: { outcome } });
  return { id };
}
