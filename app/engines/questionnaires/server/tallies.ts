import {
  type Answer,
  type Answers,
  fewestForTexts,
  otherOption,
  type Question,
  type QuestionResult,
} from "#app/engines/questionnaires/contract.ts";
import { answerInWords } from "./answers.ts";
import { boundsOf, choicesOf } from "./document.ts";
import { mostPoints, pointsFor } from "./scoring.ts";

/** As many free answers as a page shows; all of them stand in the table. */
const mostTexts = 200;

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

type How = { isNamed: boolean; isTest: boolean; find: string; opensFiles: boolean; before?: Answers[] };

/** What all have answered to one question, counted. */
export function tally(question: Question, all: Answers[], how: How): QuestionResult {
  const { isNamed, isTest, find, opensFiles, before } = how;
  const answers = answersTo(question, all);
  const values = numbersOf(question, answers);
  const textsWait = !isNamed && answers.length < fewestForTexts;
  const hasFiles = question.kind === "file" && opensFiles;
  const texts = hasFiles ? [] : textsOf(question, answers);
  const sought = plain(find);
  const found = sought ? texts.filter((text) => plain(text).includes(sought)) : texts;
  return {
    ...{ id: question.id, kind: question.kind, title: question.title, answered: answers.length },
    bars: barsOf(question, answers),
    rows: rowsOf(question, answers),
    mean: meanOf(values),
    median: medianOf(values),
    enps: question.kind === "enps" && values.length ? enpsOf(values) : null,
    before: before ? beforeOf(question, answersTo(question, before)) : null,
    texts: textsWait ? [] : found.sort().slice(0, mostTexts).sort(inRussian),
    textsFound: textsWait ? 0 : found.length,
    textsWait: textsWait && texts.length > 0,
    files: hasFiles ? answers.flatMap(({ chosen: [id] = [], text = "" }) => (id ? [{ id, name: text }] : [])) : [],
    right: isTest && mostPoints(question) ? rightShare(question, all) : null,
  };
}

/** Who wrote first is not told by their place: all are put in the order of their signs, which is quick, and those shown as people read. */
const inRussian = new Intl.Collator("ru").compare;

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
const answersTo = ({ id }: Question, all: Answers[]) => all.flatMap((one) => one[id] ?? []);

/** The same question in the wave before; nothing where nobody was asked it. */
function beforeOf(question: Question, answers: Answer[]): QuestionResult["before"] {
  if (!answers.length) return null;
  const values = numbersOf(question, answers);
  const isRanking = question.kind === "ranking";
  return {
    answered: answers.length,
    mean: meanOf(values),
    enps: question.kind === "enps" ? enpsOf(values) : null,
    parts: barsOf(question, answers).map(({ value }) =>
      isRanking ? value : Math.round((value / answers.length) * 100),
    ),
  };
}

function barsOf(question: Question, answers: Answer[]) {
  const { kind, options } = question;
  if (kind === "matrix") return [];
  if (kind === "ranking")
    return options.map(({ id, text }) => {
      const places = answers.map(({ chosen = [] }) => chosen.indexOf(id) + 1).filter(Boolean);
      return { label: text, value: meanOf(places) ?? 0 };
    });
  if (kind === "scale" || kind === "enps") {
    const { min = 0, max = 10 } = boundsOf(question);
    const counts = countOf(answers.map(({ number }) => String(number)));
    return steps(min, max).map((value) => ({ label: String(value), value: counts.get(String(value)) ?? 0 }));
  }
  const counts = countOf(answers.flatMap(({ chosen = [] }) => chosen));
  return kind === "file"
    ? []
    : choicesOf(question).map(({ id, text }) => ({ label: text, value: counts.get(id) ?? 0 }));
}

function rowsOf({ kind, rows, options }: Question, answers: Answer[]) {
  if (kind !== "matrix") return [];
  return rows.map(({ id, text }) => {
    const counts = countOf(answers.flatMap((one) => one.rows?.[id] ?? []));
    return { label: text, bars: options.map((option) => ({ label: option.text, value: counts.get(option.id) ?? 0 })) };
  });
}

function textsOf(question: Question, answers: Answer[]): string[] {
  const { kind } = question;
  if (["text", "long", "date", "time", "file"].includes(kind))
    return answers.map((answer) => answerInWords(question, answer));
  return answers.flatMap(({ chosen, text }) => (text && chosen?.includes(otherOption) ? [text] : []));
}

const numbersOf = ({ kind }: Question, answers: Answer[]) =>
  ["scale", "enps", "number"].includes(kind) ? answers.flatMap(({ number }) => number ?? []) : [];

function countOf(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function rightShare(question: Question, all: Answers[]): number | null {
  const most = mostPoints(question);
  const got = all.flatMap((answers) => pointsFor(question, answers[question.id]) ?? []);
  return got.length ? Math.round((got.filter((own) => own === most).length / got.length) * 100) : null;
}

const steps = (min: number, max: number) => Array.from({ length: Math.min(max - min, 100) + 1 }, (_, at) => min + at);
const meanOf = (values: number[]) =>
  values.length ? round(values.reduce((sum, value) => sum + value, 0) / values.length) : null;

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (!sorted.length) return null;
  return sorted.length % 2 ? sorted[middle]! : round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

/** Those who would recommend without those who would not, in per cent of all. */
function enpsOf(values: number[]): number {
  const share = (isMeant: (value: number) => boolean) => values.filter(isMeant).length / values.length;
  return Math.round((share((value) => value >= 9) - share((value) => value <= 6)) * 100);
}
