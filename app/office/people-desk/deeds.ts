/** What the journal calls what is done with accounts and rights. */
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
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof peopleDeeds, string> {}
}
