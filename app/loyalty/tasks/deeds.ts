/** What the journal calls tasks. */
export const taskDeeds = {
  "task.put": "Записано задание",
  "task.archived": "Задание убрано в архив",
  "task.revived": "Задание возвращено из архива",
  "task.approved": "Задание засчитано",
  "task.rejected": "Задание не засчитано",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof taskDeeds, string> {}
}
