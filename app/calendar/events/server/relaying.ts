import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { cancelDays } from "./cancelling.ts";
import type { Day, Event } from "./finding.ts";
import { endOf, layDays, startsOf } from "./laying.ts";
import { eventAnswers, eventDays } from "./schema.ts";
import { shifted } from "./series.ts";

type Shift = {
  /** In which zone the days were laid until now. */
  zone: string;
  /** How much later the clocks show now. */
  shift: number;
  /** From which day of the former rule on. */
  from: Date;
  /** From which moment of the new one on. */
  first: Date;
};

const rest = "Расписание серии изменилось: в этот день события нет";

/**
 * Puts the days of a series where its new rule wants them. A day keeps its answers, and whether it was moved or cancelled by
 * itself; one that the new rule does not know goes, and is cancelled where people have answered.
 */
export async function relay(viewer: Viewer, event: Event, { zone, shift, from, first }: Shift): Promise<void> {
  const days = await db()
    .select()
    .from(eventDays)
    .where(and(eq(eventDays.eventId, event.id), gte(eventDays.ruledAt, from)))
    .orderBy(eventDays.ruledAt);
  const wanted = new Map(startsOf(event, first).map((at) => [at.getTime(), at]));
  const kept: { day: Day; at: Date }[] = [];
  const lost: Day[] = [];
  for (const day of days) {
    const at = shifted(day.ruledAt, zone, shift, event.zone);
    if (wanted.delete(at.getTime())) kept.push({ day, at });
    else lost.push(day);
  }
  await dropLost(viewer, lost);
  await placeKept(event, kept);
  await layDays(event, [...wanted.values()]);
  const moved = kept.filter(({ day, at }) => isPlain(day) && at.getTime() !== day.startsAt.getTime());
  // Who was invited and has not answered hears of the first of them alone.
  for (const [place, { day, at }] of moved.entries()) await tellMoved(viewer, day, at, place === 0);
}

const isPlain = ({ isChanged, cancelledAt }: Day): boolean => !isChanged && !cancelledAt;

async function dropLost(viewer: Viewer, lost: Day[]): Promise<void> {
  if (!lost.length) return;
  const ids = lost.map(({ id }) => id);
  const answered = new Set(
    (
      await db().selectDistinct({ id: eventAnswers.dayId }).from(eventAnswers).where(inArray(eventAnswers.dayId, ids))
    ).map(({ id }) => id),
  );
  const gone = lost.filter((day) => !answered.has(day.id) && (!day.isChanged || day.cancelledAt));
  if (gone.length)
    await db()
      .delete(eventDays)
      .where(
        inArray(
          eventDays.id,
          gone.map(({ id }) => id),
        ),
      );
  const over = lost.filter((day) => answered.has(day.id) && isPlain(day));
  if (over.length)
    await cancelDays(
      viewer,
      inArray(
        eventDays.id,
        over.map(({ id }) => id),
      ),
      rest,
    );
  // What stays stands beside the rule: no day of the rule may be taken for it.
  await db()
    .update(eventDays)
    .set({ ruledAt: sql`${eventDays.ruledAt} + interval '1 second'` })
    .where(inArray(eventDays.id, ids));
}

async function placeKept(event: Event, kept: { day: Day; at: Date }[]): Promise<void> {
  if (!kept.length) return;
  const isTold = event.state === "published";
  const rows = kept.map(({ day, at }) => {
    const isMoved = isPlain(day) && at.getTime() !== day.startsAt.getTime();
    return {
      ...{ id: day.id, ruled: at },
      starts: day.isChanged ? day.startsAt : at,
      ends: day.isChanged ? day.endsAt : endOf(event, at),
      moved: isMoved && isTold ? day.startsAt : day.movedFrom,
    };
  });
  const ids = kept.map(({ day }) => day.id);
  // Out of the way first: one day may come where another one stood.
  await db()
    .update(eventDays)
    .set({ ruledAt: sql`${eventDays.ruledAt} + interval '500 years'` })
    .where(inArray(eventDays.id, ids));
  await db().execute(sql`update ${eventDays} d set ruled_at = v.ruled, starts_at = v.starts, ends_at = v.ends, moved_from = v.moved
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as v(id uuid, ruled timestamptz, starts timestamptz, ends timestamptz, moved timestamptz)
    where d.id = v.id`);
}

/** Asks those who have answered to a day that was moved again, and tells them and the invited the old and the new hours. */
export async function tellMoved(viewer: Viewer, day: Day, to: Date, invited = true): Promise<void> {
  const asked = await db()
    .update(eventAnswers)
    .set({ isAskedAgain: true })
    .where(and(eq(eventAnswers.dayId, day.id), sql`${eventAnswers.state} in ('going', 'maybe', 'waiting', 'asked')`))
    .returning({ id: eventAnswers.accountId });
  if (!asked.length && !invited) return;
  const data = { from: day.startsAt.toISOString(), to: to.toISOString(), invited };
  await announce({ kind: "event.moved", objectId: day.id, groupId: day.groupId, actorId: viewer.accountId, data });
}
