/** What the journal calls the trash. */
export const trashDeeds = {
  "trash.restored": "Возвращено из корзины",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof trashDeeds, string> {}
}
