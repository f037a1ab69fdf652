/** What the journal calls archives and erasure. */
export const ownDataDeeds = {
  "person.erased": "Удалены данные человека",
  "export.asked": "Попросили архив своих данных",
  "export.made": "Собран архив данных человека",
  "export.taken": "Скачан архив своих данных",
  "erasure.asked": "Попросили удалить свои данные",
  "erasure.withdrawn": "Отозвана просьба удалить данные",
  "erasure.refused": "Отклонена просьба удалить данные",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof ownDataDeeds, string> {}
}
