import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { coursePrerequisites, courses, enrolments } from "./schema.ts";

/** What is to be passed before a course, and what of it somebody has passed, ever. */
export function readNeeds(accountId: string, courseId: string) {
  const isPassed = sql<boolean>`exists (select from ${enrolments} e
    where e.course_id = ${courses.id} and e.account_id = ${accountId} and e.state = 'completed')`;
  return db()
    .select({ id: courses.id, title: courses.title, isPassed })
    .from(coursePrerequisites)
    .innerJoin(courses, eq(courses.id, coursePrerequisites.neededId))
    .where(eq(coursePrerequisites.courseId, courseId))
    .orderBy(asc(courses.title), asc(courses.id));
}

/** Refuses as a conflict who has not passed what a course asks for. */
export async function demandNeeds(accountId: string, courseId: string): Promise<void> {
  const needs = await readNeeds(accountId, courseId);
  if (needs.some(({ isPassed }) => !isPassed)) refuse("conflict", "needs");
}

/** The keys of what is to be passed before a course. */
export const needsOf = async (courseId: string): Promise<string[]> =>
  (await db().select().from(coursePrerequisites).where(eq(coursePrerequisites.courseId, courseId))).map(
    ({ neededId }) => neededId,
  );

/** Writes what is to be passed before a course. Refuses at the field what is not of the company, and what would wait for itself. */
export async function putNeeds({ id, groupId }: { id: string; groupId: string }, needs: string[]): Promise<void> {
  const wanted = [...new Set(needs)];
  const isHere = and(eq(courses.groupId, groupId), inArray(courses.id, wanted));
  if (wanted.length && (await db().$count(courses, isHere)) < wanted.length) refuseAt("needs", "Такого курса нет");
  // Two authors at once do not lock two courses into one another.
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('prerequisites' || ${groupId}, 0))`);
  const rows = await db().select().from(coursePrerequisites).where(eq(coursePrerequisites.groupId, groupId));
  const links = [
    ...rows.filter(({ courseId }) => courseId !== id),
    ...wanted.map((neededId) => ({ courseId: id, neededId })),
  ];
  if (wanted.some((one) => leadsTo(one, id, links))) refuseAt("needs", "Эти курсы ждали бы друг друга: уберите один");
  await db().delete(coursePrerequisites).where(eq(coursePrerequisites.courseId, id));
  if (wanted.length)
    await db()
      .insert(coursePrerequisites)
      .values(wanted.map((neededId) => ({ courseId: id, neededId, groupId })));
}

/** Whether a course waits for another, over however many. */
function leadsTo(from: string, to: string, links: { courseId: string; neededId: string }[]): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    for (const { courseId, neededId } of links) if (courseId === one) waiting.push(neededId);
  }
  return false;
}
