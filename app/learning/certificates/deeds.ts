/** What the journal calls what is done to certificates. */
export const certificateDeeds = {
  "certificate.revoked": "Отозван сертификат",
  "certificate.reissued": "Сертификат выдан заново",
  "certificate.template-written": "Записан шаблон сертификата",
  "certificate.template-removed": "Убран шаблон сертификата",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof certificateDeeds, string> {}
}
