/** What the journal calls what is done to maps. */
export const mapDeeds = {
  "map.made": "Создана карта",
  "map.changed": "Изменена карта",
  "map.published": "Опубликована карта",
  "map.archived": "Карта убрана в архив",
  "map.restored": "Возвращена версия карты",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof mapDeeds, string> {}
}
