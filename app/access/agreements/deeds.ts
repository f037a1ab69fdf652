/** What the journal calls documents and consents. */
export const agreementDeeds = {
  "consent.given": "Дано согласие",
  "consent.withdrawn": "Отозвано согласие",
  "agreement.given": "Принят документ",
  "agreement.withdrawn": "Отозвано согласие с документом",
  "agreement.published": "Опубликована версия документа",
  "agreement.enacted": "Версия документа вступила в силу",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof agreementDeeds, string> {}
}
