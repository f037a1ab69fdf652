import { type Answer, type Given, otherOption, type Question } from "#app/engines/questionnaires/contract.ts";
import { boundsOf, choicesOf } from "./document.ts";

export type Read = { answer?: Answer; problem?: string };

const longest = { text: 255, long: 4096 };

/**
 * Reads what a form has sent to one question: the answer as far as it can be kept, nothing where nothing was said, and what is
 * wrong with it in Russian. `strict` is off where one only keeps what is there: then half an answer is no mistake.
 */
export function readAnswer(question: Question, given: Given | undefined, strict: boolean): Read {
  const read = given ? readers[question.kind](question, given) : {};
  if (!strict) return read.answer ? { answer: read.answer } : read;
  if (read.problem || read.answer || !question.required) return read;
  return { problem: emptyWords[question.kind] ?? "Ответьте на этот вопрос" };
}

/** What a kept answer lacks to be sent, in Russian; nothing where it is whole. */
export function problemOfKept(question: Question, answer: Answer | undefined): string | undefined {
  const { chosen = [], text = "", number, rows = {} } = answer ?? {};
  return readAnswer(question, { chosen, text, number: number === undefined ? "" : String(number), rows }, true).problem;
}

const emptyWords: Partial<Record<Question["kind"], string>> = {
  consent: "Без согласия продолжить нельзя",
  text: "Напишите ответ",
  long: "Напишите ответ",
  number: "Напишите число",
  file: "Приложите файл",
  date: "Выберите день",
  time: "Выберите время",
  matrix: "Ответьте в каждой строке",
};

type Reader = (question: Question, given: Given) => Read;

const one: Reader = (question, { chosen, text }) => {
  const own = question.other ? text.trim() : "";
  const first = chosen[0] ?? (own ? otherOption : undefined);
  if (first === undefined) return {};
  if (!choicesOf(question).some(({ id }) => id === first)) return { problem: "Выберите ответ из списка" };
  if (first === otherOption && question.other) return withOther([first], own);
  if (!own) return { answer: { chosen: [first] } };
  return {
    answer: { chosen: [first], text: own.slice(0, longest.text) },
    problem: "Выбран один ответ, а написан другой: отметьте «Другое» или сотрите свой ответ",
  };
};

const several: Reader = (question, { chosen, text }) => {
  const known = choicesOf(question).map(({ id }) => id);
  const own = question.other && text.trim() ? [otherOption] : [];
  const picked = [...new Set([...chosen, ...own])];
  if (picked.some((id) => !known.includes(id))) return { problem: "Выберите ответы из списка" };
  if (!picked.length) return {};
  const { min, max } = question;
  const read =
    picked.includes(otherOption) && question.other ? withOther(picked, text) : { answer: { chosen: picked } };
  if (min !== undefined && picked.length < min) return { ...read, problem: `Отметьте не меньше ${min}` };
  if (max !== undefined && picked.length > max) return { ...read, problem: `Отметьте не больше ${max}` };
  return read;
};

function withOther(chosen: string[], text: string): Read {
  const own = text.trim();
  if (!own) return { answer: { chosen }, problem: "Напишите свой ответ рядом с «Другое»" };
  return own.length > longest.text
    ? { problem: `Свой ответ не длиннее ${longest.text} знаков` }
    : { answer: { chosen, text: own } };
}

const numeric: Reader = (question, { number }) => {
  const said = number.trim().replace(/\s/g, "").replace(",", ".");
  if (!said) return {};
  const value = Number(said);
  if (!Number.isFinite(value)) return { problem: "Напишите число" };
  const { min, max } = boundsOf(question);
  if (min !== undefined && value < min) return { problem: `Не меньше ${inRussian(min)}` };
  if (max !== undefined && value > max) return { problem: `Не больше ${inRussian(max)}` };
  const step = question.kind === "number" ? question.step : 1;
  const steps = step ? (value - (min ?? 0)) / step : 0;
  if (Math.abs(steps - Math.round(steps)) > 1e-6) return { problem: `Шаг – ${inRussian(step ?? 1)}` };
  return { answer: { number: value } };
};

const written =
  (most: number): Reader =>
  ({ maxLength = most }, { text }) => {
    const said = text.trim();
    if (said.length > maxLength) return { problem: `Не больше ${maxLength} знаков` };
    return said ? { answer: { text: said } } : {};
  };

const like =
  (pattern: RegExp, isReal: (text: string) => boolean, problem: string): Reader =>
  (_, { text }) => {
    const said = text.trim();
    if (!said) return {};
    return pattern.test(said) && isReal(said) ? { answer: { text: said } } : { problem };
  };

const isCalendarDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00Z`)) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);

const matrix: Reader = ({ rows, options, required }, given) => {
  const said = Object.entries(given.rows).filter(([row, value]) => value && rows.some(({ id }) => id === row));
  if (said.some(([, value]) => !options.some(({ id }) => id === value)))
    return { problem: "Выберите ответы из списка" };
  if (!said.length) return {};
  const answer = { rows: Object.fromEntries(said) };
  return required && said.length < rows.length ? { answer, problem: "Ответьте в каждой строке" } : { answer };
};

const ranking: Reader = ({ options }, { chosen }) => {
  if (!chosen.length) return {};
  const isWhole = chosen.length === options.length && options.every(({ id }) => chosen.includes(id));
  return isWhole ? { answer: { chosen } } : { problem: "Расставьте все варианты" };
};

/** A kept file stays what was answered until another one comes; the bytes are looked at where files are kept. */
const file: Reader = (_, { chosen, text }) => (chosen[0] ? { answer: { chosen: [chosen[0]], text } } : {});

const readers: Record<Question["kind"], Reader> = {
  single: one,
  dropdown: one,
  image: one,
  "yes-no": one,
  consent: one,
  multiple: several,
  scale: numeric,
  enps: numeric,
  number: numeric,
  text: written(longest.text),
  long: written(longest.long),
  date: like(/^\d{4}-\d{2}-\d{2}$/, isCalendarDay, "Выберите день"),
  time: like(/^([01]\d|2[0-3]):[0-5]\d$/, () => true, "Выберите время"),
  matrix,
  ranking,
  file,
  note: () => ({}),
};

// A table is read by programs too, which take a space for words.
const numbers = new Intl.NumberFormat("ru", { maximumFractionDigits: 4, useGrouping: false });
export const inRussian = (number: number) => numbers.format(number);
const days = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });

/** An answer in words, for tables and for who looks at it: «Кофе; Другое: квас». */
export function answerInWords(question: Question, answer: Answer | undefined): string {
  if (!answer) return "";
  const { chosen, text, number, rows } = answer;
  if (question.kind === "file") return text ?? "";
  if (question.kind === "date" && text) return days.format(new Date(`${text}T00:00Z`));
  const choices = choicesOf(question);
  const titleOf = (id: string) => choices.find((choice) => choice.id === id)?.text ?? id;
  if (rows)
    return question.rows
      .filter(({ id }) => rows[id])
      .map(({ id, text: row }) => `${row}: ${titleOf(rows[id]!)}`)
      .join("; ");
  if (chosen) {
    const said = chosen.map((id) => (id === otherOption && text ? `Другое: ${text}` : titleOf(id)));
    return question.kind === "ranking" ? said.map((one, at) => `${at + 1}. ${one}`).join("; ") : said.join("; ");
  }
  return number === undefined ? (text ?? "") : inRussian(number);
}
