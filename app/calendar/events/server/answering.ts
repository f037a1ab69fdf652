import { and, asc, eq, sql } from "drizzle-orm";
import { capture, hold, release } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { AnswerState } from "../contract.ts";
import { isSeen } from "./policy.ts";
import { eventAnswerMarks, eventAnswers, eventDays, events } from "./schema.ts";

/** The states that take a seat. */
const seated: AnswerState[] = ["going", "attended"];

type Wish = { id: string; answer: "going" | "maybe" | "declined"; plusOnes: number };

/**
 * Answers to a day of an event. Who wants a seat of a full one waits in the line, and nobody is seated twice: the row of the
 * day is locked first. Refuses what the event does not offer, and what comes too late, as a conflict.
 */
export async function answer(viewer: Viewer, wish: Wish): Promise<{ id: string; state: AnswerState }> {
  const { day, event } = await lockDay(viewer, wish.id);
  if (day.cancelledAt || event.state !== "published") refuse("conflict", "cancelled");
  if (closesAt(day, event) <= now()) refuse("conflict", "closed");
  if (wish.answer === "maybe" && !event.allowsMaybe) refuse("conflict", "no-maybe");
  if (event.registration === "none") refuse("conflict", "no-registration");
  const plusOnes = wish.answer === "going" ? Math.min(wish.plusOnes, event.plusOnes) : 0;
  const before = await answerOf(day.id, viewer.accountId);
  const state = wish.answer === "going" ? stateOf(day, event, before, 1 + plusOnes) : wish.answer;
  if (before && before.state === state && before.plusOnes === plusOnes) return { id: day.id, state };
  await seat(viewer.accountId, viewer.accountId, { day, event, before, state, plusOnes });
  if (seatsOf(before) > (seated.includes(state) ? 1 + plusOnes : 0)) await promote(day.id);
  return { id: day.id, state };
}

type Day = typeof eventDays.$inferSelect;
type Event = typeof events.$inferSelect;
type Answer = typeof eventAnswers.$inferSelect;

/** When answers end: so many hours before the start, and never after it. */
export function closesAt(day: Pick<Day, "startsAt">, event: Pick<Event, "closesHours">): Date {
  return new Date(day.startsAt.getTime() - event.closesHours * 3_600_000);
}

function stateOf(day: Day, event: Event, before: Answer | undefined, wanted: number): AnswerState {
  if (event.registration === "approval" && before?.state !== "going") return "asked";
  const free = event.capacity === null ? Number.POSITIVE_INFINITY : event.capacity - day.taken + seatsOf(before);
  if (wanted <= free) return "going";
  if (!event.hasWaitlist) refuse("conflict", "full");
  return "waiting";
}

const seatsOf = (answer: Answer | undefined): number =>
  answer && seated.includes(answer.state) ? 1 + answer.plusOnes : 0;

type Seating = { day: Day; event: Event; before: Answer | undefined; state: AnswerState; plusOnes: number };

/** Writes an answer with its points and its seats: one transaction of one locked day. */
async function seat(accountId: string, byId: string, { day, event, before, state, plusOnes }: Seating): Promise<void> {
  const { groupId } = day;
  const isSeated = seated.includes(state);
  let holdId = before?.holdId ?? null;
  if (event.price > 0 && isSeated && !holdId) {
    const made = await hold({
      ...{ groupId, of: accountId, amount: event.price, kind: "event-seat", objectId: day.id, by: byId },
      ...{ cause: `event:${day.id}:${accountId}:${newId()}`, until: new Date(day.endsAt.getTime() + 86_400_000) },
    });
    holdId = made.id;
  }
  if (holdId && !isSeated) {
    await release({ groupId, id: holdId, by: byId });
    holdId = null;
  }
  const row = { state, plusOnes, holdId, isAskedAgain: false, since: before?.state === state ? before.since : now() };
  await db()
    .insert(eventAnswers)
    .values({ dayId: day.id, accountId, groupId, ...row })
    .onConflictDoUpdate({ target: [eventAnswers.dayId, eventAnswers.accountId], set: row });
  await db().insert(eventAnswerMarks).values({ id: newId(), dayId: day.id, groupId, accountId, state, byId });
  const change = (isSeated ? 1 + plusOnes : 0) - seatsOf(before);
  if (change)
    await db()
      .update(eventDays)
      .set({ taken: sql`${eventDays.taken} + ${change}` })
      .where(eq(eventDays.id, day.id));
  const data = { person: accountId, state, before: before?.state ?? null };
  await announce({ kind: "event.answered", objectId: day.id, groupId, actorId: byId, data });
}

/** Gives free seats to those who wait, the first first, each once; they are told. The row of the day is locked. */
export async function promote(dayId: string): Promise<void> {
  for (;;) {
    const [found] = await db()
      .select({ day: eventDays, event: events, before: eventAnswers })
      .from(eventAnswers)
      .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
      .innerJoin(events, eq(events.id, eventDays.eventId))
      .where(and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.state, "waiting")))
      .orderBy(asc(eventAnswers.since), asc(eventAnswers.accountId))
      .limit(1);
    if (!found) return;
    const { day, event, before } = found;
    const free = event.capacity === null ? Number.POSITIVE_INFINITY : event.capacity - day.taken;
    if (1 + before.plusOnes > free) return;
    await seat(before.accountId, before.accountId, { ...found, state: "going", plusOnes: before.plusOnes });
    const data = { person: before.accountId };
    await announce({ kind: "event.promoted", objectId: dayId, groupId: day.groupId, actorId: "", data });
  }
}

type Decision = { id: string; accountId: string; state: "going" | "declined" | "attended" | "no-show" };

/** Accepts who has asked, or notes who came. Refuses who may not, as forbidden; a person who has not answered, as not found. */
export async function decide(viewer: Viewer, { id, accountId, state }: Decision): Promise<{ id: string }> {
  const { day, event } = await lockDay(viewer, id);
  const { mayChange } = await import("./policy.ts");
  if (!mayChange(viewer, event)) refuse("forbidden");
  const before = await answerOf(day.id, accountId);
  if (!before) refuse("not-found");
  if (state === "going" && event.capacity !== null && event.capacity - day.taken < 1 + before.plusOnes)
    refuse("conflict", "full");
  await seat(accountId, viewer.accountId, { day, event, before, state, plusOnes: before.plusOnes });
  if (state === "attended") {
    if (before.holdId) await capture({ groupId: day.groupId, id: before.holdId, by: viewer.accountId });
    const data = { person: accountId };
    await announce({ kind: "event.attended", objectId: day.id, groupId: day.groupId, actorId: viewer.accountId, data });
  }
  if (seatsOf(before) && !seated.includes(state)) await promote(day.id);
  return { id };
}

/** The day of an event under lock, as far as the reader sees it. */
async function lockDay(viewer: Viewer, id: string): Promise<{ day: Day; event: Event }> {
  const [day] = await db().select().from(eventDays).where(eq(eventDays.id, id)).for("update");
  if (!day) refuse("not-found");
  const [event] = await db()
    .select()
    .from(events)
    .where(and(eq(events.id, day.eventId), isSeen(viewer)));
  if (!event) refuse("not-found");
  return { day, event };
}

const answerOf = async (dayId: string, accountId: string): Promise<Answer | undefined> =>
  (
    await db()
      .select()
      .from(eventAnswers)
      .where(and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.accountId, accountId)))
  )[0];
