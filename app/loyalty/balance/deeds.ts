/** What the journal calls points. */
export const pointDeeds = {
  "points.settings": "Изменены пределы баллов",
  "points.rule": "Изменено правило начисления баллов",
  "points.issued": "Начислены баллы",
  "points.fund": "Заведён или изменён фонд баллов",
  "points.reversed": "Отменена операция с баллами",
  "points.reversal-asked": "Попросили отменить большую операцию с баллами",
  "points.reversal-refused": "Не согласились отменить операцию с баллами",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof pointDeeds, string> {}
}
