/** What the journal calls staff and departments. */
export const staffDeeds = {
  "staff.added": "Заведён сотрудник",
  "staff.changed": "Изменены данные сотрудника",
  "department.added": "Создано подразделение",
  "department.changed": "Изменено подразделение",
  "department.removed": "Удалено подразделение",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof staffDeeds, string> {}
}
