/** What the journal calls decisions of moderators and their rules. */
export const moderationDeeds = {
  "moderation.rules": "Изменены правила проверки",
  "content-filter.added": "Добавлено правило о словах и ссылках",
  "content-filter.changed": "Изменено правило о словах и ссылках",
  "content-filter.dropped": "Удалено правило о словах и ссылках",
  "canned-replies.added": "Добавлены готовые слова",
  "canned-replies.changed": "Изменены готовые слова",
  "canned-replies.dropped": "Удалены готовые слова",
  "moderation.keep": "Модерация: оставлено",
  "moderation.hide": "Модерация: скрыто",
  "moderation.amend": "Модерация: автора попросили исправить",
  "moderation.delete": "Модерация: удалено",
  "moderation.warn": "Модерация: предупреждение",
  "moderation.mute": "Модерация: запрет писать",
  "moderation.suspend": "Модерация: учётная запись приостановлена",
  "moderation.approve": "Модерация: опубликовано",
  "moderation.reject": "Модерация: возвращено автору",
  "moderation.uphold": "Модерация: решение в силе",
  "moderation.overturn": "Модерация: решение отменено",
  "moderation.restrain": "Модерация: скрыто до проверки",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof moderationDeeds, string> {}
}
