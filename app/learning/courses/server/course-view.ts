import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { authorColumns, readMarkdown, toPerson } from "#app/engines/content/server/index.ts";
import { readRun } from "#app/engines/progress/server/index.ts";
import { isOut, questionnaireResponses, questionnaires } from "#app/engines/questionnaires/server/index.ts";
import { readCertificateOf } from "#app/learning/certificates/server/index.ts";
import { readStanding } from "#app/learning/scorm/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { type CourseView, isAnswered, type LessonLine, type LessonView, type ScormState } from "../contract.ts";
import { cardColumns, isMine, toCard } from "./course-cards.ts";
import { changesOf } from "./newer.ts";
import { openedMark } from "./opened-mark.ts";
import { isDesk, isOpened } from "./policy.ts";
import { readNeeds } from "./prerequisites.ts";
import { readRating } from "./rating.ts";
import { courseLessons, courses, enrolments } from "./schema.ts";
import { readSubmissions } from "./submissions.ts";
import { talkFor } from "./talk.ts";

export type Lesson = typeof courseLessons.$inferSelect;
type Enrolment = typeof enrolments.$inferSelect;
type Run = NonNullable<Awaited<ReturnType<typeof readRun>>>;

/** A course with the reader's own enrolment. Refuses what they may not open as not found. */
export async function findCourse(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ ...cardColumns(viewer), author: authorColumns })
    .from(courses)
    .innerJoin(accounts, eq(accounts.id, courses.authorId))
    .leftJoin(enrolments, isMine(viewer))
    .where(and(eq(courses.id, id), isOpened(viewer)));
  return row ?? refuse("not-found");
}

/** The lessons of a version in their order; without one, as their author writes them. */
export const lessonsOf = (courseId: string, planId: string | null): Promise<Lesson[]> =>
  db()
    .select()
    .from(courseLessons)
    .where(
      and(
        eq(courseLessons.courseId, courseId),
        planId ? eq(courseLessons.planId, planId) : isNull(courseLessons.planId),
      ),
    )
    .orderBy(asc(courseLessons.place));

/** Whether somebody is at a course now. */
const isGoing = (mine: Enrolment | null): mine is Enrolment => mine !== null && mine.endedAt === null;

/** The lessons that a reader meets: of their own version, else of the newest one. */
async function readWay(courseId: string, planId: string | null, mine: Enrolment | null) {
  const isTaken = mine !== null && mine.state !== "withdrawn";
  const run = isTaken ? await readRun(mine.runId) : undefined;
  const lessons = await lessonsOf(courseId, isTaken ? mine.planId : planId);
  return { run, lessons, lines: lessons.map((lesson) => lineOf(lesson, run)) };
}

function lineOf({ key, section, kind, title, required, minutes }: Lesson, run: Run | undefined): LessonLine {
  const state = run?.steps.find((step) => step.key === key)?.state;
  return { id: key, section, kind, title, required, minutes, state: toldOf(state) };
}

function toldOf(state: Run["steps"][number]["state"] | undefined): LessonLine["state"] {
  if (!state || state === "locked") return "locked";
  if (state === "done" || state === "skipped") return "done";
  return state === "submitted" ? "sent" : "open";
}

/** The way of a reader through a course that they take. Refuses another one as not found. */
export async function readWayOf(viewer: Viewer, id: string) {
  const { course, mine } = await findCourse(viewer, id);
  if (!mine || mine.state === "withdrawn") refuse("not-found");
  return { course, mine, ...(await readWay(id, course.planId, mine)) };
}

/** Where to go on: the lesson where one was last while it is open, else the first that is. */
export function nextOf(lines: LessonLine[], last: string | null): string | null {
  const open = lines.filter(({ state }) => state === "open");
  return (open.find(({ id }) => id === last) ?? open[0] ?? lines[0])?.id ?? null;
}

/** A course with its programme. Refuses what the reader may not open as not found. */
export async function readCourse(viewer: Viewer, { id }: { id: string }): Promise<CourseView> {
  const { author, ...row } = await findCourse(viewer, id);
  const { course, mine } = row;
  const { lessons, lines } = await readWay(id, course.planId, mine);
  const passed = new Set(lines.filter(({ state }) => state === "done").map((line) => line.id));
  const isBehind = isGoing(mine) && mine.planId !== course.planId;
  return {
    ...toCard(row, viewer),
    author: toPerson(author),
    state: course.state,
    isSequential: course.isSequential,
    dueDays: course.dueDays,
    givesCertificate: course.givesCertificate,
    lessons: lines,
    next: nextOf(lines, mine?.lastLesson ?? null),
    newer: isBehind ? changesOf(lessons, await lessonsOf(id, course.planId), passed) : null,
    certificate: mine?.state === "completed" ? await readCertificateOf(mine.id) : null,
    talk: await talkFor(viewer, course.talkId),
    mayEdit: isDesk(viewer),
    needs: await readNeeds(viewer.accountId, id),
    rating: { ...(await readRating(id)), takes: course.takesReviews },
  };
}

/** A lesson for whoever takes the course: what is locked, and what they have not enrolled for, is not there. */
export async function readLesson(
  viewer: Viewer,
  { id, lessonId }: { id: string; lessonId: string },
): Promise<LessonView> {
  const { course, mine, run, lessons, lines } = await readWayOf(viewer, id);
  const at = lines.findIndex((line) => line.id === lessonId);
  if (at < 0 || lines[at]!.state === "locked") refuse("not-found");
  return {
    course: { id, title: course.title, done: mine.done, required: mine.required, isOver: mine.endedAt !== null },
    lesson: {
      ...lines[at]!,
      ...(await readBody(viewer, lessons[at]!, mine)),
      seconds: run?.steps.find(({ key }) => key === lessonId)?.seconds ?? 0,
    },
    lessons: lines,
    before: lines[at - 1]?.state === "locked" ? null : (lines[at - 1]?.id ?? null),
    next: (lines.slice(at + 1).find(isOpen) ?? lines.find(({ state }) => state === "open"))?.id ?? null,
  };
}

const isOpen = ({ state }: LessonLine) => state !== "locked";

/** What a lesson holds: its text, its file, how its test, its package or its task stands for whoever takes the course. */
export async function readBody(viewer: Viewer, lesson: Lesson, mine: Enrolment | null) {
  const [file] = lesson.fileId ? await db().select().from(files).where(eq(files.id, lesson.fileId)) : [];
  return {
    text: readMarkdown(lesson.body),
    url: lesson.url,
    file: file
      ? { src: fileUrl(file.id), name: file.name, bytes: file.bytes, isFilm: file.type.startsWith("video/") }
      : null,
    quiz: lesson.quizId ? await readQuiz(viewer, lesson, mine?.createdAt ?? null) : null,
    leastMinutes: lesson.leastMinutes,
    seconds: 0,
    opened: openedMark(viewer, lesson.key),
    scorm: lesson.packageId ? await readScormOf(lesson, mine) : null,
    submissions: mine && isAnswered(lesson.kind) ? await readSubmissions(mine.id, lesson.key) : [],
  };
}

const untried: ScormState = { isPassed: false, score: null, tries: [], mayBegin: true, going: null };

const readScormOf = async ({ key, rules }: Lesson, mine: Enrolment | null): Promise<ScormState> =>
  mine ? readStanding({ objectId: mine.id, lessonKey: key, rules: rules! }) : untried;

/** How somebody has done at the test of a lesson since they enrolled: an attempt of before counts for nothing. */
export async function readQuiz(viewer: Viewer, { quizId, passAt }: Lesson, since: Date | null) {
  const [row] = await db()
    .select({
      id: questionnaires.id,
      title: questionnaires.title,
      opens: sql<boolean>`coalesce(${isOut(viewer)}, false)`,
      best: sql<number | null>`max(${questionnaireResponses.score})`,
      passed: sql<boolean>`coalesce(bool_or(${questionnaireResponses.passed}), false)`,
    })
    .from(questionnaires)
    .leftJoin(
      questionnaireResponses,
      and(
        eq(questionnaireResponses.questionnaireId, questionnaires.id),
        eq(questionnaireResponses.accountId, viewer.accountId),
        eq(questionnaireResponses.state, "submitted"),
        since ? sql`${questionnaireResponses.submittedAt} >= ${since}` : sql`false`,
      ),
    )
    .where(eq(questionnaires.id, quizId!))
    .groupBy(questionnaires.id);
  if (!row) return null;
  const best = row.best === null ? null : Math.round(row.best);
  return { ...row, best, passAt, passed: passAt > 0 ? row.best !== null && row.best >= passAt : row.passed };
}
