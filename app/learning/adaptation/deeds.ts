/** What the journal calls what is done to adaptation. */
export const adaptationDeeds = {
  "adaptation.template-put": "Записана программа адаптации",
  "adaptation.published": "Опубликована редакция программы адаптации",
  "adaptation.archived": "Программа адаптации убрана в архив",
  "adaptation.revived": "Программа адаптации возвращена из архива",
  "adaptation.started": "Начата программа адаптации",
  "adaptation.changed": "Изменено состояние адаптации",
  "adaptation.skipped": "Пропущен шаг адаптации",
  "adaptation.renewed": "Адаптация переведена на новую редакцию",
  "adaptation.helper-set": "Сменён помощник новичка",
  "adaptation.concluded": "Дано заключение по испытательному сроку",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof adaptationDeeds, string> {}
}
