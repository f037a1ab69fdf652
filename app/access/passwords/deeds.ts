/** What the journal calls what is done with passwords. */
export const passwordDeeds = {
  "password.changed": "Сменён свой пароль",
  "password.link-sent": "Послана ссылка для нового пароля",
  "password.link-made": "Создана ссылка для нового пароля",
  "password.renewed": "Задан новый пароль по ссылке",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof passwordDeeds, string> {}
}
