/** What the journal calls feeds. */
export const feedDeeds = {
  "rss.token-made": "Созданы адреса RSS",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof feedDeeds, string> {}
}
