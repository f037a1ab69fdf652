/** What the journal calls what is done with the talk of a publication. */
export const contentDeeds = {
  "talk.close": "Закрыты комментарии",
  "talk.open": "Открыты комментарии",
  "reactions.close": "Закрыты реакции",
  "reactions.open": "Открыты реакции",
  "place.clear": "Убрано написанное человеком в канале или сообществе",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof contentDeeds, string> {}
}
