/** What the journal calls what is done with accounts and rights, and what the command that brings another portal over does. */
export const peopleDeeds = {
  "sessions.ended": "Завершены все входы",
  "person.suspended": "Учётная запись приостановлена",
  "person.restored": "Возвращение на портал",
  "person.left": "Отмечено увольнение",
  "people.imported": "Применена таблица людей",
  "people.pulled": "Применены изменения из каталога LDAP",
  "right.given": "Дано право",
  "right.taken": "Снято право",
  "right.ended": "Кончился срок права",
  "import.begun": "Начат перенос",
  "import.undone": "Отменён перенос",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof peopleDeeds, string> {}
}
