import { z } from "zod";
import { audienceRule } from "#platform/api/audience.ts";
import { numberInText } from "#platform/api/number-in-text.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { meantPerson, typedPeople } from "#platform/api/typed-person.ts";

const id = z.uuid();
const access = "employee";
const moment = z.iso.datetime();
const after = z.string().max(200).optional();
const kind = z.enum(["survey", "test"]);
export type QuestionnaireKind = z.output<typeof kind>;

/** Fewer answers than that are shown to nobody where names are not: they could be told apart. */
export const fewestShown = 5;
/** Free words of an unnamed survey are shown from so many answers on. */
export const fewestForTexts = 10;
/** Who was filling when it closed may still send, and who ran out of time loses nothing to the line. */
export const graceMinutes = 15;
export const graceSeconds = 60;

// ── The document: sections of questions with rules, one schema for the builder, the answerer and every area to come.

export const questionKinds = [
  ...(["single", "multiple", "dropdown", "image", "yes-no", "scale", "enps", "number"] as const),
  ...(["text", "long", "date", "time", "matrix", "ranking", "file", "consent", "note"] as const),
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The option that lets one write an own answer. */
export const otherOption = "other";

const key = z.string().regex(/^[a-z0-9-]{1,40}$/);
const words = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`);
const named = (what: string, most: number) =>
  z
    .string({ error: `Напишите ${what}` })
    .trim()
    .min(1, `Напишите ${what}`)
    .max(most, `Не больше ${most} знаков`);

const option = z.object({
  id: key,
  text: named("вариант ответа", 300),
  /** A stored picture, for a choice of pictures; `text` is what it shows. */
  picture: z.uuid().optional(),
  /** In a test: this answer is right. */
  right: z.boolean().optional(),
});
export type QuestionOption = z.output<typeof option>;

const rule = z.object({
  question: key,
  is: z.enum(["answered", "has", "not", "less", "more"]),
  value: z.string().trim().max(300).default(""),
});
const showIf = z.object({ how: z.enum(["all", "any", "none"]), rules: z.array(rule).min(1).max(10) });

const question = z.object({
  id: key,
  kind: z.enum(questionKinds),
  title: named("вопрос", 500),
  help: words(1000).default(""),
  required: z.boolean().default(false),
  options: z.array(option).max(50, "Не больше 50 вариантов").default([]),
  /** «Другое» with an own answer. */
  other: z.boolean().default(false),
  /** Options stand in an order of each person's own. */
  shuffle: z.boolean().default(false),
  /** What is asked of each row of a matrix; its options are the columns. */
  rows: z
    .array(z.object({ id: key, text: named("строку", 300) }))
    .max(30, "Не больше 30 строк")
    .default([]),
  /** The least and the most: of a number, of a scale, of chosen options. */
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().positive("Шаг больше нуля").optional(),
  maxLength: z.number().int().min(1).max(4096).optional(),
  /** What the ends of a scale mean. */
  low: words(60).default(""),
  high: words(60).default(""),
  showIf: showIf.optional(),
  /** In a test: what it is worth, the right number or words, and what is told of it afterwards. */
  points: z.number().min(0).max(100).optional(),
  partial: z.boolean().optional(),
  rightText: words(300).optional(),
  explanation: words(2000).optional(),
});
export type Question = z.output<typeof question>;

/** In a test: so many questions of a topic of the company's bank, others for each attempt. */
const bankDraw = z.object({
  topic: id,
  count: z.number({ error: "Напишите число" }).int("Целое число").min(1, "Не меньше одного").max(50, "Не больше 50"),
});

const section = z.object({
  id: key,
  title: words(200).default(""),
  text: words(2000).default(""),
  questions: z.array(question).max(100, "Не больше 100 вопросов в разделе"),
  bank: bankDraw.optional(),
});
export type Section = z.output<typeof section>;

/** All sections. Ids are unique, rules name earlier questions only: what they decide can be known where it is asked. */
export const questionnaireDocument = z
  .object({ sections: z.array(section).min(1).max(30, "Не больше 30 разделов") })
  .superRefine(({ sections }, context) => {
    const earlier = new Set<string>();
    for (const one of sections.flatMap(({ questions }) => questions)) {
      const wrong = one.showIf?.rules.find((said) => !earlier.has(said.question));
      if (wrong) context.addIssue(`«${one.title}»: условие может говорить только о вопросах выше`);
      if (earlier.has(one.id)) context.addIssue(`«${one.title}»: такой вопрос уже есть`);
      earlier.add(one.id);
    }
  });
export type QuestionnaireDocument = z.output<typeof questionnaireDocument>;

/** What somebody has said to one question; which parts are used its kind says. */
export type Answer = { chosen?: string[]; text?: string; number?: number; rows?: Record<string, string> };
export type Answers = Record<string, Answer>;

const list = z.preprocess(
  (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(100)).max(60),
);
/** An answer as a form sends it: nothing of it is believed before its question has been asked. */
const given = z.object({
  chosen: list,
  text: z.string().max(10_000).default(""),
  number: z.string().max(40).default(""),
  rows: z.record(z.string().max(40), z.string().max(40)).default({}),
  file: z.file().optional(),
});
export type Given = z.output<typeof given>;
export const givenAnswers = z.record(z.string().max(40), given).default({});

// ── How it is asked.

export const anonymities = ["named", "confidential", "anonymous"] as const;
export const resultsTimes = ["never", "answer", "closed"] as const;
export const countedAttempts = ["best", "last", "average"] as const;
export const testShows = ["nothing", "score", "answers", "explanations"] as const;

export const questionnaireSettings = z.object({
  anonymity: z.enum(anonymities).default("named"),
  /** When those who are asked see the sums. */
  results: z.enum(resultsTimes).default("never"),
  /** An answer may be changed until the end; never an anonymous one. */
  editable: z.boolean().default(false),
  thanks: words(1000).default(""),
  /** A survey closes by itself when so many have answered; 0 is never. */
  quota: z.number({ error: "Напишите число" }).int().min(0).max(100_000, "Не больше 100 000").default(0),
  /** Points for an answer, or for a passed test. */
  reward: z.number({ error: "Напишите число" }).int().min(0).max(1000, "Не больше 1000").default(0),
  passMark: z.number({ error: "Напишите число" }).int().min(0).max(100, "Не больше 100 %").default(70),
  /** 0 is as many as one likes. */
  attempts: z.number({ error: "Напишите число" }).int().min(0).max(20, "Не больше 20").default(1),
  pauseHours: z.number({ error: "Напишите число" }).int().min(0).max(720, "Не больше 720").default(0),
  counted: z.enum(countedAttempts).default("best"),
  /** 0 is without a limit. */
  minutes: z.number({ error: "Напишите число" }).int().min(0).max(600, "Не больше 600").default(0),
  /** So many questions are drawn for each attempt; 0 is all. */
  draw: z.number({ error: "Напишите число" }).int().min(0).max(500).default(0),
  shuffle: z.boolean().default(false),
  shows: z.enum(testShows).default("score"),
  when: z.enum(["now", "closed"]).default("now"),
});
export type QuestionnaireSettings = z.output<typeof questionnaireSettings>;

export const questionnaireWords = z.object({
  title: named("название", 256),
  description: words(8192).default(""),
});
const people = typedPeople.max(10, "Не больше десяти человек");
export const questionnaireTerms = questionnaireWords.extend({
  reach: z.enum(["company", "portal"]),
  audience: audienceRule,
  opensAt: moment.nullable().default(null),
  closesAt: moment.nullable().default(null),
  /** When those who have not answered yet are reminded. */
  remindAt: moment.nullable().default(null),
  /** Those who read all results of a survey besides administrators. */
  viewers: people.default([]),
  /** Those who compose it too; without it they stay as they are. */
  coauthors: people.optional(),
  settings: questionnaireSettings,
});

export const questionnaireStates = ["draft", "scheduled", "open", "paused", "closed", "archived"] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];
/** What an administrator does with a whole one. */
export const questionnaireSteps = ["publish", "draft", "pause", "resume", "close", "archive", "drop"] as const;
export type QuestionnaireStep = (typeof questionnaireSteps)[number];

// ── What the answerer sees.

export const listTabs = ["open", "done", "mine"] as const;
export type ListTab = (typeof listTabs)[number];

const line = z.object({
  id,
  kind,
  title: z.string(),
  description: z.string(),
  state: z.enum(questionnaireStates),
  anonymity: z.enum(anonymities),
  questions: z.number(),
  closesAt: z.string().nullable(),
  /** A kept draft or attempt waits to be gone on with. */
  begun: z.boolean(),
  answered: z.boolean(),
  passed: z.boolean().nullable(),
  minutes: z.number(),
  /** Its reader is not asked, but reads the results. */
  watched: z.boolean(),
  /** Its reader has made it, or makes it together with who has. */
  composed: z.boolean(),
});
export type QuestionnaireLine = z.output<typeof line>;

/** What is asked of somebody and not answered yet, as a line that leads there. */
export const openQuestionnaire = z.object({ href: z.string(), title: z.string() });
export type OpenQuestionnaire = z.output<typeof openQuestionnaire>;

/** A survey that waits for its reader, as a card of a feed. */
export const askedCard = z.object({
  ...{ id, href: z.string(), title: z.string(), company: z.string(), author: personCard },
  ...{
    anonymity: z.enum(anonymities),
    questions: z.number(),
    publishedAt: z.string(),
    closesAt: z.string().nullable(),
  },
});
export type AskedCard = z.output<typeof askedCard>;

const attempt = z.object({
  id,
  number: z.number(),
  state: z.enum(["draft", "over", "marking", "passed", "failed", "annulled"]),
  startedAt: z.string(),
  deadlineAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  /** In percent; nothing where it is not shown yet. */
  score: z.number().nullable(),
  reason: z.string(),
});
export type AttemptView = z.output<typeof attempt>;

const view = z.object({
  id,
  kind,
  title: z.string(),
  description: z.string(),
  state: z.enum(questionnaireStates),
  settings: questionnaireSettings,
  sections: z.array(z.object({ title: z.string(), questions: z.number() })),
  questions: z.number(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  answered: z.boolean(),
  /** Where a kept answer stands; a part of 1 and on. */
  draft: z.object({ part: z.number(), attempt: z.number(), deadlineAt: z.string().nullable() }).nullable(),
  mayAnswer: z.boolean(),
  /** What was answered and came too late to be sent: nobody else sees it. */
  unsent: z.array(z.object({ title: z.string(), answer: z.string() })),
  /** Until when that which was begun before the end may still be sent; nothing while it stands, and after that. */
  graceUntil: z.string().nullable(),
  mayChange: z.boolean(),
  /** Why another attempt may not be begun. */
  waits: z.string().nullable(),
  seesResults: z.boolean(),
  attempts: z.array(attempt),
  /** By how attempts are counted; nothing where it is not shown. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
});
export type QuestionnaireView = z.output<typeof view>;

/** A question as it is asked: nothing in it tells what is right. */
export const askedQuestion = question
  .omit({ points: true, partial: true, rightText: true, explanation: true, showIf: true, options: true })
  .extend({ options: z.array(option.omit({ right: true })) });
export type AskedQuestion = z.output<typeof askedQuestion>;

/** Answers as they are kept, by their questions. */
export const keptAnswers = z.record(
  z.string(),
  z.object({
    chosen: z.array(z.string()).optional(),
    text: z.string().optional(),
    number: z.number().optional(),
    rows: z.record(z.string(), z.string()).optional(),
  }),
);

const sectionView = z.object({
  ...{ id, kind, title: z.string(), anonymity: z.enum(anonymities) },
  part: z.number(),
  parts: z.number(),
  heading: z.string(),
  text: z.string(),
  questions: z.array(askedQuestion),
  answers: keptAnswers,
  deadlineAt: z.string().nullable(),
  /** Which attempt it is, for another tab to know. */
  attempt: z.number(),
  /** It was sent before and is being changed: nothing of it changes by itself. */
  sent: z.boolean(),
});
export type SectionView = z.output<typeof sectionView>;

const bar = z.object({ label: z.string(), value: z.number() });
const questionResult = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  title: z.string(),
  answered: z.number(),
  bars: z.array(bar),
  /** Of each row of a matrix. */
  rows: z.array(z.object({ label: z.string(), bars: z.array(bar) })),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  enps: z.number().nullable(),
  /** The wave before, where it may be shown; parts are in per cent of its answers, in the order of `bars`. */
  before: z
    .object({
      answered: z.number(),
      mean: z.number().nullable(),
      enps: z.number().nullable(),
      parts: z.array(z.number()),
    })
    .nullable(),
  texts: z.array(z.string()),
  /** How many texts there are, and how many of them were looked for. */
  textsFound: z.number(),
  /** What was brought under a name. */
  files: z.array(z.object({ id, name: z.string() })),
  /** Words are not shown before there are enough of them. */
  textsWait: z.boolean(),
  /** In a test: how many per cent have it right. */
  right: z.number().nullable(),
});
export type QuestionResult = z.output<typeof questionResult>;

const results = z.object({
  ...{ id, kind, title: z.string(), anonymity: z.enum(anonymities), state: z.enum(questionnaireStates) },
  answered: z.number(),
  invited: z.number(),
  /** How many have answered by a link, besides them. */
  guests: z.number(),
  /** Their answers stand among the sums. */
  guestsShown: z.boolean(),
  /** Why there are no sums: not closed yet, or too few have answered. */
  withheld: z.enum(["open", "few"]).nullable(),
  /** How many of each department have answered; of small ones nothing is said. */
  rates: z.array(z.object({ name: z.string(), invited: z.number(), answered: z.number().nullable() })),
  /** What the sums may be narrowed to. */
  cuts: z.array(z.object({ id: z.string(), name: z.string(), answered: z.number() })),
  cut: z.string(),
  /** What the texts are searched for. */
  find: z.string(),
  questions: z.array(questionResult),
  /** Of a test: how many have how many per cent. */
  scores: z.array(bar),
});
export type ResultsView = z.output<typeof results>;

const review = z.object({
  ...{ id, title: z.string(), number: z.number() },
  ...{ state: attempt.shape.state, score: z.number().nullable(), passMark: z.number() },
  shows: z.enum(testShows),
  questions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      answer: z.string(),
      points: z.number().nullable(),
      most: z.number(),
      right: z.string().nullable(),
      explanation: z.string().nullable(),
      comment: z.string().nullable(),
    }),
  ),
});
export type ReviewView = z.output<typeof review>;

/** One department of the results, and words that the texts are searched for. */
const looked = z.strictObject({
  id,
  cut: z.string().max(40).default(""),
  find: z.string().trim().max(100).default(""),
});

/**
 * «over» is what the page of a test says by itself when its time ends: what is typed is kept, and counted. «keep» is what any page says by
 * itself while somebody answers, and «send-empty» what was asked of whoever sends nothing but empty fields.
 */
export const goes = z.enum(["next", "back", "stay", "keep", "send", "send-empty", "over"]);

/** What came of a saving. Mistakes take nothing back: what is right beside them is kept. */
const outcomes = ["saved", "more", "mistakes", "problems", "empty", "sent", "closed", "paused"] as const;
const mistakes = z.record(z.string(), z.array(z.string()));

/** What a link carries; of it only a hash is kept. */
const token = z.string().regex(/^[\w-]{43}$/);
// Behind one address may be a whole office, and what is typed is kept every ten seconds.
const guests = { access: "public", limit: { name: "questionnaire-guest", count: 1200, perSeconds: 3600 } } as const;

const guestView = view.pick({ title: true, description: true, closesAt: true, questions: true }).extend({
  ...{ parts: z.number(), part: z.number(), begun: z.boolean(), mayAnswer: z.boolean() },
  state: z.enum(questionnaireStates),
});
export type GuestSurvey = z.output<typeof guestView>;

export const questionnairesContract = {
  guestView: operation({
    ...guests,
    method: "GET",
    path: "/public/v1/questionnaires/{token}",
    summary: "Опрос по ссылке для гостя: о чём он и можно ли ответить",
  })
    .input(z.strictObject({ token }))
    .output(guestView),
  guestSection: operation({
    ...guests,
    method: "GET",
    path: "/public/v1/questionnaires/{token}/sections/{part}",
    summary: "Раздел опроса для гостя",
  })
    .input(z.strictObject({ token, part: numberInText(z.number().min(1).max(100)) }))
    .output(sectionView),
  guestSave: operation({
    ...guests,
    method: "PUT",
    path: "/public/v1/questionnaires/{token}/sections/{part}",
    summary: "Сохранить ответы гостя; последним разделом – отправить. После этого ссылка не действует",
    keepsNoKey: true,
  })
    .input(
      z.strictObject({
        ...{ token, part: z.coerce.number().int().min(1).max(100), go: goes.exclude(["over"]) },
        answers: givenAnswers,
        shown: z.string().max(10_000).default(""),
      }),
    )
    .output(z.object({ outcome: z.enum(outcomes), part: z.number(), mistakes })),
  list: operation({ method: "GET", path: "/questionnaires", summary: "Опросы или тесты, которые видны мне", access })
    .input(z.strictObject({ kind, tab: z.enum(listTabs).default("open"), after }))
    .output(z.object({ items: z.array(line), next: z.string().optional() })),
  due: operation({ method: "GET", path: "/questionnaires/due", summary: "Начатое и не отправленное", access })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(line.pick({ id: true, kind: true, title: true, closesAt: true })) })),
  view: operation({ method: "GET", path: "/questionnaires/{id}", summary: "Опрос или тест", access })
    .input(z.strictObject({ id, kind }))
    .output(view),
  section: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/questionnaires/{id}/sections/{part}",
    summary: "Раздел с вопросами и своими сохранёнными ответами",
    access,
  })
    .input(z.strictObject({ id, kind, part: numberInText(z.number().min(1).max(100)) }))
    .output(sectionView),
  begin: operation({
    method: "POST",
    path: "/questionnaires/{id}/attempts",
    summary: "Начать попытку теста",
    access,
    status: 201,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ number: z.number() })),
  save: operation({
    method: "PUT",
    path: "/questionnaires/{id}/sections/{part}",
    summary: "Сохранить ответы раздела; последним – отправить всё. Второй раз ничего не меняет",
    access,
    // Three windows that save themselves every ten seconds.
    limit: { name: "questionnaire-answers", count: 1200, perSeconds: 3600 },
    keepsNoKey: true,
  })
    .input(
      z.strictObject({
        ...{ id, kind, part: z.coerce.number().int().min(1).max(100), go: goes },
        answers: givenAnswers,
        /** Which questions the form has drawn: those that its own answers open are asked before one goes on. */
        shown: z.string().max(10_000).default(""),
        /** In a test: which attempt the form was drawn for. */
        attempt: z.coerce.number().int().min(0).max(1000).default(0),
      }),
    )
    .output(
      z.object({
        outcome: z.enum([...outcomes, "again", "late", "over"]),
        part: z.number(),
        mistakes,
        attempt: z.string().nullable(),
      }),
    ),
  results: operation({
    method: "GET",
    path: "/questionnaires/{id}/results",
    summary: "Итоги опроса, если они открыты тем, кого спрашивали, или лично",
    access,
  })
    .input(looked)
    .output(results),
  review: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/questionnaires/attempts/{id}",
    summary: "Своя попытка теста: итог и то, что о ней разрешено знать",
    access,
  })
    .input(z.strictObject({ id }))
    .output(review),
};

// ── The desk.

const deskLine = z.object({
  ...{ id, kind, title: z.string(), state: z.enum(questionnaireStates), anonymity: z.enum(anonymities) },
  ...{ author: z.string(), wave: z.number(), questions: z.number(), answered: z.number() },
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
});
export type QuestionnaireDeskLine = z.output<typeof deskLine>;

const source = questionnaireTerms.extend({
  ...{ id, kind, state: z.enum(questionnaireStates), revision: z.number(), wave: z.number(), answered: z.number() },
  viewers: z.array(meantPerson),
  coauthors: z.array(meantPerson),
  /** Its reader names co-authors, and may throw a draft away. */
  leads: z.boolean(),
  /** Somebody has begun: the questions stay as they are. */
  frozen: z.boolean(),
  document: z.object({ sections: z.array(section) }),
});
export type QuestionnaireSource = z.output<typeof source>;

const person = z.object({
  id,
  name: z.string(),
  department: z.string(),
  number: z.number(),
  state: attempt.shape.state,
  score: z.number().nullable(),
  submittedAt: z.string().nullable(),
});

const ofDesk = "surveys" as const;
/** Who has the right to surveys, authors and co-authors: whoever else asks is told that there is no such thing. */
const composing = "employee" as const;
const done = z.object({ id });

export const questionnaireDeskContract = {
  list: operation({ method: "GET", path: "/admin/questionnaires", summary: "Анкеты компании", access: ofDesk })
    .input(z.strictObject({ state: z.enum(questionnaireStates).optional(), after }))
    .output(z.object({ items: z.array(deskLine), next: z.string().optional() })),
  source: operation({
    method: "GET",
    path: "/admin/questionnaires/{id}",
    summary: "Анкета для правки",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(source),
  create: operation({
    method: "POST",
    path: "/admin/questionnaires",
    summary: "Завести анкету: опрос или тест",
    access: ofDesk,
    status: 201,
  })
    .input(questionnaireWords.extend({ kind }).strict())
    .output(done),
  compose: operation({
    method: "PUT",
    path: "/admin/questionnaires/{id}/document",
    summary: "Изменить вопросы, пока анкета – черновик",
    access: composing,
  })
    .input(z.strictObject({ id, revision: z.number().int(), document: questionnaireDocument }))
    .output(done),
  settle: operation({
    method: "PUT",
    path: "/admin/questionnaires/{id}/terms",
    summary: "Изменить, кого, когда и как спрашивают",
    access: composing,
  })
    .input(questionnaireTerms.extend({ id, revision: z.number().int() }).strict())
    .output(done),
  step: operation({
    method: "PUT",
    path: "/admin/questionnaires/{id}/state",
    summary: "Опубликовать, приостановить, закрыть, убрать в архив или удалить черновик",
    access: composing,
  })
    .input(z.strictObject({ id, step: z.enum(questionnaireSteps) }))
    .output(done),
  copy: operation({
    method: "POST",
    path: "/admin/questionnaires/{id}/copies",
    summary: "Новая волна: те же вопросы в новом черновике",
    access: ofDesk,
    status: 201,
  })
    .input(z.strictObject({ id }))
    .output(done),
  remind: operation({
    method: "POST",
    path: "/admin/questionnaires/{id}/reminders",
    summary: "Напомнить тем, кто ещё не ответил; не чаще раза в день",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ people: z.number() })),
  results: operation({
    method: "GET",
    path: "/admin/questionnaires/{id}/results",
    summary: "Итоги анкеты",
    access: composing,
  })
    .input(looked)
    .output(results),
  links: operation({
    method: "GET",
    path: "/admin/questionnaires/{id}/links",
    summary: "Ссылки для гостей: сколько ответили, сколько ещё не использовано и до какого срока",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        ...{ id, title: z.string(), kind, state: z.enum(questionnaireStates), anonymity: z.enum(anonymities) },
        answered: z.number(),
        issued: z.array(z.object({ expiresAt: z.string(), left: z.number(), begun: z.number() })),
      }),
    ),
  issueLinks: operation({
    method: "POST",
    path: "/admin/questionnaires/{id}/links",
    summary: "Выдать одноразовые ссылки для гостей: их видно только сейчас",
    access: composing,
    status: 201,
    limit: { name: "questionnaire-links", count: 60, perSeconds: 3600 },
    // The links are shown once: an answer that is kept would hold them.
    keepsNoKey: true,
  })
    .input(
      z.strictObject({
        id,
        count: z.number({ error: "Напишите число" }).int().min(1, "Не меньше одной").max(200, "Не больше 200 за раз"),
        days: z.number({ error: "Напишите число" }).int().min(1, "Не меньше дня").max(90, "Не больше 90 дней"),
      }),
    )
    .output(z.object({ tokens: z.array(z.string()), expiresAt: z.string() })),
  revokeLinks: operation({
    method: "DELETE",
    path: "/admin/questionnaires/{id}/links/{expiresAt}",
    summary: "Отозвать ссылки, которыми ещё не ответили",
    access: composing,
  })
    .input(z.strictObject({ id, expiresAt: moment }))
    .output(z.object({ revoked: z.number() })),
  people: operation({
    method: "GET",
    path: "/admin/questionnaires/{id}/people",
    summary: "Кто и как прошёл тест или ответил на опрос с именами",
    access: composing,
  })
    .input(z.strictObject({ id, after }))
    .output(z.object({ title: z.string(), kind, items: z.array(person), next: z.string().optional() })),
  table: operation({
    method: "GET",
    path: "/admin/questionnaires/{id}/table",
    summary: "Ответы строками, по строке на ответившего",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        title: z.string(),
        head: z.array(z.string()),
        /** What stands in each column, for programs that tell numbers and days from words. */
        columns: z.array(z.enum(["text", "number", "date", "time"])),
        rows: z.array(z.array(z.string())),
        /** What each column asks: its number, words, kind, options, rule. */
        book: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
      }),
    ),
  response: operation({
    method: "GET",
    path: "/admin/questionnaires/attempts/{id}",
    summary: "Попытка теста целиком, для проверки",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(review.extend({ questionnaire: id, person: z.string() })),
  mark: operation({
    method: "PUT",
    path: "/admin/questionnaires/attempts/{id}/marks",
    summary: "Оценить ответ словами",
    access: composing,
  })
    .input(
      z.strictObject({
        id,
        question: key,
        points: z.number({ error: "Напишите число" }).min(0, "Не меньше нуля").max(100),
        comment: words(500).default(""),
      }),
    )
    .output(done),
  annul: operation({
    method: "PUT",
    path: "/admin/questionnaires/attempts/{id}/annulment",
    summary: "Аннулировать попытку: она возвращается человеку",
    access: composing,
  })
    .input(z.strictObject({ id, reason: named("причину", 300) }))
    .output(done),
};

// ── The bank: questions of tests that a company keeps by topics and draws from.

/** What a test may draw: what is asked, and brings no files. */
export const bankKinds = questionKinds.filter((one) => one !== "note" && one !== "file");

const bankTopic = z.object({ id, name: z.string(), questions: z.number(), archived: z.number() });
export type BankTopic = z.output<typeof bankTopic>;

const bankQuestion = z.object({ id, question, revision: z.number(), archived: z.boolean() });
export type BankQuestion = z.output<typeof bankQuestion>;

const topicName = z.object({ name: named("название темы", 80) });
const written = question.omit({ id: true, showIf: true }).extend({ kind: z.enum(bankKinds) });

/** Administrators, and whoever composes a test of the company: others are told that there is no such thing. */
export const questionBankContract = {
  topics: operation({
    method: "GET",
    path: "/admin/question-bank",
    summary: "Темы банка вопросов компании",
    access: composing,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(bankTopic) })),
  addTopic: operation({
    method: "POST",
    path: "/admin/question-bank",
    summary: "Завести тему банка вопросов",
    access: composing,
    status: 201,
  })
    .input(topicName.strict())
    .output(done),
  renameTopic: operation({
    method: "PUT",
    path: "/admin/question-bank/{id}",
    summary: "Назвать тему иначе: тесты берут из неё по-прежнему",
    access: composing,
  })
    .input(topicName.extend({ id }).strict())
    .output(done),
  dropTopic: operation({
    method: "DELETE",
    path: "/admin/question-bank/{id}",
    summary: "Удалить пустую тему, из которой не берёт ни один тест",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(done),
  topic: operation({
    method: "GET",
    path: "/admin/question-bank/{id}",
    summary: "Вопросы одной темы с верными ответами; с archived=1 – те, что в архиве",
    access: composing,
  })
    .input(z.strictObject({ id, archived: z.literal("1").optional(), after }))
    .output(bankTopic.extend({ items: z.array(bankQuestion), next: z.string().optional() })),
  question: operation({
    method: "GET",
    path: "/admin/question-bank/questions/{id}",
    summary: "Вопрос банка для правки",
    access: composing,
  })
    .input(z.strictObject({ id }))
    .output(bankQuestion.extend({ topic: id })),
  addQuestion: operation({
    method: "POST",
    path: "/admin/question-bank/{topic}/questions",
    summary: "Добавить вопрос в тему",
    access: composing,
    status: 201,
  })
    .input(z.strictObject({ topic: id, question: written }))
    .output(done),
  changeQuestion: operation({
    method: "PUT",
    path: "/admin/question-bank/questions/{id}",
    summary: "Изменить вопрос или его тему: начатых попыток это не касается",
    access: composing,
  })
    .input(z.strictObject({ id, topic: id, revision: z.number().int(), question: written }))
    .output(done),
  archive: operation({
    method: "PUT",
    path: "/admin/question-bank/questions/{id}/archive",
    summary: "Убрать вопрос в архив, откуда его не берут, или вернуть",
    access: composing,
  })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(done),
  tests: operation({
    method: "GET",
    path: "/admin/question-bank/tests",
    summary: "Тесты, из которых можно скопировать вопросы",
    access: composing,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(z.object({ id, title: z.string(), questions: z.number() })) })),
  copy: operation({
    method: "POST",
    path: "/admin/question-bank/{topic}/copies",
    summary: "Скопировать вопросы теста в тему; в тесте они остаются",
    access: composing,
    status: 201,
  })
    .input(z.strictObject({ topic: id, from: id, questions: z.array(key).min(1, "Отметьте вопросы").max(100) }))
    .output(z.object({ copied: z.number() })),
};
