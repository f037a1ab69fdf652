import { and, asc, eq, sql } from "drizzle-orm";
import { hold, release } from "#app/engines/ledger/server/index.ts";
import type { Answers, Given } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { AnswerState } from "../contract.ts";
import { answersTo } from "./asking.ts";
import { type Day, type Event, lockDay } from "./finding.ts";
import { eventAnswerMarks, eventAnswers, eventDays, events } from "./schema.ts";

/** The states that take a seat. */
const seated: AnswerState[] = ["going", "attended"];
/** The states for which points are put aside. */
const paid: AnswerState[] = [...seated, "waiting", "asked"];

const year = 365 * 86_400_000;

type Wish = {
  id: string;
  answer: "going" | "maybe" | "declined";
  plusOnes: number;
  answers: Record<string, Given>;
};

/**
 * Answers to a day of an event. Who wants a seat of a full one waits in the line, and nobody is seated twice: the row of the
 * day is locked first. Refuses what the event does not offer, and what comes too late, as a conflict.
 */
export async function answer(viewer: Viewer, wish: Wish): Promise<{ id: string; state: AnswerState }> {
  const { day, event, may, invited } = await lockDay(viewer, wish.id);
  if (day.cancelledAt || event.state !== "published") no("cancelled", "Событие отменено или ещё не вышло");
  if (closesAt(day, event) <= now()) no("closed", "Ответы уже закрыты: напишите организатору");
  if (wish.answer === "maybe" && !event.allowsMaybe) no("no-maybe", "Здесь отвечают «Пойду» или «Не пойду»");
  if (event.registration === "none") no("no-registration", "На это событие отвечать не нужно: просто приходите");
  const plusOnes = wish.answer === "going" ? Math.min(wish.plusOnes, event.plusOnes) : 0;
  const before = await answerOf(day.id, viewer.accountId);
  if (event.registration === "invite-only" && !invited && !may && !before)
    no("not-invited", "Сюда зовёт организатор: напишите ему, если хотите прийти");
  const state = wish.answer === "going" ? stateOf({ day, event, before, invited }, 1 + plusOnes) : wish.answer;
  const isComing = wish.answer === "going";
  const answers = isComing ? answersTo(event, wish.answers, before?.answers ?? {}) : {};
  const isSaid = !event.questions && before?.state === state && before.plusOnes === plusOnes && !before.isAskedAgain;
  if (isSaid) return { id: day.id, state };
  const who = { accountId: viewer.accountId, groupId: viewer.groupId, byId: viewer.accountId };
  await seat(who, { day, event, before, state, plusOnes, answers });
  if (seatsOf(before) > (seated.includes(state) ? 1 + plusOnes : 0)) await promote(day.id);
  return { id: day.id, state };
}

const no = (detail: string, text: string): never => refuse("conflict", detail, { fields: { answer: [text] } });

type Answer = typeof eventAnswers.$inferSelect;

/** When answers end: so many hours before the start, and never after it. */
export function closesAt(day: Pick<Day, "startsAt">, event: Pick<Event, "closesHours">): Date {
  return new Date(day.startsAt.getTime() - event.closesHours * 3_600_000);
}

type Asking = { day: Day; event: Event; before: Answer | undefined; invited: boolean };

function stateOf({ day, event, before, invited }: Asking, wanted: number): AnswerState {
  const isLetIn = invited || before?.state === "going" || before?.state === "waiting";
  if (event.registration === "approval" && !isLetIn) return "asked";
  if (wanted <= freeOf(day, event) + seatsOf(before)) return "going";
  if (seatsOf(before)) return no("full", "Столько мест нет: ваше остаётся за вами, но взять с собой больше нельзя");
  if (!event.hasWaitlist) no("full", "Мест больше нет");
  return "waiting";
}

/** How many seats of a day are free. */
export const freeOf = (day: Day, { capacity }: Event): number =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - day.taken;

const seatsOf = (answer: Answer | undefined): number =>
  answer && seated.includes(answer.state) ? 1 + answer.plusOnes : 0;

type Who = { accountId: string; groupId: string; byId: string };
type Seating = {
  day: Day;
  event: Event;
  before: Answer | undefined;
  state: AnswerState;
  plusOnes: number;
  answers?: Answers;
};

/** Writes an answer with its points and its seats: one transaction of one locked day. That somebody has come is told once. */
export async function seat({ accountId, groupId, byId }: Who, seating: Seating): Promise<void> {
  const { day, event, before, state, plusOnes } = seating;
  const holdId = await payFor({ accountId, groupId, byId }, seating);
  const since = before?.state === state ? before.since : now();
  // Who comes no more leaves nothing of what they have told of themselves.
  const answers = state === "declined" ? {} : seating.answers;
  const row = { state, plusOnes, holdId, isAskedAgain: false, since, ...(answers && { answers }) };
  await db()
    .insert(eventAnswers)
    .values({ dayId: day.id, accountId, groupId, reach: event.reach, ...row })
    .onConflictDoUpdate({ target: [eventAnswers.dayId, eventAnswers.accountId], set: row });
  const isHere = state === "attended" && !(await db().$count(eventAnswerMarks, isPresence(day.id, accountId)));
  const mark = { id: newId(), dayId: day.id, groupId, reach: event.reach, accountId, state, byId };
  await db().insert(eventAnswerMarks).values(mark);
  const change = (seated.includes(state) ? 1 + plusOnes : 0) - seatsOf(before);
  if (change)
    await db()
      .update(eventDays)
      .set({ taken: sql`${eventDays.taken} + ${change}` })
      .where(eq(eventDays.id, day.id));
  const data = { person: accountId, state, before: before?.state ?? null };
  await announce({ kind: "event.answered", objectId: day.id, groupId, actorId: byId, data });
  if (isHere)
    await announce({ kind: "event.attended", objectId: day.id, groupId, actorId: byId, data: { person: accountId } });
}

/** It was noted of a person before that they have come. */
const isPresence = (dayId: string, accountId: string) =>
  and(
    eq(eventAnswerMarks.dayId, dayId),
    eq(eventAnswerMarks.accountId, accountId),
    eq(eventAnswerMarks.state, "attended"),
  );

/** Puts the points of a seat aside when somebody asks for it, and gives them back when they give it up before the start. */
async function payFor({ accountId, groupId, byId }: Who, seating: Seating): Promise<string | null> {
  const { day, event, before, state, plusOnes } = seating;
  const held = before?.holdId ?? null;
  // Since the start nothing moves but by the job that settles.
  if (held && day.startsAt <= now()) return held;
  const isPaid = paid.includes(state);
  const isSame = isPaid && before?.plusOnes === plusOnes;
  if (held && isSame) return held;
  if (held) await release({ groupId, id: held, by: byId });
  if (!isPaid || event.price === 0) return null;
  const { id } = await hold({
    ...{ groupId, of: accountId, amount: event.price * (1 + plusOnes), kind: "event-seat", objectId: day.id, by: byId },
    // It is settled at the start, which may be moved.
    ...{ cause: `event:${day.id}:${accountId}:${newId()}`, until: new Date(day.endsAt.getTime() + year) },
  });
  return id;
}

/**
 * Gives free seats to those who wait, the first first, each once; they are told. Who needs more seats than are free keeps
 * their place in the line. The row of the day is locked.
 */
export async function promote(dayId: string): Promise<void> {
  for (;;) {
    const isFit = sql`(${events.capacity} is null or ${eventDays.taken} + 1 + ${eventAnswers.plusOnes} <= ${events.capacity})`;
    const [found] = await db()
      .select({ day: eventDays, event: events, before: eventAnswers })
      .from(eventAnswers)
      .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
      .innerJoin(events, eq(events.id, eventDays.eventId))
      .where(and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.state, "waiting"), isFit))
      .orderBy(asc(eventAnswers.since), asc(eventAnswers.accountId))
      .limit(1);
    if (!found) return;
    const { accountId, groupId, plusOnes } = found.before;
    await seat({ accountId, groupId, byId: accountId }, { ...found, state: "going", plusOnes });
    const data = { person: accountId };
    await announce({ kind: "event.promoted", objectId: dayId, groupId: found.day.groupId, actorId: "", data });
  }
}

type Decision = { id: string; accountId: string; state: "going" | "declined" | "attended" | "no-show" };

/** Accepts who has asked, or notes who came. For who may not, and of a person who has not answered, it is not found. */
export async function decide(viewer: Viewer, { id, accountId, state }: Decision): Promise<{ id: string }> {
  const { day, event, may } = await lockDay(viewer, id);
  if (!may) refuse("not-found");
  const before = await answerOf(day.id, accountId);
  if (!before) refuse("not-found");
  if (before.state === state) return { id };
  if (day.cancelledAt) refuse("conflict", "cancelled");
  const wanted = 1 + before.plusOnes - seatsOf(before);
  if (state === "going" && wanted > freeOf(day, event))
    refuse("conflict", "full", { fields: { state: ["Мест больше нет"] } });
  const who = { accountId, groupId: before.groupId, byId: viewer.accountId };
  await seat(who, { day, event, before, state, plusOnes: before.plusOnes });
  const { groupId } = day;
  const said = { objectId: day.id, groupId, actorId: viewer.accountId, data: { person: accountId } };
  if (state === "going" && before.state !== "no-show" && before.state !== "attended")
    await announce({ kind: "event.promoted", ...said });
  if (seatsOf(before) && !seated.includes(state)) await promote(day.id);
  return { id };
}

/** Gives up what a person has said of a day that is theirs no more, for who leads the event and has locked its days. */
export async function leaveDay(viewer: Viewer, { day, event }: { day: Day; event: Event }, accountId: string) {
  const before = await answerOf(day.id, accountId);
  if (!before) return;
  const who = { accountId, groupId: before.groupId, byId: viewer.accountId };
  await seat(who, { day, event, before, state: "declined", plusOnes: 0 });
  if (seatsOf(before)) await promote(day.id);
}

export const answerOf = async (dayId: string, accountId: string): Promise<Answer | undefined> =>
  (
    await db()
      .select()
      .from(eventAnswers)
      .where(and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.accountId, accountId)))
  )[0];
