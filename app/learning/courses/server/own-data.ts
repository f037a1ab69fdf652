import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import {
  courseAssignments,
  courseReviews,
  courses,
  enrolments,
  learningClocks,
  lessonSubmissions,
  savedCourses,
} from "./schema.ts";

const states = {
  enrolled: "вы записались",
  "in-progress": "вы учитесь",
  completed: "пройден",
  withdrawn: "вы ушли",
};

const verdicts = { accepted: "приняли", returned: "вернули" };

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
    by: [enrolments.accountId, enrolments.assignedBy, courseAssignments.assignedBy],
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
  {
    name: "lesson-submissions",
    title: "Ваши работы на проверку и ваши ответы на чужие",
    by: [lessonSubmissions.checkedBy],
    after: "nameless",
    head: {
      title: "Курс",
      at: "Когда отправлена",
      body: "Что вы написали",
      state: "Что ответили",
      words: "Слова проверявшего",
    },
    rows: (me) => sql`
      select s.id as key, c.title, ${iso("s.created_at")} as at,
        case when e.account_id = ${me} then s.body else '' end as body, s.verdict as state, s.words
      from lesson_submissions s join enrolments e on e.id = s.enrolment_id join courses c on c.id = e.course_id
      where e.account_id = ${me} or s.checked_by = ${me}`,
    tell: (row) => ({ ...row, state: said(verdicts, row.state) }),
    erase: (me) => [
      sql`update lesson_submissions s set body = '', words = '' from enrolments e
        where e.id = s.enrolment_id and e.account_id = ${me}`,
      sql`update files f set audience = '{}' from lesson_submission_files l join lesson_submissions s on s.id = l.submission_id
        join enrolments e on e.id = s.enrolment_id where f.id = l.file_id and e.account_id = ${me}`,
    ],
  },
  {
    name: "course-reviews",
    title: "Ваши отзывы о курсах",
    by: [courseReviews.accountId],
    after: "gone",
    head: { title: "Курс", stars: "Оценка", body: "Отзыв", at: "Когда" },
    rows: (me) => sql`
      select r.course_id as key, c.title, r.stars, r.body, ${iso("r.changed_at")} as at
      from course_reviews r join courses c on c.id = r.course_id where r.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "learning-clock",
    title: "Когда вы последний раз были у урока",
    by: [learningClocks.accountId],
    after: "gone",
    head: { at: "Когда" },
    rows: (me) =>
      sql`select l.account_id as key, ${iso("l.seen_at")} as at from learning_clocks l where l.account_id = ${me}`,
    tell: (row) => row,
  },
];
