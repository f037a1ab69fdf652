import { z } from "zod";
import {
  type Question,
  type QuestionnaireDocument,
  questionKinds,
  questionnaireSettings,
  questionnaireWords,
  type Section,
} from "#app/engines/questionnaires/contract.ts";
import { areApart, areChosen, readersFields, readersOf } from "#app/people/account/forms.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";

const words = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`).default("");
const number = z.number({ error: "Напишите число" });

export const createForm = questionnaireWords.extend({
  kind: z.enum(["survey", "test"], { error: "Выберите, что это" }),
});

// ── Whom, when and how.

const wall = z.string().refine(isWall, "Выберите день и время");
const shape = questionnaireSettings.shape;

export const settingsForm = questionnaireWords
  .extend({
    ...readersFields,
    revision: z.coerce.number().int(),
    opensAt: wall.optional(),
    closesAt: wall.optional(),
    remindAt: wall.optional(),
    viewers: chosenPeople,
    coauthors: chosenPeople.optional(),
    ...shape,
    editable: ticked,
    shuffle: ticked,
  })
  .refine(...areChosen)
  .refine(...areApart);

/** What the API wants instead of the form's readers, wall clock and flat settings. */
export function toTerms(value: z.output<typeof settingsForm>, zone: string) {
  const { title, description, readers, parts, revision, opensAt, closesAt, remindAt, viewers, coauthors, ...settings } =
    value;
  return {
    ...{ title, description, revision, settings, viewers, coauthors, ...readersOf({ readers, parts }) },
    opensAt: opensAt ? momentOf(opensAt, zone) : null,
    closesAt: closesAt ? momentOf(closesAt, zone) : null,
    remindAt: remindAt ? momentOf(remindAt, zone) : null,
  };
}

// ── Links for guests.

export const issueForm = z.object({
  count: number.int("Целое число").min(1, "Не меньше одной").max(200, "Не больше 200 за раз"),
  days: number.int("Целое число").min(1, "Не меньше дня").max(90, "Не больше 90 дней"),
});
export const revokeForm = z.object({ expiresAt: z.iso.datetime() });

// ── One question.

const line = { id: z.string().max(40).optional(), text: words(300) };
const ruleLine = z.object({ rule: z.string().max(200).default(""), value: z.string().trim().max(40).default("") });

const chosenKinds = ["single", "multiple", "dropdown", "image", "ranking", "matrix"];

const questionShape = z.object({
  revision: z.coerce.number().int(),
  kind: z.enum(questionKinds),
  title: z.string({ error: "Напишите вопрос" }).trim().min(1, "Напишите вопрос").max(500, "Не больше 500 знаков"),
  help: words(1000),
  required: ticked,
  other: ticked,
  shuffle: ticked,
  options: z
    .array(z.object({ ...line, right: ticked, kept: z.uuid().optional(), picture: z.file().optional() }))
    .default([]),
  rows: z.array(z.object(line)).default([]),
  min: number.optional(),
  max: number.optional(),
  step: number.positive("Больше нуля").optional(),
  maxLength: number.int().min(1, "Не меньше 1").max(4096, "Не больше 4096").optional(),
  low: words(60),
  high: words(60),
  how: z.enum(["all", "any", "none"]).default("all"),
  rules: z.array(ruleLine).default([]),
  points: number.min(0, "Не меньше нуля").max(100, "Не больше 100").optional(),
  partial: ticked,
  rightText: words(300),
  explanation: words(2000),
});

/** What one question wants of its parts, whichever form it stands in. */
function judge({ kind, options, rows, min, max }: z.output<typeof questionShape>, context: z.RefinementCtx): void {
  const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (chosenKinds.includes(kind) && options.filter(({ text }) => text).length < 2)
    issue("options", "Нужно хотя бы два варианта");
  if (kind === "matrix" && !rows.some(({ text }) => text)) issue("rows", "Нужна хотя бы одна строка");
  if (min !== undefined && max !== undefined && min > max) issue("max", "Наибольшее меньше наименьшего");
  if (kind === "scale" && (max ?? 5) - (min ?? 1) > 20) issue("max", "Не больше 20 делений");
  if (kind === "scale" && ![min, max].every((end) => end === undefined || Number.isInteger(end)))
    issue("max", "Концы шкалы – целые числа");
}

export const questionForm = questionShape.extend({ section: z.string().max(40) }).superRefine(judge);
/** A question of the bank stands in a topic, and no condition shows it. */
export const bankQuestionForm = questionShape.extend({ topic: z.uuid("Выберите тему") }).superRefine(judge);

export const freshId = () => `q-${crypto.randomUUID().slice(0, 8)}`;

type Written = z.output<typeof questionShape>;

/** A question of the document out of its form; `pictures` are ids of those that have just been stored, by their line. */
export function toQuestion(id: string, value: Written, pictures: Record<number, string>): Question {
  const { kind, title, help, required, other, shuffle, low, high, min, max, step, maxLength, how } = value;
  const options = value.options.flatMap(({ id: own, text, right, kept }, at) => {
    const picture = pictures[at] ?? kept;
    return text ? [{ id: own || freshId(), text, ...(right && { right }), ...(picture && { picture }) }] : [];
  });
  const rows = value.rows.flatMap(({ id: own, text }) => (text ? [{ id: own || freshId(), text }] : []));
  const rules = value.rules.flatMap(({ rule, value: bound }) => {
    const [question = "", is = "", meant = ""] = rule.split("|");
    return question ? [{ question, is: is as "has", value: meant || bound }] : [];
  });
  return {
    ...{ id, kind, title, help, required, other, shuffle, options, rows, low, high },
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(maxLength !== undefined && { maxLength }),
    ...(rules.length > 0 && { showIf: { how, rules } }),
    ...(value.points !== undefined && { points: value.points }),
    ...(value.partial && { partial: true }),
    ...(value.rightText && { rightText: value.rightText }),
    ...(value.explanation && { explanation: value.explanation }),
  };
}

// ── Changes of a document, one at a time.

/** Puts a question where it stands, or at the end of a section. */
export function putQuestion(
  document: QuestionnaireDocument,
  section: string,
  question: Question,
): QuestionnaireDocument {
  const home = document.sections.find(({ questions }) => questions.some(({ id }) => id === question.id));
  const isHere = home?.id === section;
  return inSections(document, (one) => {
    if (isHere && one.id === section)
      return { ...one, questions: one.questions.map((old) => (old.id === question.id ? question : old)) };
    const others = one.questions.filter(({ id }) => id !== question.id);
    return { ...one, questions: !isHere && one.id === section ? [...others, question] : others };
  });
}

/** A copy stands right below. */
export function copyQuestion(document: QuestionnaireDocument, id: string): QuestionnaireDocument {
  return inSections(document, (one) => ({
    ...one,
    questions: one.questions.flatMap((old) => (old.id === id ? [old, { ...old, id: freshId() }] : [old])),
  }));
}

/** Takes a question away, and every rule that speaks of it. */
export function dropQuestion(document: QuestionnaireDocument, id: string): QuestionnaireDocument {
  return inSections(document, (one) => ({
    ...one,
    questions: one.questions.flatMap(({ showIf, ...old }) => {
      if (old.id === id) return [];
      const rules = showIf?.rules.filter(({ question }) => question !== id) ?? [];
      return [{ ...old, ...(showIf && rules.length > 0 && { showIf: { ...showIf, rules } }) }];
    }),
  }));
}

export function addSection({ sections }: QuestionnaireDocument): QuestionnaireDocument {
  return { sections: [...sections, { id: freshId(), title: "", text: "", questions: [] }] };
}

type Named = Partial<Pick<Section, "title" | "text" | "bank">>;

export function changeSection(document: QuestionnaireDocument, id: string, to: Named): QuestionnaireDocument {
  return inSections(document, (one) => (one.id === id ? { ...one, ...to } : one));
}

/** A section goes with its questions; the last one stays. */
export function dropSection(document: QuestionnaireDocument, id: string): QuestionnaireDocument {
  if (document.sections.length < 2) return document;
  const gone = document.sections.find((one) => one.id === id)?.questions ?? [];
  const rest = gone.reduce((left, question) => dropQuestion(left, question.id), document);
  return { sections: rest.sections.filter((one) => one.id !== id) };
}

function inSections({ sections }: QuestionnaireDocument, change: (one: Section) => Section): QuestionnaireDocument {
  return { sections: sections.map(change) };
}
