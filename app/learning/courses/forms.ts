import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { certificates } from "#app/learning/certificates/routes.ts";
import { scormRules } from "#app/learning/scorm/contract.ts";
import { counted } from "#app/ui/plural.ts";
import { intent } from "#app/web/page.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import {
  catalogueWords,
  courseWords,
  dueDaysRule,
  lessonWords,
  shelves,
  starsRule,
  tagRule,
  workFiles,
} from "./contract.ts";
import { courseDesk } from "./desk-routes.ts";
import { courses } from "./routes.ts";

export const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

const { level, length, format, way, sort } = catalogueWords;
const catalogueWish = z.object({
  query: z
    .string()
    .default("")
    .transform((words) => words.slice(0, 200)),
  ...{ level: level.catch(undefined), length: length.catch(undefined), format: format.catch(undefined) },
  ...{ way: way.catch(undefined), sort: sort.catch(undefined), after: z.string().optional() },
});

/** What an address of the catalogue asks for; a wrong word asks for nothing. */
export const readWish = (query: Record<string, string | undefined>) => catalogueWish.parse(query);

/** Which shelf of one's own courses an address asks for; a wrong word is what one is at. */
export const readShelf = (shelf: string | undefined) => z.enum(shelves).catch("going").parse(shelf);

const nothing = z.object({});

/** What one does with a course on its own page. */
export const courseIntents = {
  enrol: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.courses.enrol({ id });
    return { to: here(), toast: told("course", "Вы записаны на курс") };
  }),
  start: intent(nothing, async ({ api, params: { id = "" } }) => {
    const { lessonId } = await api.courses.start({ id });
    return { to: lessonId ? href(courses.lesson, { id, lessonId }) : href(courses.program, { id }) };
  }),
  leave: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.courses.leave({ id });
    return { to: here(), toast: told("course", "Вы больше не записаны на курс") };
  }),
  move: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.courses.move({ id });
    return { to: here(), toast: told("course", "Вы перешли на новую версию: пройденное осталось пройденным") };
  }),
  keep: intent(z.object({ kept: z.enum(["on", "off"]) }), async ({ api, value, params: { id = "" }, here }) => {
    await api.courses.keep({ id, kept: value.kept === "on" });
    return { to: here() };
  }),
};

/** «Побудьте на уроке ещё 3 минуты». */
const lacking = (seconds: number) =>
  `Побудьте на уроке ещё ${counted(Math.ceil(seconds / 60), ["минуту", "минуты", "минут"])}: столько ему нужно самое малое`;

/** What one sends to be checked: a task, or one's word on a package that could not be played. */
const submit = intent(
  z.object({
    body: z.string().trim().max(5000, "Не больше 5 000 знаков").default(""),
    files: chosenFiles.pipe(workFiles),
  }),
  async ({ api, value, params: { id = "", lessonId = "" }, query, here }) => {
    await api.courses.submit({ id, lessonId: lessonId || (query.lesson ?? ""), ...value });
    return { to: here("work"), toast: told("work", "Отправлено на проверку") };
  },
);

export const lessonIntents = {
  submit,
  finish: intent(
    z.object({ opened: z.string().max(300).optional() }),
    async ({ api, value, params: { id = "", lessonId = "" } }) => {
      const { next, isOver, lacks } = await api.courses.finish({ id, lessonId, ...value });
      if (lacks > 0) return { fields: { lesson: [lacking(lacks)] } };
      if (isOver || !next) {
        const text = isOver ? "Поздравляем: курс пройден" : "Урок пройден";
        return { to: href(courses.course, { id }), toast: told("lesson", text) };
      }
      return { to: href(courses.lesson, { id, lessonId: next }), toast: told("lesson", "Урок пройден") };
    },
  ),
};

export const scormIntents = {
  submit,
  begin: intent(z.object({ lesson: z.uuid() }), async ({ api, value: { lesson }, params: { id = "" }, here }) => {
    const { attempt } = await api.courses.beginScorm({ id, lessonId: lesson });
    return { to: here("play", { lesson, attempt }) };
  }),
};

const reviewBody = z.string().trim().max(2000, "Не больше 2 000 знаков").default("");
export const reviewIntents = {
  review: intent(
    z.object({ stars: starsRule, body: reviewBody }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.courses.review({ id, ...value });
      return { to: here(), toast: told("review", "Спасибо за отзыв") };
    },
  ),
  drop: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.courses.dropReview({ id });
    return { to: here(), toast: told("review", "Отзыв убран") };
  }),
  dropOf: intent(z.object({ account: z.uuid() }), async ({ api, value: { account }, params: { id = "" }, here }) => {
    await api.courseDesk.dropReviewOf({ id, account });
    return { to: here(), toast: told("review", "Отзыв убран") };
  }),
};

const day = z.iso.date().optional().catch(undefined);
const key = z.uuid().optional().catch(undefined);
const timeWish = z.object({ from: day, to: day, course: key, person: key, after: z.string().optional() });

/** Which days, which course and whom an address of the report of time asks for; a wrong word asks for nothing. */
export const readTimeWish = (query: Record<string, string | undefined>) => timeWish.parse(query);

export const timeCheckIntents = {
  check: intent(
    z.object({ file: z.file({ error: "Выберите отчёт" }).min(1, "Выберите отчёт") }),
    async ({ api, value, here }) => {
      const { isTrue } = await api.courses.checkTimePaper(value);
      if (!isTrue) return { fields: { file: ["Подпись не сходится: файл меняли, или это не отчёт портала"] } };
      return { to: here(), toast: told("check", "Подпись верна: отчёт не меняли") };
    },
  ),
};

const several = z.union([z.array(z.uuid()), z.uuid().transform((one) => [one])], { error: "Выберите, кому назначить" });

export const teamIntents = {
  assign: intent(
    z.object({ course: z.uuid({ error: "Выберите курс" }), people: several, dueDays: dueDaysRule }),
    async ({ api, value: { course, people, dueDays }, here }) => {
      await api.courses.assignTeam({ id: course, people, dueDays });
      return { to: here(), toast: told("assigned", "Курс назначен, людям сообщат") };
    },
  ),
};

/** Where a certificate is looked at. */
export const certificateAddress = (number: string): string => href(certificates.check, { number });

const parts = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
const audienceOf = (chosen: string[]) => (chosen.length ? chosen : null);
const tags = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .pipe(z.array(tagRule).max(10, "Не больше 10 тегов"));

const keys = z
  .union([z.array(z.uuid()), z.uuid().transform((one) => [one])])
  .default([])
  .pipe(courseWords.needs.unwrap());

const { audience: _, ...courseFields } = courseWords;
const courseForm = z.object({
  ...courseFields,
  ...{ title: z.string({ error: "Назовите курс" }).pipe(courseWords.title), tags, parts, needs: keys },
  ...{ isSequential: ticked, givesCertificate: ticked, takesReviews: ticked },
  templateId: z.preprocess((value) => value || undefined, courseWords.templateId),
});

export const makeIntents = {
  make: intent(courseForm, async ({ api, value: { parts, ...words } }) => {
    const { id } = await api.courseDesk.make({ ...words, audience: audienceOf(parts) });
    return { to: href(courseDesk.adminCourse, { id }), toast: told("course", "Курс создан: теперь добавьте уроки") };
  }),
};

const ofLesson = z.object({ lessonId: z.uuid() });

/** What an author does with a course: its words, the order of its lessons, its versions. */
export const editIntents = {
  change: intent(
    courseForm.extend({ revision: z.coerce.number().int() }),
    async ({ api, value: { parts, ...words }, params: { id = "" }, here }) => {
      await api.courseDesk.change({ id, ...words, audience: audienceOf(parts) });
      return { to: here(), toast: told("course", "Курс сохранён") };
    },
  ),
  move: intent(
    ofLesson.extend({ by: z.coerce.number().int().optional(), before: z.union([z.literal(""), z.uuid()]).optional() }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.courseDesk.moveLesson({ id, ...value });
      return { to: here("lessons") };
    },
  ),
  drop: intent(ofLesson, async ({ api, value, params: { id = "" }, here }) => {
    await api.courseDesk.dropLesson({ id, ...value });
    return { to: here("lessons"), toast: told("lesson", "Урок убран") };
  }),
  publish: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    const { version } = await api.courseDesk.publish({ id });
    return { to: here(), toast: told("course", `Вышла версия ${version}`) };
  }),
  archive: intent(z.object({ archived: z.enum(["on", "off"]) }), async ({ api, value, params: { id = "" }, here }) => {
    await api.courseDesk.archive({ id, archived: value.archived === "on" });
    return { to: here(), toast: told("course", value.archived === "on" ? "Курс в архиве" : "Курс снова в каталоге") };
  }),
};

const { rules: __, ...lessonFields } = lessonWords;
const { demand, least, tries, grading } = scormRules.shape;
const lessonForm = z.object({
  ...lessonFields,
  title: z.string({ error: "Назовите урок" }).pipe(lessonWords.title),
  ...{ demand: demand.default("reported"), least: least.default(80), tries: tries.default(0) },
  ...{ grading: grading.default("highest"), usesMastery: ticked, required: ticked, file: z.file().optional() },
});

export const lessonDeskIntents = {
  put: intent(lessonForm, async ({ api, value, params: { id = "", lessonId = "" } }) => {
    const { demand, least, tries, grading, usesMastery, ...words } = value;
    const rules = { demand, least, tries, grading, usesMastery };
    const key = lessonId === "new" ? undefined : lessonId;
    const { id: kept } = await api.courseDesk.putLesson({ id, lessonId: key, rules, ...words });
    const isPackage = words.kind === "scorm" && (words.file?.size ?? 0) > 0;
    const to = isPackage ? href(courseDesk.adminPackage, { id, lessonId: kept }) : href(courseDesk.adminCourse, { id });
    return { to, toast: told("lesson", "Урок сохранён") };
  }),
};

export const learnerIntents = {
  assign: intent(
    z.object({ parts, dueDays: dueDaysRule, isAgain: ticked }),
    async ({ api, value: { parts, ...value }, params: { id = "" }, here }) => {
      await api.courseDesk.assign({ id, audience: audienceOf(parts), ...value });
      return { to: here(), toast: told("assigned", "Курс назначен: люди скоро узнают") };
    },
  ),
};
