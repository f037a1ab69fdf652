/** Words as they stand, for a pattern of LIKE: its own signs in them mean nothing. */
export function literally(words: string): string {
  return words.replace(/[\\%_]/g, "\\$&");
}
