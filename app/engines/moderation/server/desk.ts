import type { InferContractRouterOutputs } from "@orpc/contract";
import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { CaseCard, DecisionName, deskTabs, moderationContract, Reason } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { isOpen, seesTo } from "./cases.ts";
import { isClaimed, isUnclaimed, toClaim } from "./claims.ts";
import { isOverdue } from "./rules.ts";
import { moderationCases, moderationDecisions, moderationReports } from "./schema.ts";
import { type Subject, tellSubjects } from "./subjects.ts";

type Tab = (typeof deskTabs)[number];
type Queue = InferContractRouterOutputs<typeof moderationContract>["queue"];

const holders = alias(accounts, "holders");

/** What is looked for on the desk; in one place alone, if it is named. */
type Wish = { tab: Tab; after?: string; place?: string };

/**
 * A page of the desk: what waits longest comes first, what was decided last comes first. Moderators have what their company
 * has, who leads places what stands there; others have nothing.
 */
export async function readQueue(viewer: Viewer, { tab, after, place }: Wish): Promise<Queue> {
  const { openedAt, closedAt, id } = moderationCases;
  const isDone = tab === "closed";
  const [moment, direction, way] = isDone ? ([closedAt, "desc", desc] as const) : ([openedAt, "asc", asc] as const);
  const isTheirs = and(seesTo(viewer), place ? eq(moderationCases.placeId, place) : undefined);
  const rows = await selectCases()
    .where(and(isTheirs, conditionOf(tab), beyond([moment, id], after, direction)))
    .orderBy(way(moment), way(id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [isDone ? row.closedAt : row.openedAt, row.id]);
  const told = await tellSubjects(viewer, items);
  const cards = items.map((row) => toCard(viewer, row, told.get(row.objectId)));
  return { items: cards, counts: await countOpen(isTheirs), next };
}

/** Cases with everything that a card of the desk says but the words of their objects. */
export function selectCases() {
  return db()
    .select({
      id: moderationCases.id,
      groupId: moderationCases.groupId,
      target: moderationCases.target,
      objectId: moderationCases.objectId,
      authorId: moderationCases.authorId,
      cause: moderationCases.cause,
      openedAt: moderationCases.openedAt,
      closedAt: moderationCases.closedAt,
      claimedBy: moderationCases.claimedBy,
      claimedAt: moderationCases.claimedAt,
      author: authorColumns,
      holder: { firstName: holders.firstName, lastName: holders.lastName },
      overdue: isOverdue(),
      reasons: sql<{ reason: Reason; count: number }[]>`coalesce((
        select json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason)
        from (select reason, count(*)::int as count from ${moderationReports}
              where case_id = ${moderationCases.id} group by reason) r), '[]'::json)`,
      decided: sql<DecisionName | null>`(
        select d.name from ${moderationDecisions} d where d.case_id = ${moderationCases.id}
        order by d.created_at desc, d.id desc limit 1)`,
    })
    .from(moderationCases)
    .leftJoin(accounts, eq(accounts.id, moderationCases.authorId))
    .leftJoin(holders, eq(holders.id, moderationCases.claimedBy));
}

type Row = Awaited<ReturnType<typeof selectCases>>[number];

export function toCard(viewer: Viewer, row: Row, subject: Subject | undefined): CaseCard {
  const { id, target, objectId, cause, author, holder, reasons, decided } = row;
  return {
    id,
    target,
    objectId,
    cause,
    title: subject?.title ?? "",
    excerpt: subject?.excerpt ?? "",
    author: author && toPerson(author),
    reportCount: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    overdue: row.overdue,
    claim: row.closedAt ? null : toClaim(viewer, row, holder ? `${holder.firstName} ${holder.lastName}` : ""),
    decided,
  };
}

function conditionOf(tab: Tab): SQL | undefined {
  if (tab === "closed") return isNotNull(moderationCases.closedAt);
  if (tab === "claimed") return and(isOpen, isClaimed());
  if (tab === "appeals") return and(isOpen, isUnclaimed(), eq(moderationCases.cause, "appeal"));
  return and(isOpen, isUnclaimed(), ne(moderationCases.cause, "appeal"));
}

async function countOpen(isTheirs: SQL | undefined): Promise<Queue["counts"]> {
  const filtered = (tab: Tab) => sql<number>`count(*) filter (where ${conditionOf(tab)})::int`;
  const [row] = await db()
    .select({ open: filtered("open"), claimed: filtered("claimed"), appeals: filtered("appeals") })
    .from(moderationCases)
    .where(and(isTheirs, isOpen));
  return row!;
}
