import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { courses, enrolments } from "./schema.ts";

/** Which courses a reader finds: those of their company that are out and speak to them. */
export const isOffered = (viewer: Viewer): SQL =>
  and(eq(courses.groupId, viewer.groupId), eq(courses.state, "published"), isOneOf(courses.audience, viewer))!;

/** Which courses a reader opens: those that they find, those that they have ever taken, all that are out for the desk. */
export function isOpened(viewer: Viewer): SQL {
  const isTaken = sql`exists (select from ${enrolments} e
    where e.course_id = ${courses.id} and e.account_id = ${viewer.accountId})`;
  const isHere = and(eq(courses.groupId, viewer.groupId), isNotNull(courses.planId));
  return or(isOffered(viewer), and(isHere, isDesk(viewer) ? sql`true` : isTaken))!;
}

/** Whether somebody works at the desk of learning. */
export const isDesk = (viewer: Viewer): boolean => viewer.isAdmin || viewer.rights.includes("learning");
