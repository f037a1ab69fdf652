/** What the journal calls what is done to services. */
export const serviceDeeds = {
  "service.made": "Добавлен сервис",
  "service.changed": "Изменён сервис",
  "service.status": "Изменено состояние сервиса",
  "service.removed": "Удалён сервис",
  "service-category.put": "Записана категория сервисов",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof serviceDeeds, string> {}
}
