import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { mapCategories, mapPoints, maps } from "./schema.ts";

/** Which maps a reader sees: those that are out and speak to them. */
export function isSeen(viewer: Viewer): SQL {
  return and(eq(maps.state, "published"), eq(maps.groupId, viewer.groupId), isOneOf(maps.audience, viewer))!;
}

/** Which points of a version people see today; asked beside the layer, joined from the left. */
export function isShownPoint(viewer: Viewer): SQL {
  const day = todayIn(viewer.timeZone);
  return and(
    or(isNull(mapPoints.categoryNo), isOneOf(mapCategories.audience, viewer)),
    sql`(${mapPoints.shownFrom} is null or ${mapPoints.shownFrom} <= ${day}::date)`,
    sql`(${mapPoints.shownTo} is null or ${mapPoints.shownTo} >= ${day}::date)`,
  )!;
}

/** Whether a person changes the maps of their company. */
export const mayEdit = (viewer: Viewer): boolean => viewer.isAdmin || viewer.rights.includes("maps");
