import type { ScormRules } from "#app/learning/scorm/contract.ts";
import { counted } from "#app/ui/plural.ts";
import type {
  CourseFormat,
  CourseLength,
  CourseSort,
  CourseState,
  CourseWay,
  EnrolmentState,
  LessonKind,
  Level,
  Shelf,
  Verdict,
} from "../contract.ts";

export const levelTitles: Record<Level, string> = { start: "Начальный", middle: "Средний", deep: "Продвинутый" };
export const kindTitles: Record<LessonKind, string> = {
  text: "Текст",
  video: "Видео",
  file: "Файл",
  link: "Ссылка",
  quiz: "Тест",
  scorm: "Пакет SCORM",
  task: "Задание с проверкой",
  event: "Событие календаря",
};
export const lengthTitles: Record<CourseLength, string> = {
  short: "До получаса",
  middle: "До двух часов",
  long: "Больше двух часов",
};
export const formatTitles: Record<CourseFormat, string> = {
  text: "Только тексты",
  video: "Есть видео",
  quiz: "Есть тест",
  task: "Есть задание",
  scorm: "Есть пакет SCORM",
};
export const wayTitles: Record<CourseWay, string> = {
  mine: "Мои",
  mandatory: "Назначенные мне",
  done: "Пройденные",
};
export const sortTitles: Record<CourseSort, string> = {
  new: "Сначала новые",
  title: "По названию",
  short: "Сначала короткие",
};
export const demandTitles: Record<ScormRules["demand"], string> = {
  reported: "Пакет сообщил, что пройден",
  passed: "Пакет сообщил, что сдан",
  score: "Набран балл",
  opened: "Открыты все части: для пакетов, которые ничего не сообщают",
};
export const gradingTitles: Record<ScormRules["grading"], string> = {
  highest: "Лучшая попытка",
  average: "Среднее всех попыток",
  last: "Последняя попытка",
};
export const verdictTitles: Record<Verdict, string> = { accepted: "Принято", returned: "Вернули на доработку" };
export const stateTitles: Record<CourseState, string> = {
  draft: "Черновик",
  published: "Выпущен",
  archived: "В архиве",
};
export const enrolmentTitles: Record<EnrolmentState, string> = {
  enrolled: "Не начат",
  "in-progress": "Учится",
  completed: "Пройден",
  withdrawn: "Ушёл с курса",
};
export const shelfTitles: Record<Shelf, string> = { going: "Прохожу", done: "Пройдены", saved: "Отложены" };

export const lessonForms: [string, string, string] = ["урок", "урока", "уроков"];

/** «1 ч 20 мин». */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} ч`, (rest || !hours) && `${rest} мин`].filter(Boolean).join(" ");
}

/** «3 из 8 уроков». */
export const progressText = (done: number, required: number): string =>
  `${done} из ${counted(required, ["урока", "уроков", "уроков"])}`;

/** «4,7 из 5 · 12 отзывов». */
export const ratingText = (average: number, count: number): string =>
  `${average.toLocaleString("ru")} из 5 · ${counted(count, ["отзыв", "отзыва", "отзывов"])}`;
