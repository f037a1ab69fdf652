import { asc, eq } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { answerColumns } from "./asking.ts";
import { findOwn } from "./finding.ts";
import { silentOf } from "./participants.ts";
import { eventAnswers } from "./schema.ts";

const most = 5000;

/** Everybody of a day of an event as a table, for who leads it; for others it is not found. */
export async function readTable(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await findOwn(viewer, id);
  const rows = await db()
    .select({
      ...{ person: authorColumns, department: departments.name },
      ...{ state: eventAnswers.state, plusOnes: eventAnswers.plusOnes, since: eventAnswers.since },
      answers: eventAnswers.answers,
    })
    .from(eventAnswers)
    .innerJoin(accounts, eq(accounts.id, eventAnswers.accountId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(eq(eventAnswers.dayId, day.id))
    .orderBy(asc(eventAnswers.since), asc(eventAnswers.accountId))
    .limit(most);
  const columns = answerColumns(event);
  return {
    ...{ title: day.title ?? event.title, zone: event.zone, questions: columns.titles },
    items: [
      ...rows.map(({ person, department, since, answers, ...row }) => ({
        ...{ ...row, person: toPerson(person), department: department ?? "", since: since.toISOString() },
        answers: columns.of(answers),
      })),
      ...(await silentOf(day.id)).map((row) => ({ ...row, department: "", answers: columns.of({}) })),
    ],
  };
}
