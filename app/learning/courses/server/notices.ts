import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { courseDesk as deskUrls } from "../desk-routes.ts";
import { courses as urls } from "../routes.ts";
import { courses, enrolments, lessonSubmissions } from "./schema.ts";

const leadsTo = () => isThere(courses, isAbout(courses.id));

export const courseNotices: NoticeFamily = {
  name: "courses",
  title: "Обучение",
  hint: "Курсы, которые вам назначили, их сроки и то, что вы прошли",
  kinds: {
    "course-assigned": { words: "Вам назначен курс", leadsTo },
    "course-due": { words: "Подходит срок курса", leadsTo },
    "course-passed": { words: "Курс пройден", leadsTo },
    "course-task-accepted": { words: "Работу приняли", leadsTo },
    "course-task-returned": { words: "Работу вернули: посмотрите, чего не хватило", leadsTo },
  },
  mail: "now",
  push: "now",
  mark: "learning",
};

const leadsToCheck = () => isThere(lessonSubmissions, isAbout(lessonSubmissions.id));

export const checkNotices: NoticeFamily = {
  name: "course-checks",
  title: "Обучение: проверка работ",
  hint: "Работы в ваших курсах, которые ждут вашего ответа",
  kinds: { "course-task-sent": { words: "Прислали работу на проверку", leadsTo: leadsToCheck } },
  mail: "digest",
  push: "off",
  mark: "learning",
  isFor: (viewer) => viewer.isAdmin || viewer.rights.includes("learning"),
};

/** Tells the author of a course of a work that was sent, and who sent it of the answer. */
export const notifyOfWorks: Listener = {
  name: "notifications.course-works",
  kinds: ["course.submitted", "course.checked"],
  async hear({ kind, objectId, actorId, data }, key) {
    const [row] = await db()
      .select({ submission: lessonSubmissions, enrolment: enrolments, course: courses })
      .from(lessonSubmissions)
      .innerJoin(enrolments, eq(enrolments.id, lessonSubmissions.enrolmentId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(eq(lessonSubmissions.id, objectId));
    if (!row) return;
    const { submission, enrolment, course } = row;
    const isSent = kind === "course.submitted";
    const accountId = isSent ? course.authorId : enrolment.accountId;
    if (accountId === actorId) return;
    const lesson = { id: course.id, lessonId: submission.lessonKey };
    await notifyPeople([
      {
        ...{ accountId, groupId: course.groupId, eventKey: key, actorId, subject: course.title },
        kind: isSent ? "course-task-sent" : `course-task-${(data as { verdict: string }).verdict}`,
        href: isSent ? href(deskUrls.adminCheck, { id: objectId }) : href(urls.lesson, lesson),
      },
    ]);
  },
};

/** Tells people of what was assigned to them and of what they have passed. */
export const notifyOfCourses: Listener = {
  name: "notifications.courses",
  kinds: ["course.assigned", "course.passed"],
  async hear({ kind, objectId, data }, key) {
    const { person, dueOn } = data as { person: string; dueOn?: string | null };
    const [row] = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, title: courses.title })
      .from(accounts)
      .innerJoin(courses, eq(courses.id, objectId))
      .where(eq(accounts.id, person));
    if (!row) return;
    const { title, ...to } = row;
    await notifyPeople([
      {
        ...to,
        eventKey: key,
        kind: kind === "course.passed" ? "course-passed" : "course-assigned",
        subject: dueOn ? `${title}, до ${dayInFigures(dueOn)}` : title,
        href: href(urls.course, { id: objectId }),
      },
    ]);
  },
};

/** Reminds of terms: three days before and on the day, each once; a job, from whatever node. */
export async function remindOfTerms(): Promise<void> {
  const horizon = new Date(now().getTime() + 4 * 86_400_000).toISOString().slice(0, 10);
  const rows = await db()
    .select({
      id: enrolments.id,
      accountId: accounts.id,
      groupId: accounts.groupId,
      zone: accounts.timeZone,
      dueOn: enrolments.dueOn,
      courseId: courses.id,
      title: courses.title,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
    .where(
      and(
        isNull(enrolments.endedAt),
        inArray(enrolments.state, ["enrolled", "in-progress"]),
        lte(enrolments.dueOn, horizon),
        sql`${enrolments.dueOn} >= ${now()}::date - 1`,
      ),
    );
  await notifyPeople(
    rows.flatMap(({ id, zone, dueOn, courseId, title, ...to }) => {
      const left = Math.round((Date.parse(dueOn!) - Date.parse(todayIn(zone))) / 86_400_000);
      if (left < 0 || left > 3) return [];
      return [
        {
          ...to,
          // The key makes a second reminder of the same term none.
          eventKey: `course-due:${id}:${dueOn}:${left === 0 ? "day" : "soon"}`,
          kind: "course-due",
          subject: left === 0 ? `${title}: сегодня последний день` : `${title}, до ${dayInFigures(dueOn!)}`,
          href: href(urls.course, { id: courseId }),
        },
      ];
    }),
  );
}
