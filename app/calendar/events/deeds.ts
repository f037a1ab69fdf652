/** What the journal calls what is done to events. */
export const eventDeeds = {
  "event.made": "Создано событие",
  "event.changed": "Изменено событие",
  "event.cancelled": "Отменено событие",
  "event.person-removed": "Человек убран из участников события",
  "event.questions-put": "Изменены вопросы при записи на событие",
  "event.reviewed": "Решено о событии",
  "event-type.put": "Записан вид событий",
  "calendar.link-made": "Открыт адрес своего календаря",
  "calendar.link-shut": "Закрыт адрес своего календаря",
  "special-day.put": "Записан особый день",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof eventDeeds, string> {}
}
