import { and, eq, sql } from "drizzle-orm";
import { isRunIn, keepPlan, readFigures } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { levelsAtMost, type PlanDocument, type RunState, runStates, type StepDraft, stepsAtMost } from "../contract.ts";
import { adaptationRuns, adaptationTemplates, adaptationVersions } from "./schema.ts";
import { keep } from "./templates.ts";

/** What the engine calls plans of this kind. */
export const owner = "adaptation";

const no = (field: string, text: string): never => refuse("invalid", field, { fields: { [field]: [text] } });

/** Changes what a programme consists of, for those who begin after its next version. One change waits for another. */
async function change<T>(
  { groupId }: Viewer,
  id: string,
  deed: (document: PlanDocument) => { document: PlanDocument; made: T },
): Promise<T> {
  const isIt = and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, groupId));
  const [row] = await db().select().from(adaptationTemplates).where(isIt).for("update");
  if (!row) refuse("not-found");
  const { document, made } = deed(row.document);
  await db()
    .update(adaptationTemplates)
    .set({ document, revision: row.revision + 1 })
    .where(eq(adaptationTemplates.id, id));
  return made;
}

type LevelWish = { id: string; key?: string | undefined; title: string; about: string };

/** Writes a level, or another one after all. */
export async function putLevel(viewer: Viewer, { id, key, ...said }: LevelWish): Promise<{ id: string; part: string }> {
  return change(viewer, id, ({ levels }) => {
    const made = key ?? newId();
    if (key && !levels.some((level) => level.key === key)) refuse("not-found");
    if (!key && levels.length >= levelsAtMost) no("title", `Не больше ${levelsAtMost} уровней`);
    const document = key
      ? { levels: levels.map((level) => (level.key === key ? { ...level, ...said } : level)) }
      : { levels: [...levels, { key: made, ...said, steps: [] }] };
    return { document, made: { id, part: made } };
  });
}

type StepWish = Omit<StepDraft, "key"> & { id: string; level: string; key?: string | undefined };

/** Writes a step, or another one after all of its level; in another level than before it goes there. */
export async function putStep(viewer: Viewer, wish: StepWish): Promise<{ id: string; part: string }> {
  const { id, level: target, key, ...said } = wish;
  if (said.kind === "checklist" && !said.items.length) no("items", "Напишите хотя бы один пункт");
  if ((said.kind === "course" || said.kind === "test" || said.kind === "survey") && !said.link)
    no("link", "Укажите, что открыть: адрес страницы портала или сайта");
  if (said.opensAfter !== undefined && said.dueAfter !== undefined && said.dueAfter < said.opensAfter)
    no("dueAfter", "Срок раньше дня, когда шаг откроется");
  // Who helps checks nobody but the newcomer.
  const checked = said.checked && said.role === "newcomer";
  const items = said.kind === "checklist" ? said.items : [];
  const step = { ...said, items, checked, grading: checked ? said.grading : ("none" as const) };
  return change(viewer, id, ({ levels }) => {
    if (!levels.some((level) => level.key === target)) refuse("not-found");
    const count = levels.reduce((sum, { steps }) => sum + steps.length, 0);
    if (key && !levels.some(({ steps }) => steps.some((one) => one.key === key))) refuse("not-found");
    if (!key && count >= stepsAtMost) no("title", `Не больше ${stepsAtMost} шагов`);
    const made = { ...step, key: key ?? newId() };
    const document = {
      levels: levels.map((level) => {
        const isThere = level.steps.some((one) => one.key === key);
        if (level.key === target && isThere)
          return { ...level, steps: level.steps.map((one) => (one.key === key ? made : one)) };
        const others = level.steps.filter((one) => one.key !== key);
        return { ...level, steps: level.key === target ? [...others, made] : others };
      }),
    };
    return { document, made: { id, part: made.key } };
  });
}

/** Moves a level among levels, or a step within its level, by one place; at the end it stays. */
export function move(
  viewer: Viewer,
  { id, key, by }: { id: string; key: string; by: -1 | 1 },
): Promise<{ id: string }> {
  return change(viewer, id, ({ levels }) => {
    const isLevel = levels.some((level) => level.key === key);
    if (!isLevel && !levels.some(({ steps }) => steps.some((step) => step.key === key))) refuse("not-found");
    const document = {
      levels: isLevel
        ? shifted(levels, key, by)
        : levels.map((level) => ({ ...level, steps: shifted(level.steps, key, by) })),
    };
    return { document, made: { id } };
  });
}

function shifted<Part extends { key: string }>(parts: Part[], key: string, by: -1 | 1): Part[] {
  const at = parts.findIndex((part) => part.key === key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= parts.length) return parts;
  const others = parts.filter((part) => part.key !== key);
  return [...others.slice(0, to), parts[at]!, ...others.slice(to)];
}

/** Takes out a step, or a level with its steps; the only level stays. */
export function drop(viewer: Viewer, { id, key }: { id: string; key: string }): Promise<{ id: string }> {
  return change(viewer, id, ({ levels }) => {
    const rest = levels
      .filter((level) => level.key !== key)
      .map((level) => ({ ...level, steps: level.steps.filter((step) => step.key !== key) }));
    if (!rest.length) refuse("conflict", "last");
    return { document: { levels: rest }, made: { id } };
  });
}

/** Lets a version out: who begins from now on walks it, who walks goes on with theirs. Refuses one without steps, and an old page. */
export async function publish(
  viewer: Viewer,
  { id, revision }: { id: string; revision: number },
): Promise<{ id: string; version: number }> {
  const { groupId, accountId } = viewer;
  const isIt = and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, groupId));
  const [row] = await db().select().from(adaptationTemplates).where(isIt).for("update");
  if (!row) refuse("not-found");
  if (row.revision !== revision) refuse("conflict", "revision");
  const levels = row.document.levels.filter(({ steps }) => steps.length > 0);
  if (!levels.length) refuse("conflict", "empty");
  const steps = levels.flatMap((level, at) =>
    level.steps.map(({ key, kind, title, required, role, unlock, opensAfter, dueAfter, checked }) => ({
      ...{ key, kind, title, required, role, unlock, stage: at + 1, isChecked: checked },
      ...(opensAfter !== undefined && { opensAfter }),
      ...(dueAfter !== undefined && { dueAfter }),
    })),
  );
  const { id: planId, version } = await keepPlan({ groupId, owner, objectId: id, by: accountId, steps });
  await db().insert(adaptationVersions).values({ planId, groupId, templateId: id, document: { levels } });
  const out = { planId, publishedRevision: row.revision };
  await db().update(adaptationTemplates).set(out).where(eq(adaptationTemplates.id, id));
  await keep(viewer, "adaptation.published", id, row.title);
  return { id, version };
}

/** How people get through the newest version of a programme, and how all who began any of them have fared. */
export async function readTemplateFigures(viewer: Viewer, { id }: { id: string }) {
  const isIt = and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, viewer.groupId));
  const [row] = await db()
    .select({ title: adaptationTemplates.title, planId: adaptationTemplates.planId })
    .from(adaptationTemplates)
    .where(isIt);
  if (!row) refuse("not-found");
  const count = (state: RunState) =>
    sql<number>`(count(*) filter (where ${isRunIn(adaptationRuns.runId, [state])}))::int`;
  const [counts] = await db()
    .select(
      Object.fromEntries(runStates.map((state) => [state, count(state)])) as Record<RunState, ReturnType<typeof count>>,
    )
    .from(adaptationRuns)
    .where(eq(adaptationRuns.templateId, id));
  const states = runStates.map((state) => ({ state, count: counts?.[state] ?? 0 }));
  return { title: row.title, states, steps: row.planId ? await readFigures(row.planId, todayIn(viewer.timeZone)) : [] };
}
