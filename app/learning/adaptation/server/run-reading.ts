import { sql } from "drizzle-orm";
import { readMarks, readSums } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { LevelView, RunView, StepDraft, StepLine, StepRole, StepView } from "../contract.ts";
import { adaptationFiles, adaptationTicks } from "./schema.ts";
import { doesStepsOf, type Found, findRun, findRunsOf, isShown, readHelpers } from "./standing.ts";

type EngineStep = Found["run"]["steps"][number];

/** The words of a run's steps by their keys, those that stand in it alone too. */
function draftsOf({ document, own }: Found): Map<string, StepDraft> {
  const all = [...document.levels.flatMap(({ steps }) => steps), ...own.ownSteps];
  return new Map(all.map((step) => [step.key, step]));
}

const isOver = ({ state }: Pick<StepLine, "state">) => state === "done" || state === "skipped";
const isOpen = ({ state }: Pick<StepLine, "state">) => ["available", "in-progress", "returned"].includes(state);

function lineOf(found: Found, drafts: Map<string, StepDraft>, step: EngineStep): StepLine {
  const { standing, run, today, own } = found;
  const draft = drafts.get(step.key);
  const role = step.role as StepRole;
  const late = step.dueOn !== null && step.dueOn < today && !isOver(step) && step.state !== "submitted";
  return {
    ...{ key: step.key, kind: step.kind as StepLine["kind"], title: step.title, required: step.required, role },
    ...{ checked: step.isChecked, grading: draft?.grading ?? "none", state: step.state },
    ...{ opensOn: step.opensOn, dueOn: step.dueOn, late, grade: step.grade, returns: step.returns },
    own: own.ownSteps.some(({ key }) => key === step.key),
    mine: run.state === "active" && isOpen(step) && doesStepsOf(standing, role),
  };
}

/**
 * The levels of a run with those of their steps that whoever looks may see; a level that has none of them is left out. How far
 * somebody is is counted by their own steps, so that it is one number for all who look.
 */
function levelsOf(found: Found): LevelView[] {
  const drafts = draftsOf(found);
  const { levels } = found.document;
  return levels.flatMap((level, at) => {
    // What was added in a version with more levels stands in the last one.
    const isHere = ({ stage }: EngineStep) => Math.min(stage, levels.length) === at + 1;
    const steps = found.run.steps
      .filter((step) => isHere(step) && isShown(found.standing, { role: step.role as StepRole, kind: step.kind }))
      .map((step) => lineOf(found, drafts, step));
    if (!steps.length) return [];
    const required = steps.filter((step) => step.required && step.role === "newcomer");
    const { key, title, about } = level;
    return [{ key, title, about, done: required.filter(isOver).length, required: required.length, steps }];
  });
}

const toConclusion = ({ conclusion }: Found) =>
  conclusion && { ...conclusion, at: new Date(conclusion.at).toISOString() };

/** A newcomer's way as whoever looks may see it: four statements, however long it is. */
export async function readRunView(viewer: Viewer, { id }: { id: string }): Promise<RunView> {
  const found = await findRun(viewer, id);
  const levels = levelsOf(found);
  const sum = (of: "done" | "required") => levels.reduce((all, level) => all + level[of], 0);
  const { own, title, description, newcomer, run, standing, today } = found;
  return {
    ...{ id, title, description, newcomer, state: run.state, startedOn: run.startedOn, today, standing, levels },
    ...{ trialEndsOn: own.trialEndsOn, done: sum("done"), required: sum("required") },
    helpers: await readHelpers(id),
    conclusion: toConclusion(found),
    isOld: !run.endedAt && found.newestPlan !== null && found.newestPlan !== own.planId,
  };
}

/** What a person walks and has walked, and one run whole: the one that was asked for, or the newest that goes on. */
export async function readSubordinate(viewer: Viewer, { id, run }: { id: string; run?: string | undefined }) {
  const rows = await findRunsOf(viewer, id);
  const sums = await readSums(
    rows.map((row) => row.id),
    todayIn(viewer.timeZone),
  );
  const runs = rows.flatMap((row) => {
    const sum = sums.get(row.id);
    return sum ? [{ ...row, state: sum.state, startedOn: sum.startedOn }] : [];
  });
  const going = runs.find(({ state }) => ["active", "paused", "planned"].includes(state)) ?? runs[0];
  const asked = run ? runs.find((one) => one.id === run) : going;
  if (!asked) refuse("not-found");
  return { runs, run: await readRunView(viewer, { id: asked.id }) };
}

/** What was shown for a step and what is ticked, as columns of one query. */
async function readShown(runId: string, key: string) {
  const [row] = await db()
    .select({
      ticked: sql<
        number[]
      >`array(select t.item from ${adaptationTicks} t where t.run_id = ${runId} and t.step_key = ${key})`,
      files: sql<{ id: string; name: string; bytes: number }[]>`coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by s.place)
        from ${adaptationFiles} s join files f on f.id = s.file_id
        where s.run_id = ${runId} and s.step_key = ${key}), '[]'::json)`,
    })
    .from(sql`(select 1) once`);
  return row!;
}

async function readNames(ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db()
    .select({ id: accounts.id, name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}` })
    .from(accounts)
    .where(sql`${accounts.id} = any(${`{${ids.join(",")}}`}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A step of a run by its key, as the engine and the document have it. Refuses what whoever looks does not see as not found. */
export function stepOf(found: Found, key: string) {
  const step = found.run.steps.find((one) => one.key === key) ?? refuse("not-found");
  if (!isShown(found.standing, { role: step.role as StepRole, kind: step.kind })) refuse("not-found");
  const drafts = draftsOf(found);
  return { step, draft: drafts.get(key), line: lineOf(found, drafts, step) };
}

/** A step with its words, what was shown for it and what has become of it. */
export async function readStep(viewer: Viewer, { id, key }: { id: string; key: string }): Promise<StepView> {
  const found = await findRun(viewer, id);
  const { step, draft, line } = stepOf(found, key);
  const { ticked, files } = await readShown(id, key);
  const all = (await readMarks(id)).filter(({ stepId }) => stepId === step.id);
  const names = await readNames([...new Set(all.flatMap(({ by }) => by ?? []))]);
  const levels = levelsOf(found);
  const level = levels.find(({ steps }) => steps.some((one) => one.key === key))!;
  const rest = levels.flatMap((one) => one.steps.map((of) => ({ ...of, level: one.key })));
  const next = rest.slice(rest.findIndex((one) => one.key === key) + 1).find(({ mine }) => mine);
  const isGoing = found.run.state === "active";
  return {
    ...line,
    ...{ run: { id, title: found.title, state: found.run.state }, level: { key: level.key, title: level.title } },
    ...{ newcomer: found.newcomer, standing: found.standing },
    ...{ body: draft?.body ?? "", link: draft?.link ?? "" },
    items: (draft?.items ?? []).map((text, at) => ({ text, ticked: ticked.includes(at) })),
    ...{ evidence: step.evidence, comment: step.comment },
    files: files.map((file) => ({ ...file, kind: "file" as const, src: fileUrl(file.id) })),
    marks: all.map(({ state, by, note, at }) => ({
      ...{ state: state as StepView["state"], by: by && (names.get(by) ?? null), note, at: at.toISOString() },
    })),
    mayCheck: isGoing && found.standing.checks && step.state === "submitted",
    mayRemind: isGoing && found.standing.checks && line.role === "newcomer" && isOpen(step),
    next: next ? { key: next.key, level: next.level, title: next.title } : null,
  };
}

/** What was graded and answered on the way. */
export async function readGrades(viewer: Viewer, { id }: { id: string }) {
  const found = await findRun(viewer, id);
  const { title, newcomer, standing } = found;
  const steps = new Map(found.run.steps.map((step) => [step.key, step]));
  const names = await readNames([...new Set(found.run.steps.flatMap(({ doneBy }) => doneBy ?? []))]);
  const items = levelsOf(found).flatMap((level) =>
    level.steps
      .filter(({ role, checked }) => role === "newcomer" && checked)
      .map(({ key, title, grading, state, grade }) => {
        const { comment, doneBy, doneAt } = steps.get(key)!;
        const by = state === "done" && doneBy ? (names.get(doneBy) ?? null) : null;
        return {
          ...{ key, level: level.key, title, levelTitle: level.title, grading, state, grade, comment, by },
          doneAt: doneAt?.toISOString() ?? null,
        };
      }),
  );
  return { title, newcomer, standing, items, conclusion: toConclusion(found) };
}
