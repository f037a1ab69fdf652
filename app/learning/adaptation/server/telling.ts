import { eq, inArray, sql } from "drizzle-orm";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { readDue, runEnded, type StepLine } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom, wallOf } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { readWorkingDays } from "#platform/working-days/index.ts";
import type { HelperRole, PlanDocument, StepRole } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { owner } from "./composing.ts";
import { adaptationHelpers, adaptationRuns, adaptationTemplates, adaptationVersions } from "./schema.ts";
import { helperId } from "./standing.ts";

type Run = {
  id: string;
  groupId: string;
  title: string;
  newcomer: string;
  name: string;
  zone: string;
  document: PlanDocument;
  /** Those who are there. */
  helpers: Partial<Record<HelperRole, string>>;
};

/** What is told of some runs: whose they are and who helps. */
async function readTold(ids: string[]): Promise<Run[]> {
  if (!ids.length) return [];
  const helpers = sql<Run["helpers"]>`coalesce((select json_object_agg(h.role, p.id) from ${adaptationHelpers} h
    join ${accounts} p on p.id = ${helperId()} and ${isPresent(sql`p`)} where h.run_id = ${adaptationRuns.runId}), '{}'::json)`;
  return db()
    .select({
      id: adaptationRuns.runId,
      groupId: adaptationRuns.groupId,
      title: adaptationTemplates.title,
      newcomer: accounts.id,
      name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      zone: accounts.timeZone,
      document: adaptationVersions.document,
      helpers,
    })
    .from(adaptationRuns)
    .innerJoin(adaptationTemplates, eq(adaptationTemplates.id, adaptationRuns.templateId))
    .innerJoin(adaptationVersions, eq(adaptationVersions.planId, adaptationRuns.planId))
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(inArray(adaptationRuns.runId, ids));
}

/** Where a newcomer finds a step of theirs; a step of their own leads on to its level by itself. */
function lessonOf({ id, document: { levels } }: Run, key: string): string {
  const level = levels.find(({ steps }) => steps.some((step) => step.key === key)) ?? levels[0];
  return level
    ? href(adaptation.lesson, { trajectoryId: id, levelId: level.key, lessonId: key })
    : href(adaptation.trajectory, { trajectoryId: id });
}

const pageOf = ({ id }: Run) => href(adaptation.trajectory, { trajectoryId: id });
const checkedOf = ({ id, newcomer }: Run, key: string) =>
  href(adaptation.checked, { id: newcomer, trajectoryId: id, lessonId: key });
const personOf = ({ id, newcomer }: Run) => href(adaptation.subordinate, { id: newcomer }, { run: id });

type Data = {
  key?: string;
  title?: string;
  day?: string;
  accountId?: string;
  as?: string;
};
type Line = { accountId: string | undefined; kind: string; subject: string; href: string };

/** Whom an event of a run is told, and in what words. A private note is told to nobody. */
async function linesOf(kind: string, run: Run, { key = "", title = "", accountId, as }: Data): Promise<Line[]> {
  const mine = { accountId: run.newcomer, subject: title, href: lessonOf(run, key) };
  const whole = { accountId: run.newcomer, subject: run.title, href: pageOf(run) };
  const { supervisor } = run.helpers;
  const about = `${run.name}: ${title}`;
  switch (kind) {
    case "adaptation.started":
      return [
        { ...whole, kind: "adaptation-started" },
        ...Object.values(run.helpers).map((helper) => ({
          ...{
            accountId: helper,
            kind: "adaptation-helping",
            subject: `${run.name}, «${run.title}»`,
            href: personOf(run),
          },
        })),
      ];
    case "adaptation.accepted":
    case "adaptation.returned":
    case "adaptation.reminded":
    case "adaptation.added":
      return [{ ...mine, kind: kind.replace(".", "-") }];
    case "adaptation.concluded":
      return [{ ...whole, kind: "adaptation-concluded" }];
    case "adaptation.submitted":
      return [{ accountId: supervisor, kind: "adaptation-submitted", subject: about, href: checkedOf(run, key) }];
    case "adaptation.helping":
      return [{ accountId, kind: "adaptation-helping", subject: `${run.name}, «${run.title}»`, href: personOf(run) }];
    case "adaptation.stuck": {
      const holders = await findHolders(run.groupId, "adaptation");
      const line = { kind: "adaptation-stuck", subject: about, href: checkedOf(run, key) };
      return holders
        .filter((one) => one.accountId !== run.newcomer)
        .map((one) => ({ ...line, accountId: one.accountId }));
    }
    default:
      if (as !== "completed") return [];
      return [
        { ...whole, kind: "adaptation-ended" },
        {
          accountId: supervisor,
          kind: "adaptation-walked",
          subject: `${run.name}, «${run.title}»`,
          href: personOf(run),
        },
      ];
  }
}

/** Tells the newcomer, who helps and who manages adaptation of what has become of a run. */
export const notifyOfAdaptation: Listener = {
  name: "notifications.adaptation",
  kinds: [
    ...["started", "accepted", "returned", "reminded", "added", "concluded", "submitted", "helping", "stuck"].map(
      (deed) => `adaptation.${deed}`,
    ),
    runEnded,
  ],
  async hear({ kind, objectId, actorId, data }, key) {
    const [run] = await readTold([objectId]);
    if (!run) return;
    const told = (data ?? {}) as Data;
    // A reminder comes once a day of each step, whoever reminds.
    const once = kind === "adaptation.reminded" ? `adaptation-reminded:${objectId}:${told.key}:${told.day}` : key;
    // What has ended by itself has no actor but the newcomer, and they hear of it too.
    const from = kind === runEnded || !actorId ? {} : { actorId };
    for (const line of await linesOf(kind, run, told))
      if (line.accountId)
        await notifyPeople([{ ...line, ...from, accountId: line.accountId, groupId: run.groupId, eventKey: once }]);
  },
};

/** Reminds on the working day before a term, and once a working day of what is late; a job, from whatever node. */
export async function tellTerms(): Promise<void> {
  const days = await readWorkingDays();
  const steps = await readDue(owner, daysFrom(now().toISOString().slice(0, 10), 14));
  const runs = await readTold([...new Set(steps.map(({ runId }) => runId))]);
  for (const run of runs) {
    const today = todayIn(run.zone);
    const hour = Number(wallOf(now().toISOString(), run.zone).slice(11, 13));
    if (!days.isWorked(today) || hour < 9 || hour >= 19) continue;
    const tomorrow = days.after(today, 1);
    const mine = steps.filter(({ runId }) => runId === run.id);
    for (const step of mine.filter(({ dueOn }) => dueOn === tomorrow)) await tellDue(run, step);
    const late = mine.filter(({ dueOn }) => dueOn !== null && dueOn < today);
    if (late.length) await tellLate(run, late, today);
  }
}

async function tellDue(run: Run, { key, title, role, dueOn }: StepLine): Promise<void> {
  const eventKey = `adaptation-due:${run.id}:${key}:${dueOn}`;
  const to = { groupId: run.groupId, eventKey };
  if (role === "newcomer")
    await notifyPeople([
      { ...to, accountId: run.newcomer, kind: "adaptation-due", subject: title, href: lessonOf(run, key) },
    ]);
  const helper = run.helpers[role as HelperRole];
  if (helper)
    await notifyPeople([
      {
        ...to,
        accountId: helper,
        kind: "adaptation-duty",
        subject: `${run.name}: ${title}`,
        href: checkedOf(run, key),
      },
    ]);
}

async function tellLate(run: Run, late: StepLine[], today: string): Promise<void> {
  const to = { groupId: run.groupId, eventKey: `adaptation-late:${run.id}:${today}` };
  const ofRole = (role: StepRole) => late.filter((step) => step.role === role);
  const [first] = ofRole("newcomer");
  if (first)
    await notifyPeople([
      { ...to, accountId: run.newcomer, kind: "adaptation-late", subject: first.title, href: pageOf(run) },
    ]);
  const { supervisor } = run.helpers;
  const subject = `${run.name}: ${late.map(({ title }) => title).join(", ")}`.slice(0, 200);
  if (supervisor)
    await notifyPeople([{ ...to, accountId: supervisor, kind: "adaptation-their-late", subject, href: personOf(run) }]);
}
