import {
  type Answer,
  fewestForTexts,
  otherOption,
  type Question,
  type QuestionResult,
} from "#app/engines/questionnaires/contract.ts";
import { answerInWords } from "./answers.ts";
import { boundsOf, choicesOf } from "./document.ts";
import { isWritten, plain, type Said, type Texts } from "./sums.ts";

/** As many free answers as a page shows; all of them stand in the table. */
export const mostTexts = 200;

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

/** A number, and how many have said it. */
type Times = { value: number; count: number };

type How = {
  isNamed: boolean;
  find: string;
  opensFiles: boolean;
  /** What was written, where words are shown. */
  texts: Map<string, Texts>;
  /** Of a test: how many per cent have it right. */
  right: Map<string, number>;
  /** The wave before. */
  before?: Map<string, Said[]>;
};

/** What all have answered to one question, counted. */
export function tally(question: Question, said: Said[], how: How): QuestionResult {
  const { isNamed, find, opensFiles, before } = how;
  const answered = countOf(said);
  const values = numbersOf(question, said);
  const isHidden = !isNamed && answered < fewestForTexts;
  const hasFiles = question.kind === "file" && opensFiles;
  const { texts, found } = hasFiles ? nothing : textsOf(question, said, how.texts, plain(find));
  return {
    ...{ id: question.id, kind: question.kind, title: question.title, answered },
    bars: isHidden && isMoment(question) ? [] : barsOf(question, said),
    rows: rowsOf(question, said),
    mean: meanOf(values),
    median: medianOf(values),
    enps: question.kind === "enps" && values.length ? enpsOf(values) : null,
    before: before ? beforeOf(question, before.get(question.id) ?? []) : null,
    texts: isHidden ? [] : texts.sort(inRussian),
    textsFound: isHidden ? 0 : found,
    textsWait: isHidden && hasWords(question, said),
    files: hasFiles ? filesOf(said) : [],
    right: how.right.get(question.id) ?? null,
  };
}

const nothing: Texts = { texts: [], found: 0 };

/** Who wrote first is not told by their place: what is shown stands as people read. */
const inRussian = new Intl.Collator("ru").compare;

const countOf = (said: Said[]) => said.reduce((sum, { count }) => sum + count, 0);

/** The same question in the wave before; nothing where nobody was asked it. */
function beforeOf(question: Question, said: Said[]): QuestionResult["before"] {
  const answered = countOf(said);
  if (!answered) return null;
  const values = numbersOf(question, said);
  const isRanking = question.kind === "ranking";
  return {
    answered,
    mean: meanOf(values),
    enps: question.kind === "enps" ? enpsOf(values) : null,
    // Days and minutes are others each time: there is nothing to stand side by side.
    parts: (isMoment(question) ? [] : barsOf(question, said)).map(({ value }) =>
      isRanking ? value : Math.round((value / answered) * 100),
    ),
  };
}

function barsOf(question: Question, said: Said[]) {
  const { kind, options } = question;
  if (kind === "matrix" || kind === "file") return [];
  if (isMoment(question)) return momentsOf(question, said);
  if (kind === "ranking")
    return options.map(({ id, text }) => ({ label: text, value: meanOf(placesOf(id, said)) ?? 0 }));
  if (kind === "scale" || kind === "enps") {
    const { min = 0, max = 10 } = boundsOf(question);
    const counts = timesOf(said, ({ number }) => [String(number)]);
    return steps(min, max).map((value) => ({ label: String(value), value: counts.get(String(value)) ?? 0 }));
  }
  const counts = timesOf(said, ({ chosen = [] }) => chosen);
  return choicesOf(question).map(({ id, text }) => ({ label: text, value: counts.get(id) ?? 0 }));
}

export const isMoment = ({ kind }: Pick<Question, "kind">) => kind === "date" || kind === "time";

/** As many days or minutes stand one by one; more are told by their months and hours. */
const mostMoments = 12;
const months = new Intl.DateTimeFormat("ru", { month: "long", year: "numeric", timeZone: "UTC" });

function momentsOf(question: Question, said: Said[]) {
  const counts = timesOf(said, ({ text = [] }) => text);
  const isDate = question.kind === "date";
  const isMany = counts.size > mostMoments;
  const wordsOf = (text: string) => {
    if (!isMany) return answerInWords(question, { text });
    return isDate ? months.format(new Date(`${text}T00:00Z`)) : `${text.slice(0, 2)}:00–${text.slice(0, 2)}:59`;
  };
  const bars = new Map<string, number>();
  for (const text of [...counts.keys()].sort())
    bars.set(wordsOf(text), (bars.get(wordsOf(text)) ?? 0) + counts.get(text)!);
  return [...bars].map(([label, value]) => ({ label, value }));
}

function placesOf(option: string, said: Said[]): Times[] {
  return said.flatMap(({ answer, count }) => {
    const place = (answer?.chosen ?? []).indexOf(option) + 1;
    return place ? [{ value: place, count }] : [];
  });
}

function rowsOf({ kind, rows, options }: Question, said: Said[]) {
  if (kind !== "matrix") return [];
  return rows.map(({ id, text }) => {
    const counts = timesOf(said, (answer) => answer.rows?.[id] ?? []);
    return { label: text, bars: options.map((option) => ({ label: option.text, value: counts.get(option.id) ?? 0 })) };
  });
}

function timesOf(said: Said[], valuesOf: (answer: Answer) => string | string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer, count } of said)
    for (const value of answer ? [valuesOf(answer)].flat() : []) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

const wordKinds: Question["kind"][] = ["text", "long", "date", "time", "file"];

/** What an answer says in words of its own; nothing where it only chooses. */
function wordsIn(question: Question, answer: Answer | null): string | undefined {
  if (!answer) return undefined;
  if (wordKinds.includes(question.kind)) return answerInWords(question, answer);
  return answer.text && answer.chosen?.includes(otherOption) ? answer.text : undefined;
}

const hasWords = (question: Question, said: Said[]) =>
  isWritten(question) ? said.length > 0 : said.some(({ answer }) => wordsIn(question, answer) !== undefined);

function textsOf(question: Question, said: Said[], written: Map<string, Texts>, sought: string): Texts {
  if (isWritten(question)) return written.get(question.id) ?? { texts: [], found: 0 };
  const found = said.flatMap(({ answer, count }) => {
    const text = wordsIn(question, answer);
    return text !== undefined && plain(text).includes(sought) ? Array<string>(count).fill(text) : [];
  });
  return { texts: found.sort().slice(0, mostTexts), found: found.length };
}

function filesOf(said: Said[]): QuestionResult["files"] {
  const files = said.flatMap(({ answer }) => {
    const [id] = answer?.chosen ?? [];
    return id ? [{ id, name: answer?.text ?? "" }] : [];
  });
  return files.sort((one, other) => inRussian(one.name, other.name));
}

const numbersOf = ({ kind }: Question, said: Said[]): Times[] =>
  ["scale", "enps", "number"].includes(kind)
    ? said.flatMap(({ answer, count }) => (answer?.number === undefined ? [] : [{ value: answer.number, count }]))
    : [];

const steps = (min: number, max: number) => Array.from({ length: Math.min(max - min, 100) + 1 }, (_, at) => min + at);
const timesIn = (values: Times[]) => values.reduce((sum, { count }) => sum + count, 0);
const meanOf = (values: Times[]) =>
  values.length ? round(values.reduce((sum, { value, count }) => sum + value * count, 0) / timesIn(values)) : null;

function medianOf(values: Times[]): number | null {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const all = timesIn(values);
  if (!all) return null;
  const at = (place: number) => {
    let passed = 0;
    for (const { value, count } of sorted) {
      passed += count;
      if (passed > place) return value;
    }
    return 0;
  };
  return all % 2 ? at(all >> 1) : round((at((all >> 1) - 1) + at(all >> 1)) / 2);
}

/** Those who would recommend without those who would not, in per cent of all. */
function enpsOf(values: Times[]): number {
  const share = (isMeant: (value: number) => boolean) =>
    timesIn(values.filter(({ value }) => isMeant(value))) / timesIn(values);
  return Math.round((share((value) => value >= 9) - share((value) => value <= 6)) * 100);
}
