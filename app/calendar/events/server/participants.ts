import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { AnswerState } from "../contract.ts";
import { eventAnswers, eventDays, eventInvites } from "./schema.ts";

/** A list shows no more people at once. */
export const mostPeople = 1000;

/** Who has answered so to a day, the first first. */
export async function participantsOf(dayId: string, states: AnswerState[], limit: number) {
  const rows = await db()
    .select({
      person: authorColumns,
      state: eventAnswers.state,
      plusOnes: eventAnswers.plusOnes,
      since: eventAnswers.since,
    })
    .from(eventAnswers)
    .innerJoin(accounts, eq(accounts.id, eventAnswers.accountId))
    .where(and(eq(eventAnswers.dayId, dayId), inArray(eventAnswers.state, states)))
    .orderBy(asc(eventAnswers.since), asc(eventAnswers.accountId))
    .limit(limit);
  return rows.map(({ person, since, ...row }) => ({ ...row, person: toPerson(person), since: since.toISOString() }));
}

/** Who was invited and has not answered to a day, the first first. */
export async function silentOf(dayId: string) {
  const rows = await db()
    .select({ person: authorColumns, since: eventInvites.createdAt })
    .from(eventInvites)
    .innerJoin(eventDays, and(eq(eventDays.eventId, eventInvites.eventId), eq(eventDays.id, dayId)))
    .innerJoin(accounts, eq(accounts.id, eventInvites.accountId))
    .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.accountId, eventInvites.accountId)))
    .where(isNull(eventAnswers.accountId))
    .orderBy(asc(eventInvites.createdAt), asc(eventInvites.accountId))
    .limit(mostPeople);
  return rows.map(({ person, since }) => ({
    ...{ person: toPerson(person), state: "invited" as const, plusOnes: 0, since: since.toISOString() },
  }));
}
