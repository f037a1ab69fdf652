import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { readRun } from "#app/engines/progress/server/index.ts";
import { standsInFor } from "#app/people/absences/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { Helper, HelperRole, Outcome, Standing, StepRole } from "../contract.ts";
import { helperRoles } from "../contract.ts";
import {
  adaptationConclusions,
  adaptationHelpers,
  adaptationRuns,
  adaptationTemplates,
  adaptationVersions,
} from "./schema.ts";

/** Who a helper `h` of the newcomer in the query is: a supervisor whom nobody has named is whom the directory says. */
export const helperId = (newcomer: SQL = sql`${accounts}`) =>
  sql`coalesce(h.account_id, case h.role when 'supervisor' then ${newcomer}.manager_id end)`;

/** The condition «the reader helps here, or stands in for who does», over runs with their newcomers. */
export function helps(viewer: Viewer): SQL {
  const people = standsInFor(viewer);
  const ofRun = sql`select h.run_id from ${adaptationHelpers} h`;
  return sql`(${adaptationRuns.accountId} <> ${viewer.accountId} and (
    ${adaptationRuns.runId} in (${ofRun} where h.account_id in ${people})
    or (${accounts.managerId} in ${people} and ${adaptationRuns.runId} in (
      ${ofRun} where h.run_id = ${adaptationRuns.runId} and h.role = 'supervisor' and h.account_id is null))))`;
}

type Told = { outcome: Outcome; text: string; by: string; at: string };

/**
 * A run with who looks at it and what it consists of. Refuses as not found who is neither its newcomer nor helps nor manages
 * adaptation; of their own run, whoever manages it is the newcomer alone.
 */
export async function findRun(viewer: Viewer, id: string) {
  const roles = sql<HelperRole[]>`array(select h.role from ${adaptationHelpers} h
    where h.run_id = ${adaptationRuns.runId} and ${helperId()} in ${standsInFor(viewer)})`;
  const conclusion = sql<Told | null>`(select json_build_object('outcome', c.outcome, 'text', c.text,
      'by', p.first_name || ' ' || p.last_name, 'at', c.created_at)
    from ${adaptationConclusions} c join ${accounts} p on p.id = c.by_id
    where c.run_id = ${adaptationRuns.runId} order by c.created_at desc, c.id desc limit 1)`;
  const [row] = await db()
    .select({
      own: adaptationRuns,
      title: adaptationTemplates.title,
      description: adaptationTemplates.description,
      newestPlan: adaptationTemplates.planId,
      document: adaptationVersions.document,
      newcomer: authorColumns,
      zone: accounts.timeZone,
      roles,
      conclusion,
    })
    .from(adaptationRuns)
    .innerJoin(adaptationTemplates, eq(adaptationTemplates.id, adaptationRuns.templateId))
    .innerJoin(adaptationVersions, eq(adaptationVersions.planId, adaptationRuns.planId))
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(and(eq(adaptationRuns.runId, id), eq(adaptationRuns.groupId, viewer.groupId)));
  if (!row) refuse("not-found");
  const standing = standingOf(viewer, row.own.accountId, row.roles);
  if (!standing) refuse("not-found");
  const run = (await readRun(id)) ?? refuse("not-found");
  return { ...row, newcomer: toPerson(row.newcomer), standing, run, today: todayIn(row.zone) };
}

/** What is known of a run to whoever may see it. */
export type Found = Awaited<ReturnType<typeof findRun>>;

function standingOf(viewer: Viewer, newcomerId: string, found: HelperRole[]): Standing | null {
  if (newcomerId === viewer.accountId) return { newcomer: true, roles: [], checks: false, desk: false };
  const desk = viewer.rights.includes("adaptation");
  const roles = helperRoles.filter((role) => found.includes(role));
  if (!desk && !roles.length) return null;
  return { newcomer: false, roles, checks: desk || roles.includes("supervisor"), desk };
}

/** The same of who checks, grades and concludes. Refuses everybody else as not found. */
export async function findChecked(viewer: Viewer, id: string): Promise<Found> {
  const found = await findRun(viewer, id);
  return found.standing.checks ? found : refuse("not-found");
}

/** Whether whoever looks does the steps of a role. */
export function doesStepsOf({ newcomer, roles, desk }: Standing, role: StepRole): boolean {
  if (role === "newcomer") return newcomer;
  return roles.includes(role) || (role === "hr" && desk);
}

/** Whether whoever looks sees a step: a newcomer their own and meetings, a buddy those of the newcomer and their own, who checks all. */
export function isShown(standing: Standing, step: { role: StepRole; kind: string }): boolean {
  if (standing.checks || step.role === "newcomer" || step.kind === "meeting") return true;
  return !standing.newcomer && doesStepsOf(standing, step.role);
}

/** Who helps in a run; nobody where it is nobody, or who was named is no longer there. */
export async function readHelpers(runId: string): Promise<Helper[]> {
  const rows = await db()
    .select({ role: sql<HelperRole>`h.role`, person: authorColumns })
    .from(sql`${adaptationHelpers} h`)
    .innerJoin(sql`${adaptationRuns} r`, sql`r.run_id = h.run_id`)
    .innerJoin(sql`${accounts} n`, sql`n.id = r.account_id`)
    .leftJoin(accounts, and(sql`${accounts.id} = ${helperId(sql`n`)}`, isPresent()))
    .where(sql`h.run_id = ${runId}`);
  return helperRoles.map((role) => {
    const person = rows.find((row) => row.role === role)?.person;
    return { role, person: person?.accountId ? toPerson(person as Parameters<typeof toPerson>[0]) : null };
  });
}

/** The newest run of a person that whoever looks may see, and all of them; those that go on first. */
export async function findRunsOf(viewer: Viewer, accountId: string) {
  const isMine = viewer.rights.includes("adaptation") ? sql`true` : helps(viewer);
  return db()
    .select({ id: adaptationRuns.runId, title: adaptationTemplates.title })
    .from(adaptationRuns)
    .innerJoin(adaptationTemplates, eq(adaptationTemplates.id, adaptationRuns.templateId))
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(
      and(
        eq(adaptationRuns.accountId, accountId),
        eq(adaptationRuns.groupId, viewer.groupId),
        sql`${adaptationRuns.accountId} <> ${viewer.accountId}`,
        isMine,
      ),
    )
    .orderBy(desc(adaptationRuns.createdAt))
    .limit(20);
}
