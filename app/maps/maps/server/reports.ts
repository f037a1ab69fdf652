import { and, eq, isNull } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findMap } from "./map-reading.ts";
import { readPoints } from "./points.ts";
import { mapPoints, mapReports } from "./schema.ts";

type Report = { mapId: string; no?: number | undefined; text: string };

/** Says that something on a map is wrong: whoever answers for the map is told. */
export async function report(viewer: Viewer, { mapId, no, text }: Report): Promise<{ id: string }> {
  const map = await findMap(viewer, mapId);
  const [point] = no ? await readPoints({ mapId, version: map.version }, viewer, eq(mapPoints.no, no), 1) : [];
  if (no && !point) refuse("not-found");
  const { groupId, accountId } = viewer;
  const id = newId();
  await db().insert(mapReports).values({ id, mapId, groupId, accountId, pointNo: no, body: text });
  await announce({ kind: "map.reported", objectId: id, groupId, actorId: accountId });
  return { id };
}

/** Closes a report: what it told of is put right. */
export async function settle(viewer: Viewer, { mapId, id }: { mapId: string; id: string }): Promise<{ id: string }> {
  const isIt = and(eq(mapReports.id, id), eq(mapReports.mapId, mapId), eq(mapReports.groupId, viewer.groupId));
  const settled = await db()
    .update(mapReports)
    .set({ settledAt: now(), settledBy: viewer.accountId })
    .where(and(isIt, isNull(mapReports.settledAt)))
    .returning({ id: mapReports.id });
  if (!settled.length && !(await db().$count(mapReports, isIt))) refuse("not-found");
  return { id };
}
