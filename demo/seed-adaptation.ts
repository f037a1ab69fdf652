import {
  progressMarks,
  progressPlans,
  progressRunSteps,
  progressRuns,
  progressSteps,
} from "#app/engines/progress/server/schema.ts";
import type { PlanDocument } from "#app/learning/adaptation/contract.ts";
import {
  adaptationConclusions,
  adaptationHelpers,
  adaptationNotes,
  adaptationRuns,
  adaptationTemplates,
  adaptationTicks,
  adaptationVersions,
} from "#app/learning/adaptation/server/schema.ts";
import { grants } from "#platform/people/schema.ts";
import { readWorkingDays, type WorkingDays } from "#platform/working-days/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { levelsTold, programmeTold, type Standing, waysTold } from "./words/adaptation.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Programme = { id: string; planId: string; groupId: string; document: PlanDocument; stepIds: Map<string, string> };

/** A programme in each company; in anna's, those who walk it: ivan, two others and two who are through. */
export async function seedAdaptation(random: Random, world: World): Promise<void> {
  const days = await readWorkingDays();
  for (const company of world.companies) {
    const people = world.colleagues.get(company.id) ?? [];
    const hr = people.find(({ role, head }) => role === "hr" && head) ?? people[0]!;
    const it = people.find(({ role }) => role === "it") ?? people[1]!;
    const programme = await seedProgramme(random, world, { groupId: company.id, hr, it });
    await insertRows(grants, [{ groupId: company.id, accountId: hr.id, right: "adaptation" as const }]);
    const anna = people.find(({ alias }) => alias === "anna");
    if (anna) await seedWays(random, world, programme, { people, anna, hr, it, days });
  }
}

type Owners = { groupId: string; hr: Person; it: Person };

async function seedProgramme(random: Random, { today }: World, { groupId, hr, it }: Owners): Promise<Programme> {
  const begun = new Date(today.getTime() - 260 * dayLength);
  const key = () => demoId(random, begun);
  const document: PlanDocument = {
    levels: levelsTold.map(({ steps, ...level }) => ({
      ...{ key: key(), ...level },
      steps: steps.map((step) => ({
        ...{ key: key(), link: "", items: [], role: "newcomer" as const, required: true },
        ...{ unlock: "free" as const, checked: false, grading: "none" as const, ...step },
      })),
    })),
  };
  const [id, planId] = [key(), key()];
  const plan = { id: planId, groupId, owner: "adaptation", objectId: id, version: 1, madeBy: hr.id, createdAt: begun };
  await insertRows(progressPlans, [plan]);
  const all = document.levels.flatMap(({ steps }, at) => steps.map((step) => ({ ...step, stage: at + 1 })));
  const stepIds = new Map(all.map((step) => [step.key, key()]));
  await insertRows(
    progressSteps,
    all.map(({ key, stage, kind, title, required, role, unlock, checked, dueAfter }, place) => ({
      ...{ id: stepIds.get(key)!, groupId, planId, key, stage, place, kind, objectId: null, title, required },
      ...{ role, unlock, isChecked: checked, opensAfter: null, dueAfter: dueAfter ?? null },
    })),
  );
  await insertRows(adaptationTemplates, [
    {
      ...{ id, groupId, ...programmeTold, document, revision: 1, publishedRevision: 1, planId, trialDays: 90 },
      ...{ startsSince: null, audience: null, hrId: hr.id, itId: it.id, archivedAt: null },
      ...{ createdBy: hr.id, createdAt: begun },
    },
  ]);
  await insertRows(adaptationVersions, [{ planId, groupId, templateId: id, document }]);
  return { id, planId, groupId, document, stepIds };
}

type Team = { people: Person[]; anna: Person; hr: Person; it: Person; days: WorkingDays };

async function seedWays(random: Random, world: World, programme: Programme, team: Team): Promise<void> {
  const { people, anna, hr, it, days } = team;
  const { id: templateId, planId, groupId } = programme;
  const plain = people.filter(
    ({ alias, roles, head, id }) => alias !== "ivan" && !roles.includes("admin") && !head && id !== it.id,
  );
  const latest = plain.toSorted((one, other) => (one.hiredOn > other.hiredOn ? -1 : 1));
  const who = {
    ivan: people.find(({ alias }) => alias === "ivan")!,
    ...{ newest: latest[0]!, second: latest[1]! },
    ...{ settled: latest[12]!, older: latest[16]! },
  };
  const buddy = people.find(
    ({ departmentId, id }) => departmentId === anna.departmentId && ![anna.id, who.ivan.id].includes(id),
  );
  const steps = programme.document.levels.flatMap((level) => level.steps);
  for (const way of waysTold) {
    const person = who[way.who];
    const begun = new Date(world.today.getTime() - way.ago * dayLength);
    const startedOn = days.onOrAfter(dayOf(begun));
    const at = (day: string) => new Date(Math.min(Date.parse(`${day}T12:00Z`), world.today.getTime() - 3_600_000));
    const runId = demoId(random, begun);
    const last = days.after(startedOn, 58);
    const run = { id: runId, groupId, planId, objectId: templateId, accountId: person.id, startedBy: hr.id };
    const end = way.conclusion
      ? { state: "completed" as const, endedAt: at(last) }
      : { state: "active" as const, endedAt: null };
    await insertRows(progressRuns, [{ ...run, ...end, startedOn, pausedOn: null, createdAt: begun }]);
    const facts = { runId, groupId };
    const rows = steps.map((step, place) => {
      const standing = way.steps[place]!;
      const due = days.after(startedOn, step.dueAfter ?? 0);
      const isOver = standing.state === "done" || standing.state === "skipped";
      const doer = doerOf(step, standing, { person, anna, hr, it });
      return { step, standing, due, isOver, doer, stepId: programme.stepIds.get(step.key)! };
    });
    await insertRows(
      progressRunSteps,
      rows.map(({ standing, due, isOver, doer, stepId }) => ({
        ...{ ...facts, stepId, state: standing.state, opensOn: null, dueOn: due, evidence: standing.evidence ?? "" },
        ...{ comment: standing.comment ?? "", grade: standing.grade ?? null, returns: standing.returns ?? 0 },
        ...{ doneAt: isOver ? at(due) : null, doneBy: isOver ? doer.id : null },
      })),
    );
    const mark = (
      stepId: string | null,
      state: Standing["state"] | "active" | "completed",
      by: Person,
      day: string,
      note = "",
    ) => ({
      ...{ id: demoId(random, at(day)), groupId, runId, stepId, state, byId: by.id, note, createdAt: at(day) },
    });
    await insertRows(progressMarks, [
      mark(null, "active", hr, startedOn),
      ...rows.flatMap(({ step, standing, due, doer, stepId }) => {
        const { state, comment } = standing;
        if (state === "locked" || state === "available") return [];
        const isSent = step.checked && ["submitted", "returned", "done"].includes(state);
        const sent = isSent
          ? [mark(stepId, "submitted", person, days.after(startedOn, Math.max(0, (step.dueAfter ?? 0) - 1)))]
          : [];
        const ended = state === "submitted" ? [] : [mark(stepId, state, doer, due, comment)];
        return [...sent, ...ended];
      }),
      ...(way.conclusion ? [mark(null, "completed", anna, last)] : []),
    ]);
    const trialEndsOn = dayOf(new Date(Date.parse(`${startedOn}T00:00Z`) + 90 * dayLength));
    await insertRows(adaptationRuns, [
      { runId, groupId, templateId, planId, accountId: person.id, trialEndsOn, ownSteps: [], createdAt: begun },
    ]);
    const helpers = { supervisor: anna, buddy, hr, it };
    await insertRows(
      adaptationHelpers,
      Object.entries(helpers).map(([role, helper]) => ({
        ...{ runId, role: role as keyof typeof helpers, groupId, accountId: helper?.id ?? null },
      })),
    );
    const lists = rows.filter(({ step }) => step.kind === "checklist");
    await insertRows(
      adaptationTicks,
      lists.flatMap(({ step, standing, due }) => {
        const count = standing.state === "done" ? step.items.length : standing.state === "in-progress" ? 1 : 0;
        return step.items.slice(0, count).map((_, item) => ({ ...facts, stepKey: step.key, item, createdAt: at(due) }));
      }),
    );
    const said = { runId, groupId, createdAt: at(way.conclusion ? last : dayOf(world.today)) };
    if (way.note)
      await insertRows(adaptationNotes, [
        { id: demoId(random, said.createdAt), ...said, authorId: anna.id, text: way.note },
      ]);
    if (way.conclusion)
      await insertRows(adaptationConclusions, [
        {
          id: demoId(random, said.createdAt),
          ...said,
          outcome: "passed" as const,
          text: way.conclusion,
          byId: anna.id,
        },
      ]);
  }
}

type Hands = { person: Person; anna: Person; hr: Person; it: Person };

/** Who has ended a step: whoever checks it, whose it is, or who passed it by. */
function doerOf(
  step: PlanDocument["levels"][number]["steps"][number],
  { state }: Standing,
  { person, anna, hr, it }: Hands,
): Person {
  if (state === "skipped") return hr;
  if (step.checked) return state === "submitted" ? person : anna;
  const own = { newcomer: person, supervisor: anna, buddy: anna, hr, it };
  return own[step.role];
}
