import { attached, page } from "#app/web/urls.ts";

export const adaptation = {
  home: page("/adaptation", { title: "Адаптация" }),
  subordinate: page("/adaptation/subordinate/:id", { title: "Адаптация подчинённого" }),
  grades: page("/adaptation/grades/:trajectoryId", { title: "Оценки за адаптацию" }),
  checked: page("/adaptation/subordinate/:id/trajectory/:trajectoryId/lesson/:lessonId", {
    title: "Шаг подчинённого",
  }),
  trajectory: page("/adaptation/:trajectoryId", { title: "Программа адаптации" }),
  level: page("/adaptation/:trajectoryId/:levelId", { title: "Уровень адаптации" }),
  lesson: page("/adaptation/:trajectoryId/:levelId/:lessonId", { title: "Шаг адаптации" }),
  checklist: page("/adaptation/:trajectoryId/:levelId/:lessonId/checklist", { title: "Список дел" }),
  task: page("/adaptation/:trajectoryId/:levelId/:lessonId/task", { title: "Задание", files: attached }),
};
