import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { leads } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { eventAnswers, eventDays, events } from "./schema.ts";

/** Whether a person holds the desk of the calendar in their company. */
export const isDesk = (viewer: Viewer): boolean => viewer.isAdmin || viewer.rights.includes("events");

/** Which events a reader sees: those that speak to them, those that they answer for or were invited to. */
export function isSeen(viewer: Viewer): SQL {
  const isOut = sql`${events.state} <> 'in-review'`;
  const isAsked = sql`exists (select from ${eventAnswers} a join ${eventDays} d on d.id = a.day_id
    where d.event_id = ${events.id} and a.account_id = ${viewer.accountId})`;
  const isOpen = and(isOut, isAddressed(events, viewer), sql`${events.registration} <> 'invite-only'`);
  // An answer outlives a place that its author has left: only an invitation shows what does not speak to them.
  const isInvited = and(isOut, isNull(events.placeId), isAsked);
  return and(isNull(events.deletedAt), or(isOpen, isOwn(viewer), isInvited, isOfDesk(viewer)))!;
}

/** Whether a reader changes an event, as a column: its organiser, who leads its place, who holds the desk of its company. */
export const isChangedBy = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`coalesce(${or(isOwn(viewer), isOfDesk(viewer), leads(viewer, events.placeId))}, false)`;

const isOwn = ({ accountId }: Viewer) => eq(events.organiserId, accountId);

/** What channels and communities have among themselves is none of the desk's. */
const isOfDesk = (viewer: Viewer) =>
  isDesk(viewer) ? and(eq(events.groupId, viewer.groupId), isNull(events.placeId)) : sql`false`;
