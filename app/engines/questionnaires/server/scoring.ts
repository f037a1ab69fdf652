import type { Answer, Answers, Question } from "#app/engines/questionnaires/contract.ts";
import { answerInWords } from "./answers.ts";
import { choicesOf } from "./document.ts";

const chosenKinds = new Set<Question["kind"]>(["single", "multiple", "dropdown", "image"]);
const saidKinds = new Set<Question["kind"]>(["yes-no", "number", "text", "date", "time"]);

/** What a question of a test is worth; nothing where there is nothing to be right about. */
export function mostPoints(question: Question): number {
  return isMarked(question) || isChecked(question) ? (question.points ?? 1) : 0;
}

/** Whether a person marks the answer: words and files that have no right ones. */
export function isMarked({ kind, rightText }: Question): boolean {
  return kind === "long" || kind === "file" || (kind === "text" && !rightText);
}

function isChecked({ kind, options, rightText }: Question): boolean {
  if (kind === "ranking") return true;
  return chosenKinds.has(kind) ? options.some(({ right }) => right) : saidKinds.has(kind) && Boolean(rightText);
}

/**
 * The points for an answer; null where a person is to mark it. Of several right options each wrong one takes a right one
 * away where a part is worth something; otherwise all or nothing.
 */
export function pointsFor(question: Question, answer: Answer | undefined): number | null {
  const most = mostPoints(question);
  if (!most || !answer) return 0;
  if (isMarked(question)) return null;
  const share = shareOf(question, answer);
  return question.partial ? Math.round(share * most * 100) / 100 : share === 1 ? most : 0;
}

function shareOf({ kind, options, rightText = "" }: Question, { chosen = [], text = "", number }: Answer): number {
  if (kind === "ranking") return options.filter(({ id }, at) => chosen[at] === id).length / options.length;
  if (chosenKinds.has(kind)) {
    const right = options.flatMap((option) => (option.right ? [option.id] : []));
    const hits = chosen.filter((id) => right.includes(id)).length;
    return Math.max(0, hits - (chosen.length - hits)) / right.length;
  }
  const said = number === undefined ? (chosen[0] ?? text) : String(number);
  return rightText.split("|").some((one) => plain(one) === plain(said)) ? 1 : 0;
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll("ё", "е").replace(",", ".").replace(/\s+/g, " ");

/** What is right, in words, for those who may know. */
export function rightInWords(question: Question): string {
  const { kind, options, rightText = "" } = question;
  if (kind === "ranking") return answerInWords(question, { chosen: options.map(({ id }) => id) });
  if (chosenKinds.has(kind)) return options.flatMap(({ right, text }) => (right ? [text] : [])).join("; ");
  if (kind === "yes-no") return choicesOf(question).find(({ id }) => id === rightText)?.text ?? "";
  return rightText.split("|").join(" или ");
}

/** The points of all answers, and the score in per cent; no score while something waits to be marked. */
export function scoreAll(questions: Question[], answers: Answers, marks: Record<string, number> = {}) {
  const points: Record<string, number> = {};
  let waits = false;
  for (const question of questions) {
    const own = pointsFor(question, answers[question.id]) ?? marks[question.id];
    if (own === undefined) waits = true;
    else points[question.id] = own;
  }
  const most = questions.reduce((sum, question) => sum + mostPoints(question), 0);
  const got = Object.values(points).reduce((sum, own) => sum + own, 0);
  return { points, score: waits ? null : most ? Math.round((got / most) * 1000) / 10 : 100 };
}
