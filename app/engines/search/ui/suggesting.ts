/** Suggestions come with the first use of a box: pages that nobody searches from do not carry them. */
export function suggesting({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  void import("./suggestions.ts").then(({ suggestIn }) => suggestIn(currentTarget));
}
