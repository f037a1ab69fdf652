import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { courses, enrolments, savedCourses } from "./schema.ts";

const states = {
  enrolled: "вы записались",
  "in-progress": "вы учитесь",
  completed: "пройден",
  withdrawn: "вы ушли",
};

/** What a person has made, taken and put aside of courses. */
export const ownCourses: OwnPart[] = [
  {
    name: "courses-made",
    title: "Курсы, которые вы сделали",
    by: [courses.authorId],
    after: "nameless",
    head: { title: "Курс", summary: "О чём он" },
    rows: (me) => sql`select c.id as key, c.title, c.summary from courses c where c.author_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "enrolments",
    title: "Ваши курсы",
    by: [enrolments.accountId, enrolments.assignedBy],
    after: "nameless",
    head: { title: "Курс", at: "Когда записались", state: "Что с ним", score: "Балл", due: "Срок" },
    rows: (me) => sql`
      select e.id as key, c.title, ${iso("e.created_at")} as at, e.state, e.score, e.due_on as due
      from enrolments e join courses c on c.id = e.course_id where e.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "saved-courses",
    title: "Курсы, которые вы отложили",
    by: [savedCourses.accountId],
    after: "gone",
    head: { title: "Курс" },
    rows: (me) => sql`select s.course_id as key, c.title from saved_courses s join courses c on c.id = s.course_id
      where s.account_id = ${me}`,
    tell: (row) => row,
  },
];
