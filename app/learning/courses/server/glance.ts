import { and, isNull, sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { part } from "#platform/db/index.ts";
import type { CourseLine } from "../contract.ts";
import { courses as urls } from "../routes.ts";
import { isMine } from "./course-cards.ts";
import { isOpened } from "./policy.ts";
import { courses, enrolments } from "./schema.ts";

type Row = { id: string; title: string; done: number; required: number; due: string | null };

/** The courses that a person is at, for the main page: the nearest terms first, with how far they are. */
export const glanceAtCourses = (viewer: Viewer) =>
  part<Row, CourseLine[]>(
    sql`select ${courses}.id, ${courses}.title, ${enrolments}.done, ${enrolments}.required, ${enrolments}.due_on as due
      from ${enrolments} join ${courses} on ${and(isMine(viewer), isOpened(viewer))}
      where ${isNull(enrolments.endedAt)}
      order by ${enrolments}.due_on nulls last, ${enrolments}.created_at desc, ${courses}.id limit 5`,
    (rows) =>
      rows.map(({ id, title, done, required, due }) => ({
        href: href(urls.course, { id }),
        title: `${title}: ${done} из ${required}${due ? `, до ${dayInFigures(due)}` : ""}`,
      })),
  );
