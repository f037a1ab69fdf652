import type { Answers, Given, Question, QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { problemOfKept, readAnswer } from "./answers.ts";
import { asks, visibleQuestions } from "./document.ts";

export type Page = { title: string; text: string; questions: Question[] };

type Said = { answers: Record<string, Given | undefined>; shown: string; strict: boolean };
type Filled = {
  /** All answers as they are to be kept: what is out of sight is dropped. */
  answers: Answers;
  /** What is wrong, by fields of the form. */
  problems: Record<string, string[]>;
  /** The questions in sight now. */
  here: Set<string>;
  /** Some have come into sight that the form did not draw. */
  hasMore: boolean;
};

/** Reads what the form of one section has sent, beside what was kept before. `strict` demands what must be answered. */
export function fillPage(document: QuestionnaireDocument, page: Page, kept: Answers, said: Said): Filled {
  const answers = { ...kept };
  const problems: Record<string, string[]> = {};
  for (const question of page.questions) {
    const read = readAnswer(question, said.answers[question.id], said.strict);
    if (read.problem) problems[`answers.${question.id}`] = [read.problem];
    if (read.answer) answers[question.id] = read.answer;
    else delete answers[question.id];
  }
  const shown = visibleQuestions(document, answers);
  const here = new Set(shown.map(({ id }) => id));
  const drawn = new Set(said.shown.split(","));
  const fresh = page.questions.filter((question) => here.has(question.id) && !drawn.has(question.id) && asks(question));
  for (const name of Object.keys(problems)) {
    const question = name.slice("answers.".length);
    // What was not drawn yet is no mistake of the reader's, and what went out of sight needs no answer.
    if (!here.has(question) || fresh.some((one) => one.id === question)) delete problems[name];
  }
  const clean = Object.fromEntries(shown.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : [])));
  return { answers: clean, problems, here, hasMore: fresh.length > 0 };
}

/** The next section with something in sight, or the one before; the edges stay. */
export function nextPart(pages: Page[], here: Set<string>, part: number, step: 1 | -1): number {
  let next = part + step;
  while (pages[next - 1] && !pages[next - 1]!.questions.some(({ id }) => here.has(id))) next += step;
  return Math.min(Math.max(next, 1), pages.length);
}

/** The first section where something in sight must be answered and is not, or not wholly. */
export function firstMissing(pages: Page[], here: Set<string>, answers: Answers): number | undefined {
  const isMissing = (question: Question) =>
    asks(question) && here.has(question.id) && problemOfKept(question, answers[question.id]) !== undefined;
  const at = pages.findIndex(({ questions }) => questions.some(isMissing));
  return at < 0 ? undefined : at + 1;
}

/** Something in sight is asked, and not one answer is given. */
export function isEmpty(pages: Page[], here: Set<string>, answers: Answers): boolean {
  const isAsked = pages.some(({ questions }) => questions.some((one) => asks(one) && here.has(one.id)));
  return isAsked && Object.keys(answers).length === 0;
}
