import { z } from "zod";
import { scormRules } from "#app/learning/scorm/contract.ts";
import { writtenText } from "#app/rich-text/contract.ts";
import { attachment, filesAtMost } from "#platform/api/attachment.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const access = "employee";
const id = z.uuid();
const at = "/learning/courses/{id}";

export const levels = ["start", "middle", "deep"] as const;
export type Level = (typeof levels)[number];
export const courseTones = ["blue", "green", "violet", "orange", "red", "teal"] as const;
export type CourseTone = (typeof courseTones)[number];
export const courseStates = ["draft", "published", "archived"] as const;
export type CourseState = (typeof courseStates)[number];
export const lessonKinds = ["text", "video", "file", "link", "quiz", "scorm", "task", "event"] as const;
export type LessonKind = (typeof lessonKinds)[number];
/** Whether something is sent of a lesson to somebody who answers: a work, or one's word. */
export const isAnswered = (kind: LessonKind): boolean => kind === "task" || kind === "scorm" || kind === "event";
export const enrolmentStates = ["enrolled", "in-progress", "completed", "withdrawn"] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];
/** What comes with a work. */
export const workFiles = filesAtMost(10);
/** What becomes of what was sent to be checked. */
export const verdicts = ["accepted", "returned"] as const;
export type Verdict = (typeof verdicts)[number];
export const shelves = ["going", "done", "saved"] as const;
export type Shelf = (typeof shelves)[number];
/** How long a course is: up to half an hour, up to two hours, longer. */
export const courseLengths = ["short", "middle", "long"] as const;
export type CourseLength = (typeof courseLengths)[number];
/** What a course has in it; «text» has nothing but texts. */
export const courseFormats = ["text", "video", "quiz", "task", "scorm"] as const;
export type CourseFormat = (typeof courseFormats)[number];
/** How the reader stands to a course. */
export const courseWays = ["mine", "mandatory", "done"] as const;
export type CourseWay = (typeof courseWays)[number];
export const courseSorts = ["new", "title", "short"] as const;
export type CourseSort = (typeof courseSorts)[number];
/** By what the catalogue is narrowed, and in which order it comes. */
export const catalogueWords = {
  level: z.enum(levels).optional(),
  length: z.enum(courseLengths).optional(),
  format: z.enum(courseFormats).optional(),
  way: z.enum(courseWays).optional(),
  sort: z.enum(courseSorts).optional(),
};
export const tagRule = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}-]{2,30}$/u, "Тег – одно слово из букв, цифр и дефиса, от 2 до 30 знаков");

const progress = z.object({
  state: z.enum(enrolmentStates),
  done: z.number(),
  required: z.number(),
  dueOn: z.string().nullable(),
  overdue: z.boolean(),
  assigned: z.boolean(),
});

/** A course as lists show it, with the reader's own way through it. */
export const courseCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  level: z.enum(levels),
  tone: z.enum(courseTones),
  minutes: z.number(),
  mine: progress.nullable(),
  saved: z.boolean(),
});
export type CourseCard = z.output<typeof courseCard>;

/** A course of one's own on the main page. */
export const courseLine = z.object({ href: z.string(), title: z.string() });
export type CourseLine = z.output<typeof courseLine>;

const lessonLine = z.object({
  /** The key of the lesson: what its address says. */
  id,
  section: z.string(),
  kind: z.enum(lessonKinds),
  title: z.string(),
  required: z.boolean(),
  minutes: z.number(),
  /** «sent» waits for whoever checks. */
  state: z.enum(["locked", "open", "sent", "done"]),
});
export type LessonLine = z.output<typeof lessonLine>;

export const courseView = courseCard.extend({
  author: personCard,
  state: z.enum(courseStates),
  isSequential: z.boolean(),
  dueDays: z.number().nullable(),
  givesCertificate: z.boolean(),
  lessons: z.array(lessonLine),
  /** Where «Начать» and «Продолжить» lead. */
  next: id.nullable(),
  /** What a newer version than the reader's own would change for them: lessons by their titles. */
  newer: z
    .object({
      ...{ added: z.array(z.string()), gone: z.array(z.string()), changed: z.array(z.string()) },
      ...{ done: z.number(), required: z.number() },
    })
    .nullable(),
  certificate: z.string().nullable(),
  /** Where those who take it talk. */
  talk: id.nullable(),
  mayEdit: z.boolean(),
  /** What is to be passed first, and what of it is. */
  needs: z.array(z.object({ id, title: z.string(), isPassed: z.boolean() })),
  /** What those who have taken it say, as one number of one to five. */
  rating: z.object({ average: z.number().nullable(), count: z.number(), takes: z.boolean() }),
});
export type CourseView = z.output<typeof courseView>;

/** What somebody has sent to be checked, and what was answered. */
export const submission = z.object({
  id,
  body: z.string(),
  files: z.array(attachment),
  verdict: z.enum(verdicts).nullable(),
  words: z.string(),
  at: z.string(),
  checkedAt: z.string().nullable(),
});
export type Submission = z.output<typeof submission>;

const scormState = z.object({
  isPassed: z.boolean(),
  score: z.number().nullable(),
  tries: z.array(
    z.object({
      ...{ id, number: z.number(), score: z.number().nullable(), isEnded: z.boolean(), isPassed: z.boolean() },
      ...{ seconds: z.number(), at: z.string() },
    }),
  ),
  /** Whether one more may be begun, and which one is gone on with. */
  mayBegin: z.boolean(),
  going: id.nullable(),
});
export type ScormState = z.output<typeof scormState>;

export const lessonView = z.object({
  course: z.object({ id, title: z.string(), done: z.number(), required: z.number(), isOver: z.boolean() }),
  lesson: lessonLine.extend({
    text: writtenText,
    url: z.string(),
    leastMinutes: z.number(),
    /** How long one has been at it so far, as far as the portal has seen. */
    seconds: z.number(),
    /** When this page was opened, as the portal says; it comes back where no script tells the time. */
    opened: z.string(),
    scorm: scormState.nullable(),
    /** What was sent of it, the last first. */
    submissions: z.array(submission),
    file: z.object({ src: z.string(), name: z.string(), bytes: z.number(), isFilm: z.boolean() }).nullable(),
    quiz: z
      .object({
        ...{ id, title: z.string(), best: z.number().nullable(), passed: z.boolean(), passAt: z.number() },
        /** Whether the test speaks to this reader: its own audience may be narrower than that of the course. */
        opens: z.boolean(),
      })
      .nullable(),
  }),
  lessons: z.array(lessonLine),
  before: id.nullable(),
  next: id.nullable(),
});
export type LessonView = z.output<typeof lessonView>;

export const scormView = z.object({
  course: z.object({ id, title: z.string(), isOver: z.boolean() }),
  lesson: lessonLine.extend({ text: writtenText }),
  scorm: scormState,
  rules: scormRules,
  /** The newest try, or what it will consist of. */
  parts: z.array(
    z.object({ id: z.string(), title: z.string(), isCompleted: z.boolean(), isPassed: z.boolean().nullable() }),
  ),
  /** Where the try is played that was asked for. */
  frame: z.string().nullable(),
  /** Whether this portal has an origin where packages may be played. */
  isPlayable: z.boolean(),
  submissions: z.array(submission),
});
export type ScormView = z.output<typeof scormView>;

const cards = z.object({ items: z.array(courseCard), next: z.string().optional() });
const done = z.object({ id });
export const dueDaysRule = z.coerce
  .number({ error: "Напишите число" })
  .int()
  .min(1, "Хотя бы один день")
  .max(365, "Не больше 365 дней");

export const learner = z.object({
  person: personCard,
  courseId: id,
  title: z.string(),
  state: z.enum(enrolmentStates),
  done: z.number(),
  required: z.number(),
  score: z.number().nullable(),
  dueOn: z.string().nullable(),
  overdue: z.boolean(),
  assigned: z.boolean(),
  since: z.string(),
  endedAt: z.string().nullable(),
});
export type Learner = z.output<typeof learner>;

export const starsRule = z.coerce
  .number({ error: "Поставьте оценку" })
  .int()
  .min(1, "Поставьте оценку")
  .max(5, "Поставьте оценку от 1 до 5");

const review = z.object({ person: personCard, stars: z.number(), body: z.string(), at: z.string() });
export type Review = z.output<typeof review>;

export const coursesContract = {
  home: operation({ method: "GET", path: "/learning", summary: "Обучение: продолжить, назначено, советуем", access })
    .input(z.strictObject({}))
    .output(
      z.object({
        going: z.array(courseCard),
        assigned: z.array(courseCard),
        recommended: z.array(courseCard),
        tags: z.array(z.string()),
        leads: z.boolean(),
      }),
    ),
  catalogue: operation({ method: "GET", path: "/learning/catalogue", summary: "Каталог курсов", access })
    .input(
      z.strictObject({
        tag: z.string().max(60).optional(),
        query: z.string().trim().max(200).default(""),
        ...catalogueWords,
        after: z.string().max(300).optional(),
      }),
    )
    .output(cards.extend({ tags: z.array(z.string()) })),
  mine: operation({ method: "GET", path: "/learning/mine", summary: "Мои курсы", access })
    .input(z.strictObject({ shelf: z.enum(shelves).default("going"), after: z.string().max(200).optional() }))
    .output(cards),
  one: operation({ method: "GET", path: at, summary: "Курс", access }).input(z.strictObject({ id })).output(courseView),
  lesson: operation({ method: "GET", path: `${at}/lessons/{lessonId}`, summary: "Урок", access })
    .input(z.strictObject({ id, lessonId: id }))
    .output(lessonView),
  enrol: operation({ method: "POST", path: `${at}/enrolment`, summary: "Записаться на курс", access })
    .input(z.strictObject({ id }))
    .output(done),
  leave: operation({ method: "DELETE", path: `${at}/enrolment`, summary: "Уйти с курса", access })
    .input(z.strictObject({ id }))
    .output(done),
  start: operation({ method: "POST", path: `${at}/start`, summary: "Начать курс", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id, lessonId: id.nullable() })),
  finish: operation({ method: "POST", path: `${at}/lessons/{lessonId}/finish`, summary: "Пройти урок", access })
    .input(z.strictObject({ id, lessonId: id, opened: z.string().max(300).optional() }))
    .output(
      z.object({
        ...{ id, next: id.nullable(), isOver: z.boolean() },
        /** How many seconds one has to be at it yet before it is passed. */
        lacks: z.number(),
      }),
    ),
  beat: operation({
    method: "POST",
    path: `${at}/lessons/{lessonId}/time`,
    summary: "Сообщить, что человек сейчас у урока",
    access,
    keepsNoKey: true,
  })
    .input(z.strictObject({ id, lessonId: id }))
    .output(z.object({ seconds: z.number() })),
  submit: operation({
    method: "POST",
    path: `${at}/lessons/{lessonId}/submission`,
    summary: "Отправить на проверку",
    access,
  })
    .input(
      z.strictObject({
        ...{ id, lessonId: id, body: z.string().trim().max(5000, "Не больше 5 000 знаков").default("") },
        files: workFiles.default([]),
      }),
    )
    .output(done),
  scorm: operation({ method: "GET", path: `${at}/scorm`, summary: "Курс SCORM: части, попытки, проигрыватель", access })
    .input(z.strictObject({ id, lessonId: id.optional(), attempt: id.optional() }))
    .output(scormView),
  beginScorm: operation({
    method: "POST",
    path: `${at}/lessons/{lessonId}/scorm`,
    summary: "Открыть пакет SCORM: начать попытку или продолжить",
    access,
  })
    .input(z.strictObject({ id, lessonId: id }))
    .output(z.object({ id, attempt: id })),
  reviews: operation({ method: "GET", path: `${at}/reviews`, summary: "Отзывы о курсе", access })
    .input(z.strictObject({ id, after: z.string().max(200).optional() }))
    .output(
      z.object({
        title: z.string(),
        average: z.number().nullable(),
        count: z.number(),
        items: z.array(review),
        /** One's own, and whether one may write it. */
        mine: review.nullable(),
        mayWrite: z.boolean(),
        mayRemove: z.boolean(),
        next: z.string().optional(),
      }),
    ),
  review: operation({ method: "PUT", path: `${at}/reviews`, summary: "Написать отзыв о курсе", access })
    .input(
      z.strictObject({ id, stars: starsRule, body: z.string().trim().max(2000, "Не больше 2 000 знаков").default("") }),
    )
    .output(done),
  dropReview: operation({ method: "DELETE", path: `${at}/reviews`, summary: "Убрать свой отзыв о курсе", access })
    .input(z.strictObject({ id }))
    .output(done),
  talk: operation({ method: "GET", path: "/learning/talks/{id}", summary: "Курс, о котором обсуждение", access })
    .input(z.strictObject({ id }))
    .output(z.object({ course: z.object({ id, title: z.string() }), isTaken: z.boolean() })),
  timeKeys: operation({
    method: "GET",
    path: "/learning/time/keys",
    summary: "Открытые ключи, которыми проверяют отчёт о времени",
    access,
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.string()) })),
  checkTimePaper: operation({
    method: "POST",
    path: "/learning/time/check",
    summary: "Проверить подпись отчёта о времени",
    access,
    limit: { name: "time-checks", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ file: z.file().max(20 * 1024 * 1024, "Не больше 20 МБ") }))
    .output(z.object({ isTrue: z.boolean() })),
  move: operation({ method: "POST", path: `${at}/move`, summary: "Перейти на новую версию курса", access })
    .input(z.strictObject({ id }))
    .output(done),
  keep: operation({ method: "PUT", path: `${at}/saved`, summary: "Отложить курс", access })
    .input(z.strictObject({ id, kept: z.boolean() }))
    .output(done),
  team: operation({ method: "GET", path: "/learning/team", summary: "Обучение моей команды", access })
    .input(z.strictObject({}))
    .output(
      z.object({
        people: z.array(personCard),
        items: z.array(learner),
        courses: z.array(z.object({ id, title: z.string() })),
      }),
    ),
  assignTeam: operation({ method: "POST", path: `${at}/team`, summary: "Назначить курс своей команде", access })
    .input(
      z.strictObject({
        id,
        people: z.array(id, { error: "Выберите, кому назначить" }).min(1, "Выберите, кому назначить").max(200),
        dueDays: dueDaysRule,
      }),
    )
    .output(z.object({ id, count: z.number() })),
};

const deskAccess = "learning";
const deskAt = "/admin/learning/courses/{id}";
const said = (most: number) => z.string().trim().max(most);

export const courseWords = {
  title: said(150).min(3, "Назовите курс: хотя бы три знака"),
  summary: said(500).default(""),
  tags: z.array(tagRule).max(10, "Не больше 10 тегов").default([]),
  level: z.enum(levels, { error: "Выберите уровень" }),
  tone: z.enum(courseTones, { error: "Выберите цвет" }),
  audience: audienceRule.default(null),
  isSequential: z.boolean().default(true),
  leastPass: z.coerce.number().int().min(0).max(100, "Не больше 100 %").default(0),
  dueDays: dueDaysRule.optional(),
  givesCertificate: z.boolean().default(true),
  validMonths: z.coerce.number().int().min(1, "Хотя бы один месяц").max(120, "Не больше 120 месяцев").optional(),
  templateId: id.optional(),
  takesReviews: z.boolean().default(true),
  /** What is to be passed before it. */
  needs: z.array(id).max(10, "Не больше 10 курсов").default([]),
};

export const lessonWords = {
  section: said(100).default(""),
  kind: z.enum(lessonKinds, { error: "Выберите, какой это урок" }),
  title: said(150).min(2, "Назовите урок: хотя бы два знака"),
  body: said(40_000).default(""),
  url: z.union([z.literal(""), linkRule]).default(""),
  quizId: id.optional(),
  rules: scormRules.default({ demand: "reported", least: 80, tries: 0, grading: "highest", usesMastery: true }),
  leastMinutes: z.coerce.number({ error: "Напишите число" }).int().min(0).max(600, "Не больше 600 минут").default(0),
  required: z.boolean().default(true),
  minutes: z.coerce
    .number({ error: "Напишите число" })
    .int()
    .min(1, "Хотя бы одна минута")
    .max(600, "Не больше 600 минут")
    .default(5),
};

const draftLesson = z.object({
  ...lessonWords,
  id,
  file: z.object({ name: z.string(), src: z.string() }).nullable(),
  packageId: id.nullable(),
});
export type DraftLesson = z.output<typeof draftLesson>;

const waiting = z.object({
  id,
  person: personCard,
  course: z.object({ id, title: z.string() }),
  lesson: z.string(),
  at: z.string(),
  returns: z.number(),
});

const timeLine = z.object({
  person: personCard,
  courseId: id,
  title: z.string(),
  /** Seconds, by how they are known. */
  seen: z.number(),
  opened: z.number(),
  told: z.number(),
  /** What packages say of themselves, all of it: they tell no days. */
  package: z.number(),
});

/** Whose time, of which course and of which days. */
const timeWish = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  course: id.optional(),
  person: id.optional(),
};

export const courseDeskContract = {
  list: operation({ method: "GET", path: "/admin/learning", summary: "Курсы компании", access: deskAccess })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            title: z.string(),
            state: z.enum(courseStates),
            version: z.number(),
            isChanged: z.boolean(),
            author: personCard,
            going: z.number(),
            passed: z.number(),
          }),
        ),
        next: z.string().optional(),
      }),
    ),
  source: operation({ method: "GET", path: deskAt, summary: "Курс для правки", access: deskAccess })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        ...courseWords,
        id,
        state: z.enum(courseStates),
        version: z.number(),
        isChanged: z.boolean(),
        revision: z.number(),
        lessons: z.array(draftLesson),
        quizzes: z.array(z.object({ id, title: z.string() })),
        templates: z.array(z.object({ id, title: z.string() })),
        others: z.array(z.object({ id, title: z.string() })),
      }),
    ),
  make: operation({ method: "POST", path: "/admin/learning", summary: "Создать курс", access: deskAccess })
    .input(z.strictObject(courseWords))
    .output(done),
  change: operation({ method: "PUT", path: deskAt, summary: "Изменить курс", access: deskAccess })
    .input(z.strictObject({ id, revision: z.coerce.number().int(), ...courseWords }))
    .output(done),
  putLesson: operation({ method: "PUT", path: `${deskAt}/lessons`, summary: "Записать урок", access: deskAccess })
    .input(z.strictObject({ id, lessonId: id.optional(), file: z.file().optional(), ...lessonWords }))
    .output(done),
  moveLesson: operation({
    method: "PUT",
    path: `${deskAt}/lessons/{lessonId}/place`,
    summary: "Передвинуть урок",
    access: deskAccess,
  })
    .input(
      z.strictObject({
        ...{ id, lessonId: id, by: z.coerce.number().int().min(-1).max(1).default(0) },
        /** Before which lesson it is put; an empty word is the end. */
        before: z.union([z.literal(""), id]).optional(),
      }),
    )
    .output(done),
  dropLesson: operation({
    method: "DELETE",
    path: `${deskAt}/lessons/{lessonId}`,
    summary: "Убрать урок",
    access: deskAccess,
  })
    .input(z.strictObject({ id, lessonId: id }))
    .output(done),
  preview: operation({
    method: "GET",
    path: `${deskAt}/lessons/{lessonId}`,
    summary: "Урок, как его увидят",
    access: deskAccess,
  })
    .input(z.strictObject({ id, lessonId: id }))
    .output(lessonView),
  publish: operation({
    method: "POST",
    path: `${deskAt}/version`,
    summary: "Выпустить версию курса",
    access: deskAccess,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id, version: z.number() })),
  archive: operation({ method: "PUT", path: `${deskAt}/archive`, summary: "Убрать курс в архив", access: deskAccess })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(done),
  assign: operation({ method: "POST", path: `${deskAt}/assignment`, summary: "Назначить курс", access: deskAccess })
    .input(
      z.strictObject({
        id,
        audience: audienceRule.default(null),
        dueDays: dueDaysRule,
        isAgain: z.boolean().default(false),
      }),
    )
    .output(done),
  checks: operation({ method: "GET", path: "/admin/learning/checks", summary: "Что ждёт проверки", access: deskAccess })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(waiting), next: z.string().optional() })),
  check: operation({
    method: "GET",
    path: "/admin/learning/checks/{id}",
    summary: "Работа на проверке",
    access: deskAccess,
  })
    .input(z.strictObject({ id }))
    .output(
      waiting.extend({
        task: writtenText,
        isClaim: z.boolean(),
        submissions: z.array(submission),
        isWaiting: z.boolean(),
      }),
    ),
  judge: operation({
    method: "POST",
    path: "/admin/learning/checks/{id}",
    summary: "Принять или вернуть работу",
    access: deskAccess,
  })
    .input(
      z.strictObject({
        ...{ id, verdict: z.enum(verdicts), words: z.string().trim().max(2000, "Не больше 2 000 знаков").default("") },
        grade: z.coerce.number({ error: "Напишите число" }).int().min(0).max(100, "Не больше 100 %").optional(),
      }),
    )
    .output(done),
  time: operation({ method: "GET", path: "/admin/learning/time", summary: "Время обучения", access: deskAccess })
    .input(
      z.strictObject({
        ...timeWish,
        after: z.string().max(300).optional(),
      }),
    )
    .output(
      z.object({
        from: z.string(),
        to: z.string(),
        items: z.array(timeLine),
        courses: z.array(z.object({ id, title: z.string() })),
        next: z.string().optional(),
      }),
    ),
  timePaper: operation({
    method: "GET",
    path: "/admin/learning/time/paper",
    summary: "Время обучения в PDF с подписью портала",
    access: deskAccess,
    limit: { name: "time-papers", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject(timeWish))
    .output(z.object({ name: z.string(), /** The bytes in base64. */ pdf: z.string() })),
  dropReviewOf: operation({
    method: "DELETE",
    path: `${deskAt}/reviews/{account}`,
    summary: "Убрать чужой отзыв о курсе",
    access: deskAccess,
  })
    .input(z.strictObject({ id, account: id }))
    .output(done),
  learners: operation({ method: "GET", path: `${deskAt}/learners`, summary: "Кто учится", access: deskAccess })
    .input(z.strictObject({ id, after: z.string().max(200).optional() }))
    .output(
      z.object({
        title: z.string(),
        /** How far an assignment is that goes on now: so many people of so many. */
        assigning: z.object({ seen: z.number(), people: z.number() }).nullable(),
        items: z.array(learner),
        next: z.string().optional(),
      }),
    ),
};
