import { and, eq, isNull } from "drizzle-orm";
import { endRun, moveRun, pauseRun, resumeRun, skipStep, startRun } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople, namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { dayAfter } from "#platform/working-days/index.ts";
import { helperRoles } from "../contract.ts";
import { stepOf } from "./run-reading.ts";
import { adaptationHelpers, adaptationRuns, adaptationTemplates } from "./schema.ts";
import { findRun } from "./standing.ts";

type Template = typeof adaptationTemplates.$inferSelect;
type Helpers = Record<(typeof helperRoles)[number], string | null>;
type Newcomer = { id: string; groupId: string; timeZone: string };

const no = (field: string, text: string): never => refuse("invalid", field, { fields: { [field]: [text] } });

type StartWish = {
  template: string;
  people: string[];
  on: string;
  supervisor?: string | undefined;
  buddy?: string | undefined;
};

/** Starts a programme for people, for each the whole of it; who walks it already goes on. Refuses one that has no version yet. */
export async function start(viewer: Viewer, wish: StartWish): Promise<{ ids: string[]; begun: number }> {
  const template = await findTemplate(viewer, wish.template);
  if (!template.planId) no("template", "Сначала опубликуйте эту программу");
  const people = await namedPeople(viewer, wish.people, { field: "people" });
  const [supervisor, buddy] = [
    await namedPerson(viewer, wish.supervisor, { field: "supervisor" }),
    await namedPerson(viewer, wish.buddy, { field: "buddy" }),
  ];
  if (people.some(({ id }) => id === supervisor?.id)) no("supervisor", "Никто не бывает руководителем сам себе");
  if (people.some(({ id }) => id === buddy?.id)) no("buddy", "Никто не бывает наставником сам себе");
  if (wish.on < dayAfter(todayIn(viewer.timeZone), -365)) no("on", "Не раньше чем год назад");
  if (wish.on > dayAfter(todayIn(viewer.timeZone), 365)) no("on", "Не дальше года от сегодняшнего дня");
  const helpers = { supervisor: supervisor?.id ?? null, buddy: buddy?.id ?? null };
  const ids: string[] = [];
  let begun = 0;
  for (const { id } of people) {
    const [person] = await db()
      .select({ id: accounts.id, groupId: accounts.groupId, timeZone: accounts.timeZone })
      .from(accounts)
      .where(eq(accounts.id, id));
    const by = viewer.accountId;
    const run = await begin(template, person!, {
      on: wish.on,
      by,
      helpers: { ...helpers, hr: template.hrId ?? by, it: template.itId },
    });
    ids.push(run.id);
    begun += Number(run.isNew);
    if (run.isNew) await keep(viewer, "adaptation.started", run.id, { name: template.title });
  }
  return { ids, begun };
}

type Beginning = { on: string; by: string | null; helpers: Helpers };

/** Starts a programme for one person, with who helps them; they are told of it. Gives the run that they walk already, if they do. */
export async function begin(template: Template, person: Newcomer, { on, by, helpers }: Beginning) {
  const { groupId } = person;
  const today = todayIn(person.timeZone);
  const planId = template.planId!;
  const run = await startRun({ planId, of: person.id, by, on, today });
  if (!run.isNew) return run;
  const trialEndsOn = template.trialDays ? dayAfter(on, template.trialDays) : null;
  const own = { runId: run.id, groupId, templateId: template.id, planId, accountId: person.id };
  await db()
    .insert(adaptationRuns)
    .values({ ...own, trialEndsOn, createdAt: now() });
  const idOf = (role: keyof Helpers) => (helpers[role] === person.id ? null : helpers[role]);
  await db()
    .insert(adaptationHelpers)
    .values(helperRoles.map((role) => ({ runId: run.id, role, groupId, accountId: idOf(role) })));
  await announce({ kind: "adaptation.started", objectId: run.id, groupId, actorId: by ?? "", data: {} });
  return run;
}

async function findTemplate({ groupId }: Viewer, id: string): Promise<Template> {
  const isIt = and(
    eq(adaptationTemplates.id, id),
    eq(adaptationTemplates.groupId, groupId),
    isNull(adaptationTemplates.archivedAt),
  );
  const [row] = await db().select().from(adaptationTemplates).where(isIt);
  return row ?? refuse("not-found");
}

const findManaged = async (viewer: Viewer, id: string) => {
  const found = await findRun(viewer, id);
  return found.standing.desk ? found : refuse("forbidden", "own");
};

type Change = { id: string; to: "paused" | "active" | "cancelled" };

/** Stops the terms of a run for an illness, lets it go on, or ends it; nobody of their own. */
export async function changeRun(viewer: Viewer, { id, to }: Change): Promise<{ id: string }> {
  const { today, run } = await findManaged(viewer, id);
  const by = viewer.accountId;
  if (to === "paused") await pauseRun({ id, by, today });
  else if (to === "active") await resumeRun({ id, by, today });
  else await endRun({ id, as: "cancelled", by });
  if (run.state !== to) await keep(viewer, "adaptation.changed", id, { before: run.state, after: to });
  return { id };
}

/** Passes a step by, with the reason. */
export async function skip(
  viewer: Viewer,
  { id, key, reason }: { id: string; key: string; reason: string },
): Promise<{ id: string }> {
  const found = await findManaged(viewer, id);
  const { step } = stepOf(found, key);
  await skipStep({ runId: id, stepId: step.id, by: viewer.accountId, today: found.today, comment: reason });
  await keep(viewer, "adaptation.skipped", id, { name: step.title });
  return { id };
}

/** Moves a person onto the newest version of their programme, with what they have reached. */
export async function renew(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const { newestPlan, own, today } = await findManaged(viewer, id);
  if (!newestPlan || newestPlan === own.planId) return { id };
  await moveRun({ id, planId: newestPlan, by: viewer.accountId, today });
  await db().update(adaptationRuns).set({ planId: newestPlan }).where(eq(adaptationRuns.runId, id));
  await keep(viewer, "adaptation.renewed", id, {});
  return { id };
}

function keep({ accountId, groupId }: Viewer, deed: Deed, objectId: string, detail: object): Promise<void> {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail: { ...detail } });
}
