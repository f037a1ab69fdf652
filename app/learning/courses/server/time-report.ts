import { and, asc, eq, inArray } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { readTimes, runsIn } from "#app/engines/progress/server/index.ts";
import { readToldTime } from "#app/learning/scorm/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuseAt } from "#platform/refusal.ts";
import { courses, enrolments } from "./schema.ts";

export type TimeWish = {
  from?: string | undefined;
  to?: string | undefined;
  course?: string | undefined;
  person?: string | undefined;
  after?: string | undefined;
};

const pageLength = 100;

/** How long people of a company have learnt in some days, person by person and course by course, with how that is known. */
export async function readTime(viewer: Viewer, { from, to, course, person, after }: TimeWish) {
  const last = to ?? todayIn(viewer.timeZone);
  const first = from ?? daysFrom(last, -30);
  if (first > last) refuseAt("from", "Начало позже конца");
  if (Date.parse(last) - Date.parse(first) > 800 * 86_400_000) refuseAt("from", "Не больше двух лет");
  const offered = await db()
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.groupId, viewer.groupId))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(500);
  if (course && !offered.some(({ id }) => id === course)) refuseAt("course", "Такого курса нет");
  const found = await db()
    .select({
      enrolment: enrolments,
      title: courses.title,
      person: authorColumns,
      lastName: accounts.lastName,
      firstName: accounts.firstName,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
    .where(
      and(
        eq(enrolments.groupId, viewer.groupId),
        course ? eq(enrolments.courseId, course) : undefined,
        person ? eq(enrolments.accountId, person) : undefined,
        inArray(enrolments.runId, runsIn({ from: first, to: last })),
        beyond([accounts.lastName, accounts.firstName, enrolments.id], after, "asc"),
      ),
    )
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(enrolments.id))
    .limit(pageLength + 1);
  const { items: page, next } = cut(
    found,
    ({ enrolment, lastName, firstName }) => [lastName, firstName, enrolment.id],
    pageLength,
  );
  const runs = page.map(({ enrolment }) => enrolment.runId);
  const times = await readTimes(runs, { from: first, to: last });
  const told = await readToldTime(page.map(({ enrolment }) => enrolment.id));
  return {
    ...{ from: first, to: last, courses: offered },
    items: page.map(({ enrolment, title, person: who }) => {
      const sum = (method: string) =>
        times.find((one) => one.runId === enrolment.runId && one.method === method)?.seconds ?? 0;
      return {
        ...{ person: toPerson(who), courseId: enrolment.courseId, title },
        ...{ seen: sum("seen"), opened: sum("opened"), told: sum("told") },
        package: told.find(({ objectId }) => objectId === enrolment.id)?.seconds ?? 0,
      };
    }),
    next,
  };
}
