/** What the journal calls what is done to calendars of other programs. */
export const outsideDeeds = {
  "outside-calendar.added": "Добавлен календарь другой программы",
  "outside-calendar.dropped": "Убран календарь другой программы",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof outsideDeeds, string> {}
}
