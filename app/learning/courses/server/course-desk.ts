import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { questionnaires } from "#app/engines/questionnaires/server/index.ts";
import { demandTemplate, readTemplateNames } from "#app/learning/certificates/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { type CourseTone, type Level, lessonWords } from "../contract.ts";
import { findHere, tell } from "./course-row.ts";
import { draftsOf } from "./lesson-desk.ts";
import { needsOf, putNeeds } from "./prerequisites.ts";
import { courses, enrolments } from "./schema.ts";
import { addressTalk } from "./talk.ts";

type Words = {
  title: string;
  summary: string;
  tags: string[];
  level: Level;
  tone: CourseTone;
  audience: string[] | null;
  isSequential: boolean;
  leastPass: number;
  dueDays?: number | undefined;
  givesCertificate: boolean;
  validMonths?: number | undefined;
  templateId?: string | undefined;
  takesReviews: boolean;
  needs: string[];
};

const rowOf = ({ dueDays, validMonths, templateId, needs: _, tags, ...words }: Words) => ({
  ...words,
  tags: [...new Set(tags)],
  dueDays: dueDays ?? null,
  validMonths: validMonths ?? null,
  templateId: templateId ?? null,
});

const usualRules = lessonWords.rules.parse(undefined);

/** The courses of a company with how many are at each, the newest first. */
export async function readCourses({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const counted = (state: string) => sql<number>`(select count(*)::int from ${enrolments} e
    where e.course_id = ${courses.id} and e.is_last and ${sql.raw(state)})`;
  const rows = await db()
    .select({
      course: courses,
      author: authorColumns,
      going: counted("e.ended_at is null"),
      passed: counted("e.state = 'completed'"),
    })
    .from(courses)
    .innerJoin(accounts, eq(accounts.id, courses.authorId))
    .where(and(eq(courses.groupId, groupId), beyond([courses.createdAt, courses.id], after, "desc")))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ course }) => [course.createdAt, course.id]);
  return {
    items: items.map(({ course: { id, title, state, version, isChanged }, author, ...counts }) => ({
      id,
      title,
      state,
      version,
      isChanged,
      author: toPerson(author),
      ...counts,
    })),
    next,
  };
}

/** A course as its editor shows it, with its lessons and the tests to choose from. */
export async function readSource(viewer: Viewer, { id }: { id: string }) {
  const course = await findHere(viewer, id);
  const lessons = await draftsOf(id);
  const quizzes = await db()
    .select({ id: questionnaires.id, title: questionnaires.title })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.groupId, viewer.groupId),
        eq(questionnaires.kind, "test"),
        eq(questionnaires.state, "published"),
      ),
    )
    .orderBy(asc(questionnaires.title))
    .limit(200);
  const { title, summary, tags, level, tone, audience, isSequential, leastPass, givesCertificate } = course;
  const { state, version, isChanged, revision, takesReviews } = course;
  const others = await db()
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.groupId, viewer.groupId), eq(courses.state, "published"), ne(courses.id, id)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(200);
  return {
    ...{ id, title, summary, tags, level, tone, audience, isSequential, leastPass, givesCertificate },
    ...{ state, version, isChanged, revision, quizzes, takesReviews, others },
    ...{
      needs: await needsOf(id),
      templates: await readTemplateNames(viewer),
      templateId: course.templateId ?? undefined,
    },
    dueDays: course.dueDays ?? undefined,
    validMonths: course.validMonths ?? undefined,
    lessons: lessons.map(({ lesson, file }) => ({
      id: lesson.key,
      section: lesson.section,
      kind: lesson.kind,
      title: lesson.title,
      body: lesson.body,
      url: lesson.url,
      quizId: lesson.quizId ?? undefined,
      rules: lesson.rules ?? usualRules,
      leastMinutes: lesson.leastMinutes,
      packageId: lesson.packageId,
      required: lesson.required,
      minutes: lesson.minutes,
      file: file && { name: file.name, src: fileUrl(file.id) },
    })),
  };
}

/** Begins a course: a draft that its editors alone see. */
export async function makeCourse(viewer: Viewer, words: Words): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const id = newId();
  const row = { ...rowOf(words), id, groupId, authorId: accountId, state: "draft" as const, createdAt: now() };
  await demandTemplate(viewer, words.templateId);
  await db().insert(courses).values(row);
  await putNeeds({ id, groupId }, words.needs);
  await tell(viewer, "course.made", id, words.title);
  return { id };
}

/** Changes what is said of a course. Refuses as a conflict what another window has changed meanwhile. */
export async function changeCourse(
  viewer: Viewer,
  { id, revision, ...words }: Words & { id: string; revision: number },
): Promise<{ id: string }> {
  const course = await findHere(viewer, id, "for update");
  if (course.revision !== revision) refuse("conflict", "revision");
  await demandTemplate(viewer, words.templateId);
  await putNeeds(course, words.needs);
  // What a test must reach, and in what order lessons open, stands in the version.
  const isChanged =
    course.isChanged || course.leastPass !== words.leastPass || course.isSequential !== words.isSequential;
  await db()
    .update(courses)
    .set({ ...rowOf(words), isChanged, revision: revision + 1 })
    .where(eq(courses.id, id));
  if (String(course.audience) !== String(words.audience)) await addressTalk({ ...course, audience: words.audience });
  await tell(viewer, "course.changed", id, words.title);
  return { id };
}

/** Takes a course out of the catalogue, or back: who is at it goes on, what was given stays. */
export async function archive(
  viewer: Viewer,
  { id, archived }: { id: string; archived: boolean },
): Promise<{ id: string }> {
  const course = await findHere(viewer, id, "for update");
  if (course.state === "draft") refuse("conflict", "draft");
  await db()
    .update(courses)
    .set({ state: archived ? "archived" : "published" })
    .where(eq(courses.id, id));
  await tell(viewer, "course.archived", id, course.title);
  return { id };
}
