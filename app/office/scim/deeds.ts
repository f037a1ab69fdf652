/** What the journal calls what directories do. */
export const scimDeeds = {
  "person.made": "Каталог завёл человека",
  "person.changed": "Каталог изменил данные человека",
  "scim.token-made": "Создан токен каталога",
  "scim.token-revoked": "Отозван токен каталога",
  "scim.group-made": "Каталог завёл группу",
  "scim.group-changed": "Каталог изменил группу",
  "scim.group-removed": "Каталог удалил группу",
  "scim.group-mapped": "Решено, какое право даёт группа",
  "scim.claim-added": "Добавлено правило входа",
  "scim.claim-removed": "Убрано правило входа",
  "scim.claim-places": "Решено, откуда известно место нового человека",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof scimDeeds, string> {}
}
