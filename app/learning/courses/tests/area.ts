import { eq } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import { atOffice, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { makeCourse } from "./some-course.ts";
import { fresh, lessonOf, packaged, reviewed, sent, taken, tasked, words } from "./taken-courses.ts";

const told = reader(stands(({ sever }) => ({ subject: words.title, href: `/courses/${sever.course}` })));

export const tests: AreaTests = {
  addresses: {
    tag: () => ({ params: { tag: "сервис" } }),
    course: ({ sever }) => about("company", "id", sever.course),
    program: ({ sever }) => about("company", "id", sever.course),
    scorm: ({ sever }) => ({ ...about("company", "id", sever.openCourse), status: 302 }),
    reviews: ({ sever }) => about("company", "id", sever.course),
    talk: ({ sever }) => about("company", "id", sever.courseTalk),
    lesson: ({ sever }) => ({
      for: "owner",
      id: sever.openCourse,
      params: { id: sever.openCourse, lessonId: sever.openTask },
    }),
  },
  samples: {
    talk: ({ sever }) => company({ id: sever.courseTalk }, sever.courseTalk),
    timeKeys: () => everyone({}),
    checkTimePaper: () => everyone({ file: new File(["%PDF-1.7"], "отчёт.pdf", { type: "application/pdf" }) }),
    home: () => everyone({}),
    catalogue: () => everyone({}),
    mine: () => everyone({}),
    team: () => everyone({}),
    one: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    enrol: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    keep: async (world) => {
      const id = await fresh(world);
      return company({ id, kept: true }, id);
    },
    assignTeam: async (world) => {
      const id = await fresh(world);
      const { head, moderator } = world.sever;
      const isLed = { managerId: head.accountId };
      await withTenant("*", () => db().update(accounts).set(isLed).where(eq(accounts.id, moderator.accountId)));
      return { input: { id, people: [moderator.accountId], dueDays: 5 }, for: "owner", id };
    },
    lesson: async (world) => {
      const id = await taken(world);
      return { input: { id, lessonId: await lessonOf(world, id) }, for: "owner", id };
    },
    finish: async (world) => {
      const id = await taken(world);
      return { input: { id, lessonId: await lessonOf(world, id) }, for: "owner", id };
    },
    beat: async (world) => {
      const id = await taken(world);
      return { input: { id, lessonId: await lessonOf(world, id) }, for: "owner", id };
    },
    submit: async (world) => {
      const at = await tasked(world);
      return { input: { ...at, body: "Сварил и попробовал." }, for: "owner", id: at.id };
    },
    scorm: async (world) => {
      const { id } = await packaged(world);
      return { input: { id }, for: "owner", id };
    },
    beginScorm: async (world) => {
      const at = await packaged(world);
      return { input: at, for: "owner", id: at.id };
    },
    reviews: async (world) => {
      const id = await fresh(world);
      return company({ id }, id);
    },
    review: async (world) => {
      const id = await reviewed(world);
      return { input: { id, stars: 4, body: "Коротко и ясно" }, for: "owner", id };
    },
    dropReview: async (world) => {
      const id = await reviewed(world);
      return company({ id }, id);
    },
    start: async (world) => {
      const id = await taken(world);
      return { input: { id }, for: "owner", id };
    },
    leave: async (world) => {
      const id = await taken(world);
      return { input: { id }, for: "owner", id };
    },
    move: async (world) => {
      const id = await taken(world);
      return { input: { id }, for: "owner", id };
    },
  },
  pages: {
    "/sputnik": { statements: 4, ask: ({ api }) => [api.courses.home({})] },
    "/sputnik/catalog": { statements: 2, ask: ({ api }) => [api.courses.catalogue({})] },
    "/sputnik/courses": { statements: 1, ask: ({ api }) => [api.courses.mine({})] },
    "/sputnik/team": { statements: 3, ask: ({ api }) => [api.courses.team({})] },
    "/courses/:id/reviews": {
      statements: 4,
      ask: ({ api, world }) => [api.courses.reviews({ id: world.sever.course })],
    },
    "/courses/:id/:lessonId": {
      statements: 4,
      ask: ({ api, world }) => [api.courses.lesson({ id: world.sever.course, lessonId: world.sever.lesson })],
    },
  },
  notices: {
    ...{ "course-assigned": told, "course-due": told, "course-passed": told },
    ...{ "course-task-accepted": told, "course-task-returned": told },
    "course-task-sent": atOffice(async (_, world) => ({
      notice: { subject: words.title, href: `/admin/learning/checks/${await sent(world)}` },
      losses: {},
    })),
  },
};

const draft = async (world: TwoCompanies) => {
  const { id } = await makeCourse(world.admin, { isOut: false });
  const { lessons } = await apiAs(world.admin).courseDesk.source({ id });
  return { id, lessonId: lessons[0]!.id };
};

export const testsOf: Record<string, AreaTests> = {
  courseDesk: {
    addresses: {
      adminCourse: ({ sever }) => about("company", "id", sever.course),
      adminLearners: ({ sever }) => about("company", "id", sever.course),
      adminLearnersTable: ({ sever }) => about("company", "id", sever.course),
      adminLesson: ({ sever }) => ({
        params: { id: sever.course, lessonId: sever.lesson },
        ...{ for: "company", id: sever.course },
      }),
      adminPackage: ({ sever }) => ({
        params: { id: sever.course, lessonId: sever.packageLesson },
        ...{ for: "company", id: sever.course },
      }),
      adminCheck: ({ sever }) => about("company", "id", sever.work),
      adminPreview: ({ sever }) => ({
        params: { id: sever.course, lessonId: sever.lesson },
        ...{ for: "company", id: sever.course },
      }),
    },
    samples: {
      list: () => desk({}),
      make: () => desk(words),
      source: async (world) => {
        const { id } = await draft(world);
        return { ...desk({ id }), id };
      },
      change: async (world) => {
        const { id } = await draft(world);
        return { ...desk({ id, revision: 1, ...words }), id };
      },
      putLesson: async (world) => {
        const { id } = await draft(world);
        return { ...desk({ id, kind: "text", title: "Вода", body: "Вода мягкая." }), id };
      },
      moveLesson: async (world) => {
        const wish = await draft(world);
        return { ...desk({ ...wish, by: 1 }), id: wish.id };
      },
      dropLesson: async (world) => {
        const wish = await draft(world);
        return { ...desk(wish), id: wish.id };
      },
      preview: async (world) => {
        const wish = await draft(world);
        return { ...desk(wish), id: wish.id };
      },
      publish: async (world) => {
        const { id } = await draft(world);
        return { ...desk({ id }), id };
      },
      archive: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id, archived: true }), id };
      },
      assign: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id, dueDays: 5 }), id };
      },
      checks: () => desk({}),
      check: async (world) => {
        const id = await sent(world);
        return { ...desk({ id }), id };
      },
      judge: async (world) => {
        const id = await sent(world);
        return { ...desk({ id, verdict: "returned", words: "Переварен" }), id };
      },
      ...{ time: () => desk({}), timePaper: () => desk({}) },
      dropReviewOf: async (world) => {
        const id = await reviewed(world);
        return { ...desk({ id, account: world.sever.head.accountId }), id };
      },
      learners: async (world) => {
        const id = await taken(world);
        return { ...desk({ id }), id };
      },
    },
    pages: {
      "/admin/learning": { statements: 1, ask: ({ admin }) => [admin.courseDesk.list({})] },
      "/admin/learning/checks": { statements: 1, ask: ({ admin }) => [admin.courseDesk.checks({})] },
      "/admin/learning/time": { statements: 4, ask: ({ admin }) => [admin.courseDesk.time({})] },
    },
  },
};
