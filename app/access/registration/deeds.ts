/** What the journal calls invitations and registration. */
export const registrationDeeds = {
  "person.registered": "Регистрация по приглашению",
  "invite.made": "Создано приглашение",
  "invite.revoked": "Отозвано приглашение",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof registrationDeeds, string> {}
}
