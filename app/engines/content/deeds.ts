/** What the journal calls what is done with the talk of a publication. */
export const contentDeeds = {
  "talk.close": "Закрыты комментарии",
  "talk.open": "Открыты комментарии",
  "reactions.close": "Закрыты реакции",
  "reactions.open": "Открыты реакции",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof contentDeeds, string> {}
}
