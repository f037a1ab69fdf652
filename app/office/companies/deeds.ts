/** What the journal calls companies. */
export const companyDeeds = {
  "person.moved": "Переход в другую компанию",
  "company.changed": "Изменена компания",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof companyDeeds, string> {}
}
