import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { eventAnswers, eventDays, events } from "./schema.ts";

/** Which events a reader sees: those that speak to them, those that they answer for or were invited to. */
export function isSeen(viewer: Viewer): SQL {
  const isOut = sql`${events.state} <> 'in-review'`;
  const isOwn = eq(events.organiserId, viewer.accountId);
  const isAsked = sql`exists (select from ${eventAnswers} a join ${eventDays} d on d.id = a.day_id
    where d.event_id = ${events.id} and a.account_id = ${viewer.accountId})`;
  const isOpen = and(isOut, isAddressed(events, viewer), sql`${events.registration} <> 'invite-only'`);
  const runs = viewer.rights.includes("events") ? eq(events.groupId, viewer.groupId) : sql`false`;
  return and(isNull(events.deletedAt), or(isOpen, isOwn, and(isOut, isAsked), runs))!;
}

/** Whether a person changes an event: its organiser, who holds the desk of the calendar in its company, an administrator. */
export function mayChange(viewer: Viewer, event: { organiserId: string; groupId: string }): boolean {
  const isHere = event.groupId === viewer.groupId;
  return event.organiserId === viewer.accountId || (isHere && (viewer.isAdmin || viewer.rights.includes("events")));
}
