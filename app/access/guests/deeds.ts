/** What the journal calls what is done with guests. */
export const guestDeeds = {
  "guest.prolonged": "Продлён гостевой доступ",
  "guest.entrusted": "Сменился тот, кто отвечает за гостя",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof guestDeeds, string> {}
}
