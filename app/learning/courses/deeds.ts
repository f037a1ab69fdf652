/** What the journal calls what is done to courses. */
export const courseDeeds = {
  "course.made": "Создан курс",
  "course.changed": "Изменён курс",
  "course.published": "Выпущена версия курса",
  "course.archived": "Курс убран в архив или возвращён",
  "course.assigned": "Назначен курс",
  "course.review-removed": "Убран отзыв о курсе",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof courseDeeds, string> {}
}
