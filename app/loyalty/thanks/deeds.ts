/** What the journal calls thanks. */
export const thanksDeeds = {
  "thanks.settings": "Изменены правила благодарностей",
  "thanks.value": "Изменена ценность для благодарностей",
  "thanks.topped-up": "Пополнен кошелёк для благодарностей",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof thanksDeeds, string> {}
}
