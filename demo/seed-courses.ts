import { and, eq, isNull } from "drizzle-orm";
import { events as calendar } from "#app/calendar/events/routes.ts";
import { eventDays, events } from "#app/calendar/events/server/index.ts";
import { progressPlans, progressRunSteps, progressRuns, progressSteps } from "#app/engines/progress/server/schema.ts";
import { questionnaires } from "#app/engines/questionnaires/server/index.ts";
import { certificates, certificateTemplates } from "#app/learning/certificates/server/index.ts";
import { courseLessons, coursePrerequisites, courses, enrolments } from "#app/learning/courses/server/index.ts";
import { keepPackage } from "#app/learning/scorm/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db, newId } from "#platform/db/index.ts";
import { waysOf } from "./course-ways.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { scormPackage } from "./scorm-package.ts";
import { seedCourseTalks } from "./seed-course-talks.ts";
import { seedLearning } from "./seed-learning.ts";
import type { DemoCourse, DemoLesson } from "./words/course.ts";
import { coursesTold } from "./words/courses.ts";
import { playedTold } from "./words/played.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export type Rows = {
  courses: (typeof courses.$inferInsert)[];
  plans: (typeof progressPlans.$inferInsert)[];
  steps: (typeof progressSteps.$inferInsert)[];
  lessons: (typeof courseLessons.$inferInsert)[];
  runs: (typeof progressRuns.$inferInsert)[];
  runSteps: (typeof progressRunSteps.$inferInsert)[];
  enrolments: (typeof enrolments.$inferInsert)[];
  certificates: (typeof certificates.$inferInsert)[];
};

/** Courses of each company with people on their way through them; what was passed last year has its certificates. */
export async function seedCourses(random: Random, world: World): Promise<void> {
  // A test of a lesson is one that whoever takes the course may open.
  const { id, title, groupId, kind, state, audience } = questionnaires;
  const isOpen = and(eq(kind, "test"), eq(state, "published"), isNull(audience));
  const tests = await db().select({ id, title, groupId }).from(questionnaires).where(isOpen);
  const rows: Rows = {
    ...{ courses: [], plans: [], steps: [], lessons: [], runs: [], runSteps: [], enrolments: [], certificates: [] },
  };
  const packages = await keepPackages(world);
  const templateId = await keepTemplate(world);
  const gatherings = await db()
    .select({ id: eventDays.id, title: events.title, groupId: events.groupId })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId));
  for (const [at, told] of coursesTold.entries())
    putCourse(random.fork(told.title), world, { told, at, tests, gatherings, packages, templateId }, rows);
  await insertRows(progressPlans, rows.plans);
  await insertRows(progressSteps, rows.steps);
  await insertRows(courses, rows.courses);
  await insertRows(courseLessons, rows.lessons);
  await insertRows(progressRuns, rows.runs);
  await insertRows(progressRunSteps, rows.runSteps);
  await insertRows(enrolments, rows.enrolments);
  await insertRows(certificates, rows.certificates);
  await insertRows(coursePrerequisites, prerequisitesOf(rows));
  await seedLearning(random.fork("learning"), world, rows);
  await seedCourseTalks(random.fork("talks"), world, rows);
}

/** The packages of the coffee houses, by their versions. */
async function keepPackages(world: World): Promise<Packages> {
  const groupId = world.companies.find(({ key }) => key === "coffee")!.id;
  const people = world.colleagues.get(groupId)!;
  const { id: accountId } = people.find(({ alias }) => alias === "anna") ?? people[0]!;
  const viewer = { accountId, groupId };
  const keep = async (version: "1.2" | "2004") =>
    keepPackage(viewer, await scormPackage(version, playedTold[version]), "file");
  return { "1.2": await keep("1.2"), "2004": await keep("2004") };
}

/** How certificates of the coffee houses read. */
async function keepTemplate(world: World): Promise<string> {
  const id = newId();
  const wording = {
    heading: "Сертификат",
    text: "Школа «Тёплого угла» подтверждает, что курс пройден полностью, а знания проверены.",
    ...{ signer: "Ирина Белова", position: "Руководитель школы бариста" },
  };
  const groupId = world.companies.find(({ key }) => key === "coffee")!.id;
  await insertRows(certificateTemplates, [
    { id, groupId, title: "Школа «Тёплого угла»", wording, renewDays: 30, createdAt: world.today },
  ]);
  return id;
}

/** What is to be passed first, by the titles. */
const prerequisitesOf = ({ courses: all }: Rows) =>
  coursesTold.flatMap(({ title, after }) => {
    const [course, needed] = [title, after].map((name) => all.find((one) => one.title === name));
    return course && needed ? [{ courseId: course.id!, neededId: needed.id!, groupId: course.groupId }] : [];
  });

type Tests = { id: string; title: string; groupId: string }[];

type Packages = Record<"1.2" | "2004", string>;
type Course = { told: DemoCourse; at: number; tests: Tests; gatherings: Tests; packages: Packages; templateId: string };

type Lesson = Omit<(typeof courseLessons)["$inferSelect"], "id" | "planId" | "passAt">;

const rules = { demand: "reported" as const, least: 66, tries: 0, grading: "highest" as const, usesMastery: true };

function kindOf(lesson: DemoLesson) {
  if (lesson.scorm) return "scorm" as const;
  if (lesson.task) return "task" as const;
  if (lesson.event) return "event" as const;
  return lesson.quiz
    ? ("quiz" as const)
    : lesson.video
      ? ("video" as const)
      : lesson.link
        ? ("link" as const)
        : ("text" as const);
}

const addressOf = ({ video, link }: DemoLesson, event: string | undefined) =>
  event ? href(calendar.one, { id: event }) : (video ?? link ?? "");

function putCourse(
  random: Random,
  world: World,
  { told, at, tests, gatherings, packages, templateId }: Course,
  rows: Rows,
): void {
  const {
    company: key,
    free,
    leastPass = 0,
    validMonths = null,
    lessons: toldLessons,
    after: _,
    added,
    ...words
  } = told;
  const groupId = world.companies.find((one) => one.key === key)!.id;
  const people = world.colleagues.get(groupId)!;
  const author = people.find(({ alias }) => alias === "anna") ?? people[0]!;
  const ago = (days: number) => new Date(world.today.getTime() - days * dayLength);
  const publishedAt = ago(500 - at * 9);
  const make = () => demoId(random, publishedAt);
  const id = make();
  const testOf = ({ quiz }: { quiz?: string }) =>
    tests.find((one) => one.title === quiz && one.groupId === groupId)?.id ?? null;
  const eventOf = ({ event }: { event?: string }) =>
    gatherings.find((one) => one.title === event && one.groupId === groupId)?.id;
  const taught = toldLessons.filter((lesson) => (!lesson.quiz || testOf(lesson)) && (!lesson.event || eventOf(lesson)));
  const lessonOf = (lesson: DemoLesson, place: number) => {
    const quizId = testOf(lesson);
    const kind = kindOf(lesson);
    const packageId = lesson.scorm ? packages[lesson.scorm] : null;
    const said = { section: lesson.section ?? "", title: lesson.title, body: lesson.text ?? "" };
    return {
      ...{ groupId, courseId: id, key: make(), place, kind, quizId, fileId: null },
      ...{ packageId, rules: packageId === null ? null : rules, leastMinutes: 0 },
      ...{ ...said, url: addressOf(lesson, eventOf(lesson)), required: !lesson.optional, minutes: lesson.minutes },
    };
  };
  const putVersion = (version: number, of: Lesson[], createdAt: Date) => {
    const planId = make();
    rows.plans.push({ id: planId, groupId, owner: "course", objectId: id, version, madeBy: author.id, createdAt });
    for (const lesson of of)
      rows.lessons.push({ ...lesson, id: make(), planId, passAt: lesson.kind === "quiz" ? leastPass : 0 });
    const steps = of.map((lesson) => ({
      ...{ id: make(), groupId, planId, key: lesson.key, stage: 1, place: lesson.place, kind: lesson.kind },
      ...{ objectId: null, title: lesson.title, required: lesson.required, role: "learner" },
      isChecked: lesson.kind === "scorm" || lesson.kind === "task" || lesson.kind === "event",
      ...{ unlock: free ? ("free" as const) : ("previous" as const), opensAfter: null, dueAfter: null },
    }));
    rows.steps.push(...steps);
    return { planId, steps };
  };
  const lessons = taught.map(lessonOf);
  const { planId, steps } = putVersion(1, lessons, publishedAt);
  const newest = added ? [...lessons, lessonOf(added, lessons.length)] : lessons;
  const newestPlan = added ? putVersion(2, newest, ago(2)).planId : planId;
  for (const lesson of newest) rows.lessons.push({ ...lesson, id: make(), planId: null, passAt: 0 });
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  rows.courses.push({
    ...{ ...words, id, groupId, audience: null, authorId: author.id, isSequential: !free, leastPass },
    minutes: newest.reduce((sum, lesson) => sum + lesson.minutes, 0),
    ...{ dueDays: 10, givesCertificate: true, validMonths, state: "published", isChanged: false },
    ...{ planId: newestPlan, version: added ? 2 : 1 },
    templateId: key === "coffee" ? templateId : null,
    ...{ takesReviews: true, revision: 1, publishedAt, createdAt: new Date(publishedAt.getTime() - 5 * dayLength) },
  });
  const required = steps.filter((step) => step.required);
  for (const way of waysOf(random, told, people, required.length)) {
    const since = ago(way.ago);
    const isOver = way.done === required.length;
    const endedAt = isOver ? new Date(since.getTime() + random.int(1, 9) * dayLength) : null;
    const runId = make();
    const by = way.due === undefined ? null : (way.person.managerId ?? author.id);
    rows.runs.push({
      ...{ id: runId, groupId, planId, objectId: id, accountId: way.person.id, startedOn: dayOf(since) },
      ...{ state: isOver ? "completed" : "active", pausedOn: null, endedAt, startedBy: by ?? way.person.id },
      createdAt: since,
    });
    let left = way.done;
    let isOpen = true;
    for (const step of steps) {
      const isDone = step.required && left-- > 0;
      const waits = isOpen && step.kind === "task" && way.done > 0;
      const open = waits ? "submitted" : "available";
      const state = isDone ? "done" : isOpen || free || isOver ? open : "locked";
      if (!isDone && step.required) isOpen = false;
      rows.runSteps.push({
        ...{ runId, stepId: step.id, groupId, state, opensOn: null, dueOn: null, evidence: "", comment: "" },
        ...{ grade: isDone && step.kind === "quiz" ? random.int(16, 20) * 5 : null, returns: 0 },
        ...{ doneAt: isDone ? (endedAt ?? since) : null, doneBy: isDone ? way.person.id : null },
      });
    }
    const score = isOver && lessons.some(({ quizId }) => quizId) ? random.int(16, 20) * 5 : null;
    const next = required[Math.min(way.done, required.length - 1)]!.key;
    const enrolment = make();
    rows.enrolments.push({
      ...{ id: enrolment, groupId, courseId: id, accountId: way.person.id, runId, planId, assignedBy: by },
      ...{ dueOn: way.due === undefined ? null : dayOf(ago(-way.due)), done: way.done, required: required.length },
      ...{ state: isOver ? "completed" : way.done ? "in-progress" : "enrolled", score, isLast: true },
      ...{ lastLesson: way.done ? next : null, startedAt: way.done ? since : null, endedAt, createdAt: since },
    });
    if (!endedAt) continue;
    const passedOn = dayOf(endedAt);
    const year = Number(passedOn.slice(0, 4));
    const lot = () => Array.from({ length: 4 }, () => signs[random.int(0, signs.length - 1)]).join("");
    rows.certificates.push({
      ...{ id: make(), groupId, number: `${year}-${lot()}-${lot()}`, accountId: way.person.id, objectId: enrolment },
      ...{ courseId: id, firstName: way.person.firstName, lastName: way.person.lastName, title: told.title, score },
      ...{
        minutes,
        passedOn,
        validUntil: validMonths ? `${year + 1}${passedOn.slice(4).replace("-02-29", "-02-28")}` : null,
      },
      ...{ revokedAt: null, revokedBy: null, reason: "", replacedBy: null, createdAt: endedAt },
    });
  }
}
