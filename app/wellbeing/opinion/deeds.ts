/** What the journal calls opinions. */
export const opinionDeeds = {
  "opinion.owners": "Названы ответственные за тему мнений",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof opinionDeeds, string> {}
}
