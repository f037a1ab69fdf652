import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ErasureLine } from "#app/access/own-data/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { toAsked } from "./erasure.ts";
import { erasureRequests } from "./schema.ts";

const deciders = alias(accounts, "deciders");
const isEnded = sql<boolean>`(${erasureRequests.endedAt} is not null)`;
// Whoever has waited longest stands first; what is decided stands below, the latest first.
const place = sql<string>`case when ${isEnded} then - extract(epoch from ${erasureRequests.endedAt})
  else extract(epoch from ${erasureRequests.createdAt}) end`;
const order = [isEnded, place, erasureRequests.id];

/** Who of an administrator's company asks for their data to be erased, and how it ended with others. */
export async function listErasures(viewer: Viewer, after?: string) {
  const rows = await select(viewer, beyond(order, after, "asc"))
    .orderBy(...order)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ ended, place, id }) => [String(ended), place, id]);
  return { items: items.map(toLine), next };
}

/** One of them. Refuses another company's as not found. */
export async function readErasureOf(viewer: Viewer, id: string): Promise<ErasureLine> {
  const [row] = await select(viewer, eq(erasureRequests.id, id));
  return row ? toLine(row) : refuse("not-found");
}

/** Leaves everything as it is and tells the person why. Refuses what is decided or withdrawn already as a conflict. */
export async function refuseErasure(viewer: Viewer, { id, reason }: { id: string; reason: string }) {
  const { accountId, groupId } = viewer;
  const asked = await readErasureOf(viewer, id);
  const [ended] = await db()
    .update(erasureRequests)
    .set({ endedAt: now(), ending: "refused", endedBy: accountId, reason })
    .where(and(eq(erasureRequests.id, id), isNull(erasureRequests.endedAt)))
    .returning({ id: erasureRequests.id });
  if (!ended) refuse("conflict", "decided");
  await recordAudit({ deed: "erasure.refused", result: "ok", accountId, groupId, objectId: asked.accountId });
  const data = { accountId: asked.accountId, reason };
  await announce({ kind: "erasure.refused", objectId: id, groupId, actorId: accountId, data });
  return { id };
}

function select({ groupId }: Viewer, where: SQL | undefined) {
  return db()
    .select({
      id: erasureRequests.id,
      createdAt: erasureRequests.createdAt,
      accountId: erasureRequests.accountId,
      name: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
      ending: erasureRequests.ending,
      endedAt: erasureRequests.endedAt,
      by: sql<string | null>`trim(${deciders.firstName} || ' ' || ${deciders.lastName})`,
      reason: erasureRequests.reason,
      ended: isEnded,
      place,
    })
    .from(erasureRequests)
    .innerJoin(accounts, eq(accounts.id, erasureRequests.accountId))
    .leftJoin(deciders, eq(deciders.id, erasureRequests.endedBy))
    .where(and(eq(erasureRequests.groupId, groupId), where))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toLine({ id, createdAt, endedAt, ended: _, place: __, ...row }: Row): ErasureLine {
  return { ...row, ...toAsked({ id, createdAt }), endedAt: endedAt?.toISOString() ?? null };
}
