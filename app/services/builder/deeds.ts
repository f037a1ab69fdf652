/** What the journal calls what is done to pages of services. */
export const pageDeeds = {
  "service-page.published": "Опубликована страница сервиса",
  "service-page.removed": "Удалена страница сервиса",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof pageDeeds, string> {}
}
