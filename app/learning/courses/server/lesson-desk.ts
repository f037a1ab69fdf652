import { and, asc, eq, isNull } from "drizzle-orm";
import { questionnaires } from "#app/engines/questionnaires/server/index.ts";
import type { ScormRules } from "#app/learning/scorm/contract.ts";
import { keepPackage } from "#app/learning/scorm/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { storeUpload, storeVideo } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { LessonKind, LessonView } from "../contract.ts";
import { findHere } from "./course-row.ts";
import { readBody } from "./course-view.ts";
import { isEventAddress } from "./event-lesson.ts";
import { courseLessons, courses } from "./schema.ts";

const lessonsAtMost = 200;

const isDraft = (courseId: string) => and(eq(courseLessons.courseId, courseId), isNull(courseLessons.planId));

/** The lessons of a course as its author writes them, with their files. */
export const draftsOf = (courseId: string) =>
  db()
    .select({ lesson: courseLessons, file: files })
    .from(courseLessons)
    .leftJoin(files, eq(files.id, courseLessons.fileId))
    .where(isDraft(courseId))
    .orderBy(asc(courseLessons.place), asc(courseLessons.id));

export type LessonWords = {
  section: string;
  kind: LessonKind;
  title: string;
  body: string;
  url: string;
  quizId?: string | undefined;
  rules: ScormRules;
  leastMinutes: number;
  required: boolean;
  minutes: number;
};
type Put = LessonWords & { id: string; lessonId?: string | undefined; file?: File | undefined };

/** Writes a lesson, or one more at the end. Refuses at its field what a lesson of its kind lacks. */
export async function putLesson(viewer: Viewer, { id, lessonId, file, ...words }: Put): Promise<{ id: string }> {
  const course = await findHere(viewer, id, "for update");
  const drafts = await draftsOf(id);
  const before = lessonId ? drafts.find(({ lesson }) => lesson.key === lessonId)?.lesson : undefined;
  if (lessonId && !before) refuse("not-found");
  if (!before && drafts.length >= lessonsAtMost) refuseAt("title", `В курсе не больше ${lessonsAtMost} уроков`);
  const sent = file?.size ? file : undefined;
  const { kind, url, body, quizId } = words;
  if (kind === "text" && !body) refuseAt("body", "Напишите текст урока");
  if (kind === "link" && !url) refuseAt("url", "Укажите адрес");
  if (kind === "video" && !url && !sent && !before?.fileId) refuseAt("url", "Укажите адрес видео или приложите его");
  if (kind === "file" && !sent && !before?.fileId) refuseAt("file", "Приложите файл");
  if (kind === "scorm" && !sent && !before?.packageId) refuseAt("file", "Приложите пакет SCORM: архив ZIP");
  if (kind === "task" && !body) refuseAt("body", "Напишите, что нужно сделать");
  if (kind === "event" && !isEventAddress(url)) refuseAt("url", "Вставьте адрес события из календаря портала");
  if (words.leastMinutes > words.minutes * 3) refuseAt("leastMinutes", "Не больше трёх длин урока");
  if (kind === "quiz") await demandQuiz(viewer, quizId);
  const holdsFile = kind === "file" || kind === "video";
  const stored = holdsFile && sent ? await store(viewer, sent, kind === "video") : undefined;
  const row = {
    ...words,
    quizId: kind === "quiz" ? quizId! : null,
    packageId: kind === "scorm" ? (sent ? await keepPackage(viewer, sent, "file") : before!.packageId) : null,
    rules: kind === "scorm" ? words.rules : null,
    fileId: holdsFile ? (stored?.id ?? before?.fileId ?? null) : null,
  };
  const key = before?.key ?? newId();
  if (before) await db().update(courseLessons).set(row).where(eq(courseLessons.id, before.id));
  else {
    const { groupId } = viewer;
    const place = (drafts.at(-1)?.lesson.place ?? -1) + 1;
    await db()
      .insert(courseLessons)
      .values({ ...row, id: newId(), groupId, courseId: id, key, place });
  }
  await noteChange(course.id);
  return { id: key };
}

/** A lesson's file is for the whole company: who may open the lesson is what the course says. */
const store = (viewer: Viewer, file: File, isFilm: boolean) =>
  isFilm
    ? storeVideo(file, { viewer, reach: "company", field: "file" })
    : storeUpload(file, { viewer, reach: "company", field: "file", accept: "file" });

async function demandQuiz({ groupId }: Viewer, id: string | undefined): Promise<void> {
  if (!id) return refuseAt("quizId", "Выберите тест");
  const isIt = and(eq(questionnaires.id, id), eq(questionnaires.groupId, groupId), eq(questionnaires.kind, "test"));
  if (!(await db().$count(questionnaires, isIt))) refuseAt("quizId", "Такого теста нет");
}

type Move = { id: string; lessonId: string; by: number; before?: string | undefined };

/** Moves a lesson one place up or down, or to where it is put: before another one, or to the end. */
export async function moveLesson(viewer: Viewer, { id, lessonId, by, before }: Move): Promise<{ id: string }> {
  const course = await findHere(viewer, id, "for update");
  const drafts = (await draftsOf(id)).map(({ lesson }) => lesson);
  const at = drafts.findIndex(({ key }) => key === lessonId);
  const one = drafts[at] ?? refuse("not-found");
  const others = drafts.filter((lesson) => lesson !== one);
  const next = before ? others.findIndex(({ key }) => key === before) : others.length;
  if (next < 0) refuse("not-found");
  const to = before === undefined ? at + by : next;
  if (to < 0 || to > others.length || to === at) return { id };
  for (const [place, lesson] of others.toSpliced(to, 0, one).entries())
    if (lesson.place !== place) await db().update(courseLessons).set({ place }).where(eq(courseLessons.id, lesson.id));
  await noteChange(course.id);
  return { id };
}

/** Takes a lesson out of the next version; versions that are out keep it. */
export async function dropLesson(
  viewer: Viewer,
  { id, lessonId }: { id: string; lessonId: string },
): Promise<{ id: string }> {
  const course = await findHere(viewer, id, "for update");
  const gone = await db()
    .delete(courseLessons)
    .where(and(isDraft(id), eq(courseLessons.key, lessonId)))
    .returning({ id: courseLessons.id });
  if (!gone.length) refuse("not-found");
  await noteChange(course.id);
  return { id };
}

const noteChange = (id: string) => db().update(courses).set({ isChanged: true }).where(eq(courses.id, id));

/** A lesson as whoever takes the course will see it, before it is published. */
export async function preview(viewer: Viewer, { id, lessonId }: { id: string; lessonId: string }): Promise<LessonView> {
  const course = await findHere(viewer, id);
  const drafts = (await draftsOf(id)).map(({ lesson }) => lesson);
  const lines = drafts.map(({ key, section, kind, title, required, minutes }) => ({
    ...{ id: key, section, kind, title, required, minutes },
    state: "open" as const,
  }));
  const at = drafts.findIndex(({ key }) => key === lessonId);
  if (at < 0) refuse("not-found");
  return {
    course: { id, title: course.title, done: 0, required: lines.filter((line) => line.required).length, isOver: false },
    lesson: { ...lines[at]!, ...(await readBody(viewer, drafts[at]!, null)) },
    lessons: lines,
    before: lines[at - 1]?.id ?? null,
    next: lines[at + 1]?.id ?? null,
  };
}
