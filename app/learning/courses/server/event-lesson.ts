import { and, eq, isNull, like } from "drizzle-orm";
import { readRun } from "#app/engines/progress/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isOver, passLesson } from "./passing.ts";
import { courseLessons, courses, enrolments } from "./schema.ts";

const place = (id: string) => `/calendar/${id}`;

/** Whether an address leads to an event of the portal's calendar. */
export const isEventAddress = (url: string): boolean =>
  /\/calendar\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}([/?#]|$)/.test(url);

/** Passes the lessons that are an event, of whoever has come to it; heard twice, it passes nothing twice. */
export const passByEvent: Listener = {
  name: "courses.events",
  kinds: ["event.attended"],
  async hear({ objectId, data }) {
    const { person } = data as { person: string };
    const found = await db()
      .select({ mine: enrolments, course: courses, key: courseLessons.key, timeZone: accounts.timeZone })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(courseLessons, eq(courseLessons.planId, enrolments.planId))
      .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
      .where(
        and(
          eq(enrolments.accountId, person),
          isNull(enrolments.endedAt),
          eq(courseLessons.kind, "event"),
          like(courseLessons.url, `%${place(objectId)}%`),
        ),
      )
      .for("update", { of: enrolments });
    for (const { mine, course, key, timeZone } of found) {
      const step = (await readRun(mine.runId))?.steps.find((one) => one.key === key);
      if (!step || isOver(step) || step.state === "locked") continue;
      await passLesson({ course, mine, step, learner: { accountId: person, timeZone }, by: person });
    }
  },
};
