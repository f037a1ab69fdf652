import { counted } from "#app/ui/plural.ts";
import type { CourseState, EnrolmentState, LessonKind, Level, Shelf } from "../contract.ts";

export const levelTitles: Record<Level, string> = { start: "Начальный", middle: "Средний", deep: "Продвинутый" };
export const kindTitles: Record<LessonKind, string> = {
  text: "Текст",
  video: "Видео",
  file: "Файл",
  link: "Ссылка",
  quiz: "Тест",
};
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
