import { eq } from "drizzle-orm";
import { enrolments } from "#app/learning/courses/server/index.ts";
import { lessonSubmissions } from "#app/learning/courses/server/schema.ts";
import { keepCommit, openPart } from "#app/learning/scorm/server/playing.ts";
import { packageOf } from "#app/learning/scorm/tests/some-package.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptCourses = {
  /** A course of the company that its head has passed, and a lesson of it. */
  course: string;
  lesson: string;
  /** Where those who take it talk. */
  courseTalk: string;
  /** The number of the certificate that they have for it. */
  certificate: string;
  /** A lesson of it with a package, and a work of the head's that waits for an answer. */
  packageLesson: string;
  work: string;
  /** A course with a task that the head has not done yet. */
  openCourse: string;
  openTask: string;
  /** A template of certificates. */
  certificateTemplate: string;
};

/** A course of a company that its head has passed. */
export async function keepCourses(head: Viewer, other: Viewer, key: string): Promise<KeptCourses> {
  const of = (table: string, column: string) => canary(key, table, column);
  const desk = apiAs({ ...other, isAdmin: true }).courseDesk;
  const said = { title: of("courses", "title"), summary: of("courses", "summary") };
  const { id: course } = await desk.make({ ...said, level: "start", tone: "blue" });
  const written = {
    title: of("course_lessons", "title"),
    body: of("course_lessons", "body"),
    section: of("course_lessons", "section"),
  };
  const { id: packageLesson } = await desk.putLesson({
    ...{ id: course, kind: "scorm", title: "Пакет", required: false },
    file: await packageOf(),
  });
  const task = { kind: "task" as const, title: "Дело", body: "Сделайте.", required: false };
  const { id: taskLesson } = await desk.putLesson({ id: course, ...task });
  const { id: lesson } = await desk.putLesson({ id: course, kind: "text", ...written });
  await desk.publish({ id: course });
  const api = apiAs(head);
  await api.courses.keep({ id: course, kept: true });
  await api.courses.enrol({ id: course });
  const shown = new File(["Сделано"], `${key}.txt`, { type: "text/plain" });
  await api.courses.submit({
    id: course,
    lessonId: taskLesson,
    body: of("lesson_submissions", "body"),
    files: [shown],
  });
  await play(head, { id: course, lessonId: packageLesson });
  await api.courses.review({ id: course, stars: 5, body: of("course_reviews", "body") });
  await api.courses.finish({ id: course, lessonId: lesson });
  const { certificate, talk } = await api.courses.one({ id: course });
  const sample = { heading: "Сертификат", text: of("certificate_templates", "text") };
  const { certificates } = apiAs({ ...other, isAdmin: true });
  const { id: certificateTemplate } = await certificates.putTemplate({
    title: of("certificate_templates", "title"),
    ...sample,
  });
  const open = { title: of("courses", "title"), level: "start" as const, tone: "blue" as const };
  const { id: openCourse } = await desk.make({ ...open, needs: [course] });
  const { id: openTask } = await desk.putLesson({ id: openCourse, ...task });
  await desk.putLesson({ id: openCourse, ...task, required: true });
  await desk.publish({ id: openCourse });
  await api.courses.enrol({ id: openCourse });
  const work = await sentWork(course);
  const kept = { course, lesson, courseTalk: talk!, certificate: certificate!, packageLesson, work };
  return { ...kept, certificateTemplate, openCourse, openTask };
}

/** A package is opened and left. */
async function play(head: Viewer, at: { id: string; lessonId: string }): Promise<void> {
  const { attempt } = await apiAs(head).courses.beginScorm(at);
  await withTenant(head.groupId, async () => {
    const { session } = (await openPart(attempt, undefined))!;
    const cmi = { core: { lesson_status: "incomplete" } };
    await keepCommit(attempt, { session, count: 1, elapsed: 5, isEnd: true, cmi });
  });
}

/** The work that was sent in a course. */
export async function sentWork(course: string): Promise<string> {
  const [row] = await withTenant("*", () =>
    db()
      .select({ id: lessonSubmissions.id })
      .from(lessonSubmissions)
      .innerJoin(enrolments, eq(enrolments.id, lessonSubmissions.enrolmentId))
      .where(eq(enrolments.courseId, course)),
  );
  return row!.id;
}
