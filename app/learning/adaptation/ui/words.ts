import type { Grading, HelperRole, Outcome, RunState, StepKind, StepRole, StepState } from "../contract.ts";

export const kindTitles: Record<StepKind, string> = {
  article: "Прочитать",
  course: "Курс",
  test: "Тест",
  checklist: "Список дел",
  task: "Задание",
  meeting: "Встреча",
  survey: "Опрос",
};
export const roleTitles: Record<StepRole, string> = {
  newcomer: "Новичок",
  supervisor: "Руководитель",
  buddy: "Наставник",
  hr: "Кадры",
  it: "ИТ",
};
/** Whom a newcomer turns to, and what for. */
export const helperHints: Record<HelperRole, string> = {
  supervisor: "цели, задания, проверка",
  buddy: "как здесь всё устроено",
  hr: "документы и отпуск",
  it: "доступы и техника",
};
export const stateTitles: Record<StepState, string> = {
  locked: "Откроется позже",
  available: "Можно начинать",
  "in-progress": "В работе",
  submitted: "На проверке",
  returned: "На доработке",
  done: "Сделано",
  skipped: "Пропущено",
};
export const stateLooks: Record<StepState, "neutral" | "brand" | "success" | "warning"> = {
  locked: "neutral",
  available: "brand",
  "in-progress": "brand",
  submitted: "warning",
  returned: "warning",
  done: "success",
  skipped: "neutral",
};
export const runTitles: Record<RunState, string> = {
  planned: "Скоро начнётся",
  active: "Идёт",
  paused: "Приостановлена",
  completed: "Пройдена",
  failed: "Не пройдена",
  cancelled: "Прекращена",
};
export const outcomeTitles: Record<Outcome, string> = {
  passed: "Испытательный срок пройден",
  extended: "Испытательный срок продлён",
  failed: "Испытательный срок не пройден",
};
export const gradingTitles: Record<Grading, string> = {
  none: "Без оценки",
  pass: "Зачёт или незачёт",
  five: "От 1 до 5",
};
export const unlockTitles = {
  free: "Сразу",
  previous: "Когда сделан предыдущий шаг",
  stage: "Когда пройдены прежние уровни",
} as const;

/** A grade as people say it. */
export function gradeText(grading: Grading, grade: number | null): string {
  if (grade === null || grading === "none") return "";
  return grading === "pass" ? (grade > 0 ? "зачёт" : "незачёт") : String(grade);
}

export const stepForms = ["шаг", "шага", "шагов"] as const;

const day = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const dayWithYear = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** «12 июня»; the year where it is another one than of the day beside it. */
export function dayText(date: string, today: string): string {
  const text = (date.slice(0, 4) === today.slice(0, 4) ? day : dayWithYear).format(new Date(`${date}T00:00Z`));
  return text.replace(" г.", "").replaceAll(" ", "\u00a0");
}

export const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));
