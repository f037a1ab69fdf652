import { and, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { leads } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isAddressed } from "#platform/people/audience.ts";
import type { AnswerState } from "../contract.ts";
import { eventAnswers, eventDays, eventInvites, events } from "./schema.ts";

/** Whether a person holds the desk of the calendar in their company. */
export const isDesk = (viewer: Viewer): boolean => viewer.isAdmin || viewer.rights.includes("events");

/** Which events a reader sees: those that speak to them, those that they answer for or were invited to. */
export function isSeen(viewer: Viewer): SQL {
  const isOut = sql`${events.state} <> 'in-review'`;
  const isAsked = sql`exists (select from ${eventAnswers} a join ${eventDays} d on d.id = a.day_id
    where d.event_id = ${events.id} and a.account_id = ${viewer.accountId} and a.state <> 'declined')`;
  const isAddressedTo = isAddressed(events, viewer);
  const isForInvited = sql`${events.registration} = 'invite-only'`;
  const isOpen = and(isOut, isAddressedTo, not(isForInvited));
  // What stands in a place is its members' alone, whoever was invited or has answered before they left it.
  const isMeant = and(isOut, or(isNull(events.placeId), isAddressedTo), or(isAsked, isInvited(viewer)));
  const isLed = and(isOut, isForInvited, leads(viewer, events.placeId));
  return and(isNull(events.deletedAt), or(isOpen, isOwn(viewer), isMeant, isLed, isOfDesk(viewer)))!;
}

/** Whether a reader was invited to an event. */
export const isInvited = ({ accountId }: Pick<Viewer, "accountId">): SQL<boolean> =>
  sql<boolean>`exists (select from ${eventInvites} i where i.event_id = ${events.id} and i.account_id = ${accountId})`;

/** Whether a reader changes an event, as a column: its organiser, who leads its place, who holds the desk of its company. */
export const isChangedBy = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`coalesce(${or(isOwn(viewer), isOfDesk(viewer), leads(viewer, events.placeId))}, false)`;

const isOwn = ({ accountId }: Viewer) => eq(events.organiserId, accountId);

/** What channels and communities have among themselves is none of the desk's. */
const isOfDesk = (viewer: Viewer) =>
  isDesk(viewer) ? and(eq(events.groupId, viewer.groupId), isNull(events.placeId)) : sql`false`;

/** What the reader has said of a day, beside which their answer stands; of one to which they were invited and have said nothing, that. */
export const ownAnswer = (viewer: Pick<Viewer, "accountId">): SQL<AnswerState | null> =>
  sql<AnswerState | null>`coalesce(${eventAnswers.state}, case when ${isInvited(viewer)} then 'invited' end)`;

/** Whether a day is among the reader's own: they have made it, come to it, or were invited and have not declined. */
export const isMine = (viewer: Pick<Viewer, "accountId">): SQL =>
  or(eq(events.organiserId, viewer.accountId), sql`coalesce(${ownAnswer(viewer)} <> 'declined', false)`)!;
