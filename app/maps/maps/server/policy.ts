import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { mapCategories, mapPoints, maps } from "./schema.ts";

/** Which maps a reader sees: those that are out and speak to them. */
export function isSeen(viewer: Viewer): SQL {
  return and(eq(maps.state, "published"), eq(maps.groupId, viewer.groupId), isOneOf(maps.audience, viewer))!;
}

/** Whether a layer speaks to a reader. */
export const isOpenLayer = (viewer: Viewer): SQL => isOneOf(mapCategories.audience, viewer);

/** Which points of a version people see today; asked beside the layer, joined from the left. */
export function isShownPoint(viewer: Viewer): SQL {
  const day = now().toISOString().slice(0, 10);
  return and(
    or(isNull(mapPoints.categoryNo), isOpenLayer(viewer)),
    sql`(${mapPoints.shownFrom} is null or ${mapPoints.shownFrom} <= ${day}::date)`,
    sql`(${mapPoints.shownTo} is null or ${mapPoints.shownTo} >= ${day}::date)`,
  )!;
}

/** Whether a person changes the maps of their company. */
export const mayEdit = (viewer: Viewer): boolean => viewer.isAdmin || viewer.rights.includes("maps");
