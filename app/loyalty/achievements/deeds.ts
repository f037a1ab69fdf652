/** What the journal calls achievements. */
export const achievementDeeds = {
  "achievement.put": "Изменено достижение",
  "achievement.awarded": "Вручено достижение",
  "achievement.revoked": "Отозвано достижение",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof achievementDeeds, string> {}
}
