import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { authorColumns, readMarkdown, toPerson } from "#app/engines/content/server/index.ts";
import { readRun, returnStep } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { Verdict } from "../contract.ts";
import { passLesson } from "./passing.ts";
import { courseLessons, courses, enrolments, lessonSubmissions } from "./schema.ts";
import { readSubmissions } from "./submissions.ts";

const returns = sql<number>`(select count(*)::int from lesson_submissions r where r.verdict = 'returned'
  and r.enrolment_id = ${lessonSubmissions.enrolmentId} and r.lesson_key = ${lessonSubmissions.lessonKey})`;

const rows = () =>
  db()
    .select({
      submission: lessonSubmissions,
      enrolment: enrolments,
      course: courses,
      lesson: courseLessons,
      person: authorColumns,
      zone: accounts.timeZone,
      returns,
    })
    .from(lessonSubmissions)
    .innerJoin(enrolments, eq(enrolments.id, lessonSubmissions.enrolmentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(
      courseLessons,
      and(eq(courseLessons.planId, enrolments.planId), eq(courseLessons.key, lessonSubmissions.lessonKey)),
    )
    .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rows>>[number];

const toWaiting = ({ submission, course, lesson, person, returns }: Row) => ({
  ...{ id: submission.id, person: toPerson(person), course: { id: course.id, title: course.title } },
  ...{ lesson: lesson.title, at: submission.createdAt.toISOString(), returns },
});

/** What waits to be checked in a company, the first first. */
export async function readChecks({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const found = await rows()
    .where(
      and(
        eq(lessonSubmissions.groupId, groupId),
        isNull(lessonSubmissions.verdict),
        isNull(enrolments.endedAt),
        beyond([lessonSubmissions.createdAt, lessonSubmissions.id], after, "asc"),
      ),
    )
    .orderBy(asc(lessonSubmissions.createdAt), asc(lessonSubmissions.id))
    .limit(pageSize + 1);
  const { items, next } = cut(found, ({ submission }) => [submission.createdAt, submission.id]);
  return { items: items.map(toWaiting), next };
}

async function find({ groupId }: Viewer, id: string): Promise<Row> {
  const [row] = await rows().where(and(eq(lessonSubmissions.id, id), eq(lessonSubmissions.groupId, groupId)));
  return row ?? refuse("not-found");
}

/** A work with its task and what was sent of it before. Refuses one of another company as not found. */
export async function readCheck(viewer: Viewer, { id }: { id: string }) {
  const row = await find(viewer, id);
  return {
    ...toWaiting(row),
    task: readMarkdown(row.lesson.body),
    isClaim: row.lesson.kind !== "task",
    submissions: await readSubmissions(row.enrolment.id, row.submission.lessonKey),
    isWaiting: row.submission.verdict === null && row.enrolment.endedAt === null,
  };
}

type Judgement = { id: string; verdict: Verdict; words: string; grade?: number | undefined };

/** Accepts a work, and the course with it where it was the last; or returns it with words. Once: a second answer is a conflict. */
export async function judge(viewer: Viewer, { id, verdict, words, grade }: Judgement): Promise<{ id: string }> {
  const { submission } = await find(viewer, id);
  await db()
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.id, submission.enrolmentId))
    .for("update");
  const row = await find(viewer, id);
  const { enrolment: mine, course, zone } = row;
  if (row.submission.verdict || mine.endedAt) refuse("conflict", "checked");
  if (verdict === "returned" && words.length < 3) refuseAt("words", "Напишите, чего не хватило");
  const by = viewer.accountId;
  await db()
    .update(lessonSubmissions)
    .set({ verdict, words, checkedBy: by, checkedAt: now() })
    .where(eq(lessonSubmissions.id, id));
  const step =
    (await readRun(mine.runId))!.steps.find(({ key }) => key === submission.lessonKey) ?? refuse("not-found");
  const learner = { accountId: mine.accountId, timeZone: zone };
  if (verdict === "accepted") await passLesson({ course, mine, step, learner, by, grade, comment: words });
  else await returnStep({ runId: mine.runId, stepId: step.id, by, today: todayIn(zone), comment: words });
  const data = { person: mine.accountId, course: course.id, verdict };
  await announce({ kind: "course.checked", objectId: id, groupId: viewer.groupId, actorId: by, data });
  return { id };
}
