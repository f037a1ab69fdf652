/** What the journal calls work of the portal. */
export const systemDeeds = {
  "job.retried": "Повторена работа портала",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof systemDeeds, string> {}
}
