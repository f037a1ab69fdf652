/** What the journal calls what is done to requests and to their routes. */
export const requestDeeds = {
  "request-route.put": "Изменён маршрут заявок",
  "request-fields.put": "Изменены поля заявки",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof requestDeeds, string> {}
}
