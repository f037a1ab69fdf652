/** What the journal calls articles and guests. */
export const newsroomDeeds = {
  "article.shown-to-guests": "Статья показана гостям",
  "article.hidden-from-guests": "Статья закрыта от гостей",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof newsroomDeeds, string> {}
}
