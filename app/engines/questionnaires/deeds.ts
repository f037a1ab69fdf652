/** What the journal calls what is done with surveys and tests. */
export const questionnaireDeeds = {
  "questionnaire.made": "Составлен опрос или тест",
  "questionnaire.settled": "Изменены настройки опроса или теста",
  "questionnaire.viewers": "Изменено, кому открыты итоги опроса",
  "questionnaire.coauthors": "Изменены соавторы опроса или теста",
  "questionnaire.guests": "Выданы или отозваны ссылки на опрос для гостей",
  "questionnaire.moved": "Опрос или тест опубликован, остановлен или закрыт",
  "questionnaire.dropped": "Удалён черновик опроса или теста",
  "questionnaire.marked": "Оценён ответ в тесте",
  "questionnaire.annulled": "Аннулирована попытка теста",
  "questionnaire.bank": "Изменён банк вопросов",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof questionnaireDeeds, string> {}
}
