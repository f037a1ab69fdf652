import { createHash } from "node:crypto";
import {
  type Answer,
  type Answers,
  type AskedQuestion,
  otherOption,
  type Question,
  type QuestionnaireDocument,
  type QuestionnaireSettings,
  type QuestionOption,
} from "#app/engines/questionnaires/contract.ts";

type Rule = NonNullable<Question["showIf"]>["rules"][number];

/** All questions of a document in their order. */
export function questionsOf({ sections }: QuestionnaireDocument): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

type Counted = { document: QuestionnaireDocument; settings: Pick<QuestionnaireSettings, "draw"> };

/** How many questions somebody is asked; of a test, how many an attempt draws out of its own and of the bank. */
export function countAsked({ document, settings: { draw } }: Counted): number {
  const own = questionsOf(document).filter(asks).length;
  const fromBank = document.sections.reduce((sum, { bank }) => sum + (bank?.count ?? 0), 0);
  return (draw ? Math.min(draw, own) : own) + fromBank;
}

/** What is asked and answered, and no text between: what counts as a question. */
export function asks({ kind }: Pick<Question, "kind">): boolean {
  return kind !== "note";
}

/**
 * The questions that these answers leave to be seen, in their order. A rule speaks of earlier questions only, and an answer to
 * a hidden question is as good as not given.
 */
export function visibleQuestions(document: QuestionnaireDocument, answers: Answers): Question[] {
  const known: Answers = {};
  return questionsOf(document).filter((question) => {
    if (!isShown(question, known)) return false;
    const answer = answers[question.id];
    if (answer) known[question.id] = answer;
    return true;
  });
}

function isShown({ showIf }: Question, known: Answers): boolean {
  return !showIf || isShownBy(showIf, known);
}

/** Whether answers are as a condition has it: a question's own, or that of what stands on the answers. */
export function isShownBy(showIf: NonNullable<Question["showIf"]>, known: Answers): boolean {
  const holds = (rule: Rule) => isTrue(rule, known[rule.question]);
  if (showIf.how === "all") return showIf.rules.every(holds);
  return showIf.how === "any" ? showIf.rules.some(holds) : !showIf.rules.some(holds);
}

function isTrue({ is, value }: Rule, answer: Answer | undefined): boolean {
  if (is === "answered") return answer !== undefined;
  if (is === "not") return !has(answer, value);
  if (is === "has") return has(answer, value);
  const [said, bound] = [answer?.number, Number(value.replace(",", "."))];
  if (said === undefined || Number.isNaN(bound)) return false;
  return is === "less" ? said < bound : said > bound;
}

function has(answer: Answer | undefined, value: string): boolean {
  if (!answer) return false;
  const { chosen = [], text, number, rows = {} } = answer;
  const said = [...chosen, ...Object.values(rows), ...(text === undefined ? [] : [text])];
  return said.includes(value) || (number !== undefined && String(number) === value.replace(",", "."));
}

/** A question as it is asked, with nothing that tells what is right; shuffled options stand the same for the same seed. */
export function asAsked(question: Question, seed: string): AskedQuestion {
  const { points: _, partial: __, rightText: ___, explanation: ____, showIf: _____, options, ...plain } = question;
  const shown = options.map(({ right: _, ...option }) => option);
  // The order in which a ranking is written down may be the right one.
  const isShuffled = question.shuffle || question.kind === "ranking";
  return { ...plain, options: isShuffled ? shuffled(shown, `${seed}/${question.id}`) : shown };
}

/** The same order for the same seed, and another one for others. */
export function shuffled<Thing extends { id: string }>(things: readonly Thing[], seed: string): Thing[] {
  const lot = ({ id }: Thing) => createHash("sha256").update(`${seed}/${id}`).digest("hex");
  return things
    .map((thing) => ({ thing, lot: lot(thing) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ thing }) => thing);
}

/** What one may choose in a question, with the words that people read. */
export function choicesOf({ kind, options, other }: Question): QuestionOption[] {
  if (kind === "yes-no")
    return [
      { id: "yes", text: "Да" },
      { id: "no", text: "Нет" },
    ];
  if (kind === "consent") return [{ id: "yes", text: "Согласие дано" }];
  return other ? [...options, { id: otherOption, text: "Другое" }] : options;
}

/** The ends of what a number may be. */
export function boundsOf({ kind, min, max }: Pick<Question, "kind" | "min" | "max">): { min?: number; max?: number } {
  if (kind === "enps") return { min: 0, max: 10 };
  if (kind === "scale") return { min: min ?? 1, max: max ?? 5 };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
