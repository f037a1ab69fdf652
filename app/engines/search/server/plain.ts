/** Without case and «ё»: as words are compared. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Neither a lone sign nor nothing. */
export function hasLetter(word: string): boolean {
  return /[\p{L}\d]/u.test(word);
}
