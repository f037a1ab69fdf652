import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { release } from "#app/engines/ledger/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { Span } from "../contract.ts";
import { lockOwn } from "./finding.ts";
import { eventAnswers, eventDays, eventInvites, events } from "./schema.ts";
import { dayBefore, ruleOf, wishOf } from "./series.ts";

/** Cancels days of an event with a reason: they stay, struck through, and everybody who answered is told. */
export async function cancelEvent(
  viewer: Viewer,
  { id, span, reason }: { id: string; span: Span; reason: string },
): Promise<{ id: string }> {
  const { day, event } = await lockOwn(viewer, id);
  const isOne = event.rule === null || span === "one";
  if (isOne && day.cancelledAt) return { id };
  if (isOne && day.endsAt < now()) refuse("conflict", "past");
  const from = span === "next" ? day.ruledAt : now();
  const which = isOne
    ? eq(eventDays.id, day.id)
    : and(eq(eventDays.eventId, event.id), gte(eventDays.ruledAt, from), gte(eventDays.startsAt, now()));
  await cancelDays(viewer, which!, reason);
  const { frequency, interval } = wishOf(event.rule, event.zone);
  // What was not laid yet will not be laid.
  const ended = isOne ? {} : { rule: ruleOf(frequency, interval, dayBefore(from, event.zone), event.zone) };
  await db()
    .update(events)
    .set({ ...ended, sequence: sql`${events.sequence} + 1`, revision: sql`${events.revision} + 1` })
    .where(eq(events.id, event.id));
  const { groupId, accountId } = viewer;
  await announce({ kind: "event.changed", objectId: event.id, groupId, actorId: accountId });
  const detail = { name: event.title };
  await recordAudit({ deed: "event.cancelled", result: "ok", accountId, groupId, objectId: event.id, detail });
  return { id: day.id };
}

/** Cancels the days that a condition names and that are locked: points go back, who has answered or was invited is told. */
export async function cancelDays({ accountId }: Viewer, which: SQL, reason: string): Promise<void> {
  const gone = await db()
    .update(eventDays)
    .set({ cancelledAt: now(), reason })
    .where(and(which, isNull(eventDays.cancelledAt)))
    .returning({
      ...{ id: eventDays.id, groupId: eventDays.groupId, eventId: eventDays.eventId, startsAt: eventDays.startsAt },
    });
  const [first] = gone.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (!first) return;
  const ids = gone.map(({ id }) => id);
  const answers = await db()
    .select({ dayId: eventAnswers.dayId, holdId: eventAnswers.holdId })
    .from(eventAnswers)
    .where(inArray(eventAnswers.dayId, ids));
  for (const { holdId } of answers) if (holdId) await release({ groupId: first.groupId, id: holdId, by: accountId });
  await db()
    .update(eventAnswers)
    .set({ holdId: null })
    .where(and(inArray(eventAnswers.dayId, ids), isNotNull(eventAnswers.holdId)));
  // Who was invited and has not answered hears of the first of them alone.
  const hasInvited = (await db().$count(eventInvites, eq(eventInvites.eventId, first.eventId))) > 0;
  for (const objectId of new Set([...answers.map(({ dayId }) => dayId), ...(hasInvited ? [first.id] : [])]))
    await announce({
      ...{ kind: "event.cancelled", objectId, groupId: first.groupId, actorId: accountId },
      data: { reason, invited: objectId === first.id },
    });
}
