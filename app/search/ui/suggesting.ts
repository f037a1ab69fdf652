/** Suggestions come with the first use of a box: pages that nobody searches from do not carry them. */
export function suggesting(input: HTMLInputElement): void {
  void import("./suggestions.ts").then(({ suggestIn }) => suggestIn(input));
}
