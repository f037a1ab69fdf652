import { and, count, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { hasOpenOf, isRunIn, readLines, readSums } from "#app/engines/progress/server/index.ts";
import { standsInFor } from "#app/people/absences/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import type { HelperRole, Outcome, RunLine, RunState, WaitingLine } from "../contract.ts";
import { adaptationConclusions, adaptationHelpers, adaptationRuns, adaptationTemplates } from "./schema.ts";
import { helperId, helps } from "./standing.ts";

const going: RunState[] = ["planned", "active", "paused"];
const over: RunState[] = ["completed", "failed", "cancelled"];

/** A company has no more newcomers of one supervisor at once. */
const most = 100;

const columns = {
  id: adaptationRuns.runId,
  title: adaptationTemplates.title,
  newcomer: authorColumns,
  trialEndsOn: adaptationRuns.trialEndsOn,
  createdAt: adaptationRuns.createdAt,
  missing: sql<HelperRole[]>`array(select h.role from ${adaptationHelpers} h
    left join ${accounts} p on p.id = ${helperId()} and ${isPresent(sql`p`)}
    where h.run_id = ${adaptationRuns.runId} and h.role <> 'hr' and p.id is null)`,
  outcome: sql<Outcome | null>`(select c.outcome from ${adaptationConclusions} c
    where c.run_id = ${adaptationRuns.runId} order by c.created_at desc, c.id desc limit 1)`,
};

const select = (where: SQL | undefined, limit: number) =>
  db()
    .select(columns)
    .from(adaptationRuns)
    .innerJoin(adaptationTemplates, eq(adaptationTemplates.id, adaptationRuns.templateId))
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(where)
    .orderBy(desc(adaptationRuns.createdAt), desc(adaptationRuns.runId))
    .limit(limit);

type Row = Awaited<ReturnType<typeof select>>[number];

async function toLines(rows: Row[], today: string): Promise<RunLine[]> {
  const sums = await readSums(
    rows.map(({ id }) => id),
    today,
    "newcomer",
  );
  return rows.flatMap(({ createdAt: _, newcomer, missing, ...row }) => {
    const sum = sums.get(row.id);
    if (!sum) return [];
    const { state, startedOn, done, required, submitted, late, roles } = sum;
    const isLate = state === "active" ? late : 0;
    return [
      {
        ...row,
        ...{ newcomer: toPerson(newcomer), state, startedOn, done, required, submitted, late: isLate },
        missing: over.includes(state) ? [] : missing.filter((role) => roles.includes(role)),
      },
    ];
  });
}

/** What a person walks themselves, whom they help through, and what waits for them of it, what is to be checked first. */
export async function readHome(viewer: Viewer) {
  const today = todayIn(viewer.timeZone);
  const isMine = eq(adaptationRuns.accountId, viewer.accountId);
  const isTheirs = and(helps(viewer), or(isRunIn(adaptationRuns.runId, going), lacksConclusion()));
  const here = eq(adaptationRuns.groupId, viewer.groupId);
  const rows = await select(and(here, sql`(${isMine} or ${isTheirs})`), most);
  const lines = await toLines(rows, today);
  const mine = lines.filter(({ newcomer }) => newcomer.accountId === viewer.accountId);
  const newcomers = lines.filter(({ newcomer }) => newcomer.accountId !== viewer.accountId).toSorted(bySigns);
  return { mine, newcomers, waiting: await readWaiting(viewer, newcomers, today) };
}

/** The condition «all steps are done, and nobody has said how the trial period ended». */
const lacksConclusion = () =>
  and(
    isRunIn(adaptationRuns.runId, ["completed"]),
    isNotNull(adaptationRuns.trialEndsOn),
    sql`not exists (select from ${adaptationConclusions} c
      where c.run_id = ${adaptationRuns.runId} and c.outcome <> 'extended')`,
  );

/** Who waits for a check stands first, then who is late. */
const bySigns = (one: RunLine, other: RunLine) =>
  Number(other.submitted > 0) - Number(one.submitted > 0) || Number(other.late > 0) - Number(one.late > 0);

async function readWaiting(viewer: Viewer, newcomers: RunLine[], today: string): Promise<WaitingLine[]> {
  const active = newcomers.filter(({ state }) => state === "active");
  const roles = await readRoles(
    viewer,
    active.map(({ id }) => id),
  );
  const steps = await readLines([...roles.keys()], ["submitted", "available", "in-progress"]);
  const lines = steps.flatMap(({ runId, key, title, role, state, dueOn }) => {
    const isChecked = state === "submitted" && roles.get(runId)?.includes("supervisor");
    const isOwn = state !== "submitted" && roles.get(runId)?.includes(role as HelperRole);
    if (!isChecked && !isOwn) return [];
    const { newcomer } = active.find(({ id }) => id === runId)!;
    const person = { id: newcomer.accountId, name: newcomer.name };
    const late = state !== "submitted" && dueOn !== null && dueOn < today;
    return [{ run: runId, key, title, person, dueOn, late, check: state === "submitted" }];
  });
  return lines.toSorted((one, other) => Number(other.check) - Number(one.check)).slice(0, 50);
}

/** As whom a person helps in each of some runs. */
async function readRoles(viewer: Viewer, ids: string[]): Promise<Map<string, HelperRole[]>> {
  if (!ids.length) return new Map();
  const roles = sql<HelperRole[]>`array(select h.role from ${adaptationHelpers} h
    where h.run_id = ${adaptationRuns.runId} and ${helperId()} in ${standsInFor(viewer)})`;
  const rows = await db()
    .select({ id: adaptationRuns.runId, roles })
    .from(adaptationRuns)
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(inArray(adaptationRuns.runId, ids));
  return new Map(rows.map(({ id, roles }) => [id, roles]));
}

const tabs: Record<"going" | "missing" | "over" | "all", RunState[]> = {
  ...{ going, missing: going, over, all: [...going, ...over] },
};

/** The condition «somebody's steps wait here, and nobody is there to do them», over runs with their newcomers. */
const lacksHelper = () => sql`exists (select from ${adaptationHelpers} h
  left join ${accounts} p on p.id = ${helperId()} and ${isPresent(sql`p`)}
  where h.run_id = ${adaptationRuns.runId} and h.role <> 'hr' and p.id is null
    and ${hasOpenOf(adaptationRuns.runId, sql`h.role`)})`;

/** In how many ways of others steps wait for nobody, as who manages adaptation must know. */
export async function countMissing({ accountId, groupId }: Viewer): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(adaptationRuns)
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(
      and(
        eq(adaptationRuns.groupId, groupId),
        ne(adaptationRuns.accountId, accountId),
        isRunIn(adaptationRuns.runId, going),
        lacksHelper(),
      ),
    );
  return row!.count;
}

/** A page of all the runs of the company, the newest first. */
export async function readDesk(
  viewer: Viewer,
  { tab, after }: { tab: keyof typeof tabs; after?: string | undefined },
): Promise<{ items: RunLine[]; next?: string | undefined }> {
  const here = eq(adaptationRuns.groupId, viewer.groupId);
  const isIn = tab === "all" ? undefined : isRunIn(adaptationRuns.runId, tabs[tab]);
  const isAsked = and(isIn, tab === "missing" ? lacksHelper() : undefined);
  const from = beyond([adaptationRuns.createdAt, adaptationRuns.runId], after, "desc");
  const rows = await select(and(here, isAsked, from), pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { items: await toLines(items, todayIn(viewer.timeZone)), next };
}

const mostInTable = 2000;

/** All the runs of the company as a table for other programs, the newest first. */
export async function readTable(viewer: Viewer): Promise<{ items: RunLine[] }> {
  const rows = await select(eq(adaptationRuns.groupId, viewer.groupId), mostInTable);
  return { items: await toLines(rows, todayIn(viewer.timeZone)) };
}
