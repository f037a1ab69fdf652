import type { RuleDeed } from "../contract.ts";

/** What people do for points, as they read it. */
export const deedTitles: Record<RuleDeed, string> = {
  publication: "Опубликовать пост или начать обсуждение",
  comment: "Написать комментарий",
  reaction: "Получить реакцию коллеги",
  thanks: "Поблагодарить коллегу",
  thanked: "Получить благодарность",
  survey: "Ответить на опрос",
  event: "Прийти на событие",
  course: "Пройти курс",
  "first-day": "Выйти на работу в первый день",
  anniversary: "Отметить годовщину в компании",
};

export const pointForms = ["балл", "балла", "баллов"] as const;
