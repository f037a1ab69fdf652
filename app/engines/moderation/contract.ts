import { z } from "zod";
import { personCard } from "#app/engines/content/contract.ts";
import { attachment } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";

/** What may be reported (specification §3); «default» is anything else: today a person's profile. */
export const targets = ["article", "comment", "post", "default"] as const;
export const reasons = ["spam", "insult", "falsehood", "personal", "secret", "unlawful", "other"] as const;
export const causes = ["reports", "hold", "rule", "appeal"] as const;
/** What a moderator may decide; the last two answer an appeal. `restrain` is the portal's own: hidden until somebody looks. */
export const decisionNames = [
  "keep",
  "hide",
  "delete",
  "amend",
  "warn",
  "mute",
  "suspend",
  "approve",
  "reject",
  "uphold",
  "overturn",
  "restrain",
] as const;
export const deskTabs = ["open", "claimed", "appeals", "closed"] as const;
export const holds = ["all", "first"] as const;
export const muteDays = [1, 3, 7, 30] as const;

export type Target = (typeof targets)[number];
export type Reason = (typeof reasons)[number];
export type Cause = (typeof causes)[number];
export type DecisionName = (typeof decisionNames)[number];
export type Hold = (typeof holds)[number];

const id = z.uuid();
const target = z.enum(targets);
const reason = z.enum(reasons, { error: "Выберите причину" });
const decisionName = z.enum(decisionNames);
const after = z.string().max(200).optional();
const object = { target, id };
const words = (most: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(most, `Не больше ${most.toLocaleString("ru-RU")} знаков`);
const number = (least: number, most: number) => {
  const sense = `Напишите число от ${least} до ${most}`;
  return z.coerce.number({ error: sense }).int(sense).min(least, sense).max(most, sense);
};
const said = (most: number, missing: string) => words(most, missing).min(1, missing);

/** What a rule looks for: the beginnings of words, what an expression describes, links. */
export const ruleKinds = ["words", "expression", "links"] as const;
/** What happens to what it finds: it waits for a moderator, a case is opened, moderators get a notice. */
export const ruleActions = ["hold", "flag", "alert"] as const;
export const rulePlaces = ["publications", "comments", "both"] as const;

export type RuleKind = (typeof ruleKinds)[number];
export type RuleAction = (typeof ruleActions)[number];
export type RulePlace = (typeof rulePlaces)[number];

export const ruleKind = z.enum(ruleKinds, { error: "Выберите, что искать" });

/** `terms` are words, one expression, or the hosts that may be linked to. */
export const ruleFields = z.object({
  terms: z.array(z.string().trim().min(1).max(20_000)).max(10_000).default([]),
  action: z.enum(ruleActions, { error: "Выберите, что делать" }),
  place: z.enum(rulePlaces, { error: "Выберите, где искать" }),
  note: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  on: z.boolean().default(false),
});
export type RuleFields = z.output<typeof ruleFields>;

export const attemptText = z
  .string({ error: "Напишите текст" })
  .trim()
  .min(1, "Напишите текст")
  .max(4000, "Не больше 4 000 знаков");

export const contentFilter = ruleFields.extend({ id, kind: ruleKind });
export type ContentFilter = z.output<typeof contentFilter>;

/** What a reader complains of, as far as they see it themselves. */
export const reportSubject = z.object({
  ...object,
  title: z.string(),
  excerpt: z.string(),
  href: z.string(),
  author: personCard.nullable(),
  mine: z.boolean(),
  reported: z.boolean(),
});
export type ReportSubject = z.output<typeof reportSubject>;

export const reportFields = z.object({ reason, text: words(1000).default("") });
export const mendFields = z.object({ text: said(4000, "Напишите комментарий") });
export const appealText = said(1000, "Напишите, с чем вы не согласны");

/** Why somebody may not write now, and until when; `target` and `id` lead to the decision. */
export const pause = z.object({ ...object, reason: z.enum(reasons).nullable(), until: z.string() });
export type Pause = z.output<typeof pause>;

const decision = z.object({
  name: decisionName,
  reason: z.enum(reasons).nullable(),
  message: z.string(),
  days: z.number().nullable(),
  at: z.string(),
});

/** What an author reads of a decision about their own words: never who complained, never who decided. */
export const verdict = z.object({
  ...object,
  title: z.string(),
  text: z.string(),
  /** The same words as they were typed, short names and all: they are what is changed. */
  typed: z.string(),
  attachments: z.array(attachment),
  href: z.string().nullable(),
  editHref: z.string().nullable(),
  decision: decision.nullable(),
  appeal: z.object({ text: z.string(), at: z.string(), answer: decision.nullable() }).nullable(),
  mayAppeal: z.boolean(),
  mayMend: z.boolean(),
});
export type Verdict = z.output<typeof verdict>;
export type DecisionView = z.output<typeof decision>;

export const caseCard = z.object({
  id,
  target,
  objectId: id,
  cause: z.enum(causes),
  title: z.string(),
  excerpt: z.string(),
  author: personCard.nullable(),
  reportCount: z.number(),
  reasons: z.array(z.object({ reason: z.enum(reasons), count: z.number() })),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  overdue: z.boolean(),
  claim: z.object({ mine: z.boolean(), name: z.string(), until: z.string() }).nullable(),
  decided: decisionName.nullable(),
});
export type CaseCard = z.output<typeof caseCard>;

export const caseView = caseCard.extend({
  text: z.string(),
  attachments: z.array(attachment),
  /** The publication that a comment stands under, and the comment that it answers. */
  about: z.string().nullable(),
  answers: z.string().nullable(),
  /** How a publication read before it was changed, the last first. */
  versions: z.array(z.object({ revision: z.number(), title: z.string(), text: z.string(), at: z.string() })),
  finds: z.array(contentFilter.pick({ id: true, kind: true, terms: true, note: true })),
  /** Where readers meet it; null while they do not. */
  href: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(reasons), text: z.string(), at: z.string() })),
  decisions: z.array(decision.extend({ by: z.string().nullable() })),
  appeal: z.object({ text: z.string(), at: z.string() }).nullable(),
  earlier: z.array(z.object({ id, title: z.string(), decided: decisionName.nullable(), at: z.string() })),
  /** What this moderator may decide now; empty where another one must. */
  choices: z.array(decisionName),
  barred: z.enum(["own", "first-decision", "claimed", "closed"]).nullable(),
});
export type CaseView = z.output<typeof caseView>;

export const decisionFields = z.object({
  decision: decisionName.exclude(["restrain"]),
  reason: reason.optional(),
  cannedReplies: id.optional(),
  message: words(1000).default(""),
  /** Since when the case lay open as the moderator saw it: what was changed since is read again first. */
  seen: z.iso.datetime().optional(),
  days: z.coerce
    .number()
    .pipe(z.literal([...muteDays]))
    .optional(),
});

export const rulesFields = z.object({
  holds: z.array(z.enum(holds)).default([]),
  firstCount: number(1, 50),
  hideAt: number(2, 50).default(5),
  targetHours: number(0, 720).default(24),
});
export type Rules = z.output<typeof rulesFields>;

export const moderationContract = {
  subject: operation({
    method: "GET",
    path: "/moderation/subjects/{target}/{id}",
    summary: "То, на что жалуются",
    access: "employee",
  })
    .input(z.strictObject(object))
    .output(reportSubject),
  report: operation({
    method: "POST",
    path: "/moderation/subjects/{target}/{id}/report",
    summary: "Пожаловаться",
    access: "employee",
    limit: { name: "reports", count: 20, perSeconds: 86_400 },
    status: 201,
  })
    .input(reportFields.extend(object).strict())
    .output(z.object({ href: z.string() })),
  verdict: operation({
    method: "GET",
    ownEyesOnly: true,
    path: "/moderation/verdicts/{target}/{id}",
    summary: "Решение модератора о своём",
    access: "employee",
  })
    .input(z.strictObject(object))
    .output(verdict),
  appeal: operation({
    method: "POST",
    path: "/moderation/verdicts/{target}/{id}/appeal",
    summary: "Обжаловать решение",
    access: "employee",
    status: 201,
  })
    .input(z.strictObject({ ...object, text: appealText }))
    .output(z.object({ id })),
  mend: operation({
    method: "POST",
    path: "/moderation/verdicts/comment/{id}/mend",
    summary: "Исправить комментарий и отправить снова",
    access: "employee",
  })
    .input(mendFields.extend({ id }).strict())
    .output(z.object({ id })),
  queue: operation({ method: "GET", path: "/moderation/cases", summary: "Очередь модерации", access: "moderator" })
    .input(z.strictObject({ tab: z.enum(deskTabs).default("open"), after }))
    .output(
      z.object({
        items: z.array(caseCard),
        counts: z.object({ open: z.number(), claimed: z.number(), appeals: z.number() }),
        next: z.string().optional(),
      }),
    ),
  case: operation({ method: "GET", path: "/moderation/cases/{id}", summary: "Дело", access: "moderator" })
    .input(z.strictObject({ id }))
    .output(caseView),
  claim: operation({
    method: "PUT",
    path: "/moderation/cases/{id}/claim",
    summary: "Взять дело на 15 минут",
    access: "moderator",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ mine: z.boolean(), name: z.string(), until: z.string() })),
  release: operation({
    method: "DELETE",
    path: "/moderation/cases/{id}/claim",
    summary: "Вернуть дело в очередь",
    access: "moderator",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  decide: operation({
    method: "POST",
    path: "/moderation/cases/{id}/decisions",
    summary: "Решить дело",
    access: "moderator",
    status: 201,
  })
    .input(decisionFields.extend({ id }).strict())
    .output(z.object({ id })),
  placeQueue: operation({
    method: "GET",
    path: "/places/{place}/cases",
    summary: "Что ждёт администраторов канала или сообщества",
    access: "employee",
  })
    .input(z.strictObject({ place: id, after }))
    .output(z.object({ items: z.array(caseCard), next: z.string().optional() })),
  placeCase: operation({
    method: "GET",
    path: "/places/{place}/cases/{id}",
    summary: "Дело канала или сообщества",
    access: "employee",
  })
    .input(z.strictObject({ place: id, id }))
    .output(caseView),
  decideInPlace: operation({
    method: "POST",
    path: "/places/{place}/cases/{id}/decisions",
    summary: "Решить дело канала или сообщества",
    access: "employee",
    status: 201,
  })
    .input(decisionFields.extend({ place: id, id }).strict())
    .output(z.object({ id })),
  rules: operation({ method: "GET", path: "/moderation/rules", summary: "Правила проверки", access: "admin" }).output(
    rulesFields,
  ),
  changeRules: operation({
    method: "PUT",
    path: "/moderation/rules",
    summary: "Изменить правила проверки",
    access: "admin",
  })
    .input(rulesFields.strict())
    .output(rulesFields),
};

/** How the desk of moderators has worked of late. */
export const monthFigures = z.object({
  /** What waits now, and what of it waits longer than the company wishes. */
  waiting: z.number(),
  overdue: z.number(),
  /** Hours; nothing where the company has set no term. */
  target: z.number().nullable(),
  decided: z.number(),
  late: z.number(),
  /** Half of the decisions came sooner, half later. */
  medianMinutes: z.number().nullable(),
  decisions: z.array(z.object({ name: z.enum(decisionNames), count: z.number() })),
  appeals: z.object({ filed: z.number(), upheld: z.number(), overturned: z.number(), waiting: z.number() }),
});
export type MonthFigures = z.output<typeof monthFigures>;

export const moderationFiguresContract = {
  month: operation({
    method: "GET",
    path: "/moderation/figures",
    summary: "Модерация за 30 дней",
    access: "moderator",
  }).output(monthFigures),
};

/** What moderators write to authors over and over. */
const readyWords = (least: number, most: number) => {
  const sense = `От ${least} до ${most} знаков`;
  return z.string({ error: sense }).trim().min(least, sense).max(most, sense);
};

export const cannedRepliesFields = z.object({ title: readyWords(3, 60), text: readyWords(3, 500) });

const readyLine = cannedRepliesFields.extend({ id });
export type CannedReplies = z.output<typeof readyLine>;

export const cannedRepliesContract = {
  list: operation({ method: "GET", path: "/canned-replies", summary: "Готовые слова модераторов", access: "moderator" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(readyLine) })),
  read: operation({ method: "GET", path: "/canned-replies/{id}", summary: "Готовые слова", access: "admin" })
    .input(z.strictObject({ id }))
    .output(readyLine),
  add: operation({
    method: "POST",
    path: "/canned-replies",
    summary: "Добавить готовые слова",
    access: "admin",
    status: 201,
  })
    .input(cannedRepliesFields.strict())
    .output(z.object({ id })),
  change: operation({ method: "PUT", path: "/canned-replies/{id}", summary: "Изменить готовые слова", access: "admin" })
    .input(cannedRepliesFields.extend({ id }).strict())
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/canned-replies/{id}", summary: "Удалить готовые слова", access: "admin" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};

/** A text cut where a rule finds something. */
const runs = z.array(z.object({ text: z.string(), found: z.boolean() }));
export type Runs = z.output<typeof runs>;

export const contentFiltersContract = {
  list: operation({ method: "GET", path: "/content-filters", summary: "Правила о словах и ссылках", access: "admin" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(contentFilter) })),
  read: operation({
    method: "GET",
    path: "/content-filters/{id}",
    summary: "Правило о словах и ссылках",
    access: "admin",
  })
    .input(z.strictObject({ id }))
    .output(contentFilter),
  add: operation({
    method: "POST",
    path: "/content-filters",
    summary: "Добавить правило",
    access: "admin",
    status: 201,
  })
    .input(ruleFields.extend({ kind: ruleKind }).strict())
    .output(z.object({ id })),
  change: operation({ method: "PUT", path: "/content-filters/{id}", summary: "Изменить правило", access: "admin" })
    .input(ruleFields.extend({ id }).strict())
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/content-filters/{id}", summary: "Удалить правило", access: "admin" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  attempt: operation({
    method: "POST",
    path: "/content-filters/attempts",
    summary: "Проверить правило на тексте",
    access: "admin",
  })
    .input(z.strictObject({ kind: ruleKind, terms: ruleFields.shape.terms, text: attemptText }))
    .output(z.object({ runs })),
};
